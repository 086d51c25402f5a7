import type { ItemProblem } from '@pinfold/contract/features/publications/post-status';
import type {
  GoogleLocalPost,
  GooglePostState,
} from '../../../../providers/google-business-profile/publications.ts';

/** What became of a post at a location. `pending`: Google has it, and has not decided or shows it later. */
export type PostOutcome =
  | { status: 'pending' }
  | { status: 'published' }
  | { status: 'failed'; problem: ItemProblem };

/** Reads Google's moderation. A post that is shown without the picture that we sent has failed. */
export function postOutcomeOf(post: GoogleLocalPost, hasPicture: boolean): PostOutcome {
  const state = stateOf(post);
  if (state === 'REJECTED') return { status: 'failed', problem: 'policy' };
  if (!isTaken(post)) return { status: 'pending' };
  return hasPicture && (post.media ?? []).length === 0
    ? { status: 'failed', problem: 'image_missing' }
    : { status: 'published' };
}

/** Between the dates of a series Google may call it whatever it likes: it has taken it. */
function isTaken(post: GoogleLocalPost): boolean {
  const state = stateOf(post);
  return (
    state === 'LIVE' ||
    state === 'RECURRING' ||
    (post.event?.recurrenceInfo !== undefined && state !== 'PROCESSING')
  );
}

/** One without a state, or with a new one, has not been decided. */
export function stateOf({ state }: GoogleLocalPost): GooglePostState {
  return state === undefined || state === 'LOCAL_POST_STATE_UNSPECIFIED' ? 'PROCESSING' : state;
}
