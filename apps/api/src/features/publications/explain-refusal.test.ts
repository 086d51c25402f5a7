import { expect, test } from 'vitest';
import { googleError } from '../../providers/google-business-profile/google-request.ts';
import { itemProblemOf } from './explain-refusal.ts';

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
  expect(itemProblemOf(googleError({ status, body, retryAfter: undefined }))).toBe(problem);
});
