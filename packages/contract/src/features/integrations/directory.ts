import type { FeatureFlag } from '../../access/feature-flags.ts';

/** The maps and networks beyond Google that can list a company's locations. */
export const directories = ['apple', 'bing', 'facebook'] as const;

/** A map or network beyond Google. */
export type Directory = (typeof directories)[number];

/** The switch of an installation for each directory. */
export const directoryFlags: Readonly<Record<Directory, FeatureFlag>> = {
  apple: 'apple_maps',
  bing: 'map_settings',
  facebook: 'facebook_accounts',
};

/** How far the connection of a company to a directory is. */
export const directoryAccountStatuses = ['configuration_in_progress', 'complete', 'disconnected'] as const;

/** How far the connection of a company to a directory is. */
export type DirectoryAccountStatus = (typeof directoryAccountStatuses)[number];

/**
 * Why an account at a directory is good no more, or soon. `app_removed`: its owner removed our app. `password_changed`,
 * `ended`: the access has ended. `expired`: it has to be confirmed again; what is linked stays in step.
 */
export const directoryAccountProblems = ['app_removed', 'password_changed', 'ended', 'expired'] as const;

/** Why an account at a directory is good no more, or soon. */
export type DirectoryAccountProblem = (typeof directoryAccountProblems)[number];

/**
 * How far a location is with a directory. `off`: we send nothing more, what is there stays. `waiting`: to be sent.
 * `in_review`: sent and not decided. `publishing`: accepted and not shown. `rejected`: the directory refuses to show it.
 * `failed`: it could not be sent. `waiting_for_brand`: it is sent when the directory shows its brand. `conflict`: it was
 * changed there and here, and a person has to choose. `removing`: to be taken out of the directory. `removed`: taken out,
 * and can be restored.
 */
export const directoryListingStates = [
  'off',
  'waiting',
  'in_review',
  'publishing',
  'published',
  'rejected',
  'failed',
  'waiting_for_brand',
  'conflict',
  'removing',
  'removed',
] as const;

/** How far a location is with a directory. */
export type DirectoryListingState = (typeof directoryListingStates)[number];

/**
 * Why a directory does not list a location, or not all of it. `field_missing`: the location lacks what the directory asks
 * for. `field_cut`: it is shown in part, since the directory can hold no more.
 * `field_refused`, `refused`: the directory does not take it as it is. `quality_issue`: found by its review.
 * `access_denied`: it refuses this installation. `access_ended`: the account, or its right to
 * this listing, is good no more. `brand_missing`: the brand has no name in its country. `brand_in_review`: the directory
 * does not show the brand yet. `brand_refused`: it refuses the brand. `brand_failed`: the brand could not be sent.
 * `changed_elsewhere`: others changed it there. `field_overridden`: the directory shows something else than it was sent.
 * `gone`: it has the listing no longer. `not_delivered`: it did not answer, however often it was asked.
 */
export const directoryProblemCodes = [
  'field_missing',
  'field_cut',
  'field_refused',
  'refused',
  'quality_issue',
  'access_denied',
  'access_ended',
  'brand_missing',
  'brand_in_review',
  'brand_refused',
  'brand_failed',
  'changed_elsewhere',
  'field_overridden',
  'gone',
  'not_delivered',
] as const;

/** Why a directory does not list a location. */
export type DirectoryProblemCode = (typeof directoryProblemCodes)[number];

/** Days within which a directory decides about a new listing (product spec, section 9). */
export const directoryReviewDays = 10;

/** Whether sending a listing to its directory can be tried again by a person. */
export function canRetryListing({ state }: { state: DirectoryListingState }): boolean {
  return state === 'rejected' || state === 'failed';
}
