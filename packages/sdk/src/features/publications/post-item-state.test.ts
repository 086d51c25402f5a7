import { expect, test } from 'vitest';
import type { PostItem } from './posts.queries.ts';
import { postItemRemedy, postItemState } from './post-item-state.ts';

type Case = [
  status: PostItem['status'],
  problem: PostItem['problem'],
  state: string,
  remedy: string | undefined,
];

test.each<Case>([
  [1, null, 'processing', undefined],
  [2, null, 'processing', undefined],
  [3, null, 'published', undefined],
  [3, 'image_missing', 'published', undefined],
  [4, 'policy', 'rejected', 'fix'],
  [4, 'invalid', 'failed', 'fix'],
  [4, 'not_delivered', 'failed', 'retry'],
  [4, 'image_not_fetched', 'failed', 'retry'],
  [4, 'unverified', 'failed', 'retry'],
  [4, 'gone', 'failed', undefined],
])(
  'PUB-02 an item of status %i with problem %s is %s, and mended by %s',
  (status, problem, state, remedy) => {
    expect(postItemState({ status, problem })).toBe(state);
    expect(postItemRemedy({ status, problem })).toBe(remedy);
  },
);
