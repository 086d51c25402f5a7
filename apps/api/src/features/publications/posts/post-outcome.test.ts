import { expect, test } from 'vitest';
import { googleError } from '../../../providers/google-business-profile/google-error.ts';
import type { GoogleLocalPost } from '../../../providers/google-business-profile/publications.ts';
import { failureOf, outcomeOf } from './post-outcome.ts';

const name = 'accounts/1/locations/rynek/localPosts/5';
const media = [{ name: 'media/1' }];

test.each<[GoogleLocalPost, boolean, object]>([
  [{ name, state: 'LIVE' }, false, { status: 'published' }],
  [{ name, state: 'RECURRING' }, false, { status: 'published' }],
  [{ name, state: 'LIVE', media }, true, { status: 'published' }],
  [{ name, state: 'LIVE' }, true, { status: 'failed', problem: 'image_missing' }],
  [{ name, state: 'REJECTED' }, true, { status: 'failed', problem: 'policy' }],
  [{ name, state: 'PROCESSING' }, true, { status: 'pending' }],
  [{ name, state: 'SCHEDULED' }, true, { status: 'pending' }],
  [{ name }, false, { status: 'pending' }],
])('PUB-02 only a state publishes a post: %o, sent with a picture %s', (post, hasPicture, outcome) => {
  expect(outcomeOf(post, hasPicture)).toEqual(outcome);
});

const refusal = (code: string | number) => ({
  error: {
    status: 'INVALID_ARGUMENT',
    details: [
      {
        '@type': 'type.googleapis.com/google.mybusiness.v4.ValidationError',
        errorDetails: [{ code, field: 'media.source_url', message: 'No.' }],
      },
    ],
  },
});
const disabled = {
  error: {
    status: 'PERMISSION_DENIED',
    details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'SERVICE_DISABLED' }],
  },
};

test.each<[number, object, string | undefined]>([
  [400, refusal('PHOTO_FETCH_FAILED'), 'image_not_fetched'],
  [400, refusal('PHOTO_UPLOAD_FAILED'), 'image_not_fetched'],
  [400, refusal('LOCATION_DISABLED_FOR_LOCAL_POST_API'), 'cannot_post'],
  [400, refusal('OPERATION_UNSUPPORTED_UNDER_ACCOUNT_CONDITION'), 'cannot_post'],
  [400, refusal('STRING_TOO_LONG'), 'invalid'],
  [400, refusal(3), 'invalid'],
  [400, {}, 'invalid'],
  [400, { error: { status: 'FAILED_PRECONDITION' } }, 'unverified'],
  [403, disabled, 'api_disabled'],
  [403, {}, 'access_lost'],
  [404, {}, 'access_lost'],
  [429, {}, undefined],
  [500, {}, undefined],
])('PUB-02 a refusal with %i and %j is told as %s', (status, body, problem) => {
  expect(failureOf(googleError(status, body, null))).toBe(problem);
});
