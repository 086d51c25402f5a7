/** How far a post is (product spec, section 4); a series is `repeating` until it is stopped or its last date is over. */
export const postStatuses = ['creating', 'planned', 'repeating', 'sent', 'deleting', 'deleted'] as const;

export type PostStatus = (typeof postStatuses)[number];

/** How far a post is at one location, and its wire value. */
export const itemStatus = { waiting: 1, sending: 2, published: 3, notPublished: 4 } as const;

export type ItemStatus = (typeof itemStatus)[keyof typeof itemStatus];

/** Why a post or a photo is not published at a location. */
export const itemProblems = [
  /** Google's moderation rejected it; it gives no reason. */
  'policy',
  /** Google could not fetch the picture, or did not take it. */
  'image_not_fetched',
  /** It has fewer pixels than Google takes. */
  'image_too_small',
  /** Published, but without its picture. */
  'image_missing',
  'unverified',
  'cannot_post',
  /** The connection to the Google account has ended, or lost its right. */
  'access_lost',
  /** The Google project does not have the API switched on. */
  'api_disabled',
  /** Published once, and taken away by Google later. */
  'gone',
  /** Google calls a part of it invalid. */
  'invalid',
  /** Google has not decided within a week. */
  'undecided',
  'not_delivered',
] as const;

export type ItemProblem = (typeof itemProblems)[number];

/** Why a location can have no post. */
export const postExclusions = ['not_profile_owner', 'unverified', 'cannot_post', 'no_account'] as const;

export type PostExclusion = (typeof postExclusions)[number];

/** What decides whether a location can have posts. */
export interface PostableLocation {
  /** False for a location that is only watched. */
  isOwner: boolean;
  isVerified: boolean;
  /** As Google says it of the listing; null where it has not said. */
  canPost: boolean | null;
  hasAccount: boolean;
}

/** Why a location can have no post; undefined if it can. */
export function postExclusion({
  isOwner,
  isVerified,
  canPost,
  hasAccount,
}: PostableLocation): PostExclusion | undefined {
  if (!isOwner) return 'not_profile_owner';
  if (!hasAccount) return 'no_account';
  if (!isVerified) return 'unverified';
  return canPost === false ? 'cannot_post' : undefined;
}

const finalProblems: readonly ItemProblem[] = ['policy', 'image_too_small', 'invalid', 'gone'];

/** Whether a problem is solved by sending the same again. What policy rejected goes only changed. */
export function canRetry(problem: ItemProblem): boolean {
  return !finalProblems.includes(problem);
}
