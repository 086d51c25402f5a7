import { canRetry, itemStatus } from '@pinfold/contract/features/publications/post-status';
import type { PostItem, PostItemState } from './posts.queries.ts';

/** How far a post is at a location, in the states that people filter by. */
export function postItemState({ status, problem }: Pick<PostItem, 'status' | 'problem'>): PostItemState {
  if (status === itemStatus.published) return 'published';
  if (status !== itemStatus.notPublished) return 'processing';
  return problem === 'policy' ? 'rejected' : 'failed';
}

/** What can be done about a location that has not got its post: send the same again, or another text. */
export type PostItemRemedy = 'retry' | 'fix';

/** Returns what solves a location's problem; undefined where nothing is wrong, or where only a new post helps. */
export function postItemRemedy(item: Pick<PostItem, 'status' | 'problem'>): PostItemRemedy | undefined {
  const state = postItemState(item);
  if (state === 'rejected') return 'fix';
  if (state !== 'failed' || item.problem === null) return undefined;
  if (item.problem === 'invalid') return 'fix';
  return canRetry(item.problem) ? 'retry' : undefined;
}
