import type { ItemProblem } from '@pinfold/contract/features/publications/post-status';
import type { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import type {
  GoogleLocalPost,
  GooglePostState,
} from '../../../providers/google-business-profile/publications.ts';

/** What became of a post at a location. `pending`: Google has it, and has not decided or shows it later. */
export type PostOutcome =
  | { status: 'pending' }
  | { status: 'published' }
  | { status: 'failed'; problem: ItemProblem };

/** Reads Google's moderation. A post that is shown without the picture that we sent has failed. */
export function outcomeOf(post: GoogleLocalPost, hasPicture: boolean): PostOutcome {
  const state = stateOf(post);
  if (state === 'REJECTED') return { status: 'failed', problem: 'policy' };
  if (state !== 'LIVE' && state !== 'RECURRING') return { status: 'pending' };
  return hasPicture && (post.media ?? []).length === 0
    ? { status: 'failed', problem: 'image_missing' }
    : { status: 'published' };
}

/** One without a state, or with a new one, has not been decided. */
export function stateOf({ state }: GoogleLocalPost): GooglePostState {
  return state === undefined || state === 'LOCAL_POST_STATE_UNSPECIFIED' ? 'PROCESSING' : state;
}

/** Whether Google refused a post because of its picture alone, which it may fetch another time. */
export function isPictureRefused({ reasons }: Pick<GoogleError, 'reasons'>): boolean {
  return reasons.some((reason) => reason === 'PHOTO_FETCH_FAILED' || reason === 'PHOTO_UPLOAD_FAILED');
}

/** What a refusal that trying again cannot change means; undefined when trying again may help. */
export function failureOf(error: Pick<GoogleError, 'kind' | 'reasons'>): ItemProblem | undefined {
  const [known] = error.reasons.flatMap((reason) => problems[reason] ?? []);
  if (known !== undefined) return known;
  switch (error.kind) {
    case 'denied':
      return 'access_lost';
    // The location is not in the account any more.
    case 'not_found':
      return 'access_lost';
    case 'unverified':
      return 'unverified';
    case 'invalid':
      return isPictureRefused(error) ? 'image_not_fetched' : 'invalid';
    default:
      return undefined;
  }
}

const problems: Readonly<Record<string, ItemProblem>> = {
  SERVICE_DISABLED: 'api_disabled',
  OPERATION_UNSUPPORTED_UNDER_ACCOUNT_CONDITION: 'cannot_post',
  LOCATION_DISABLED_FOR_LOCAL_POST_API: 'cannot_post',
};
