import { expect, test } from 'vitest';
import type { GoogleLocalPost } from '../../../../providers/google-business-profile/publications.ts';
import { postOutcomeOf } from './post-outcome.ts';

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
  expect(postOutcomeOf(post, hasPicture)).toEqual(outcome);
});
