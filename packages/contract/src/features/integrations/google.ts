/** How a place of a Google account stands to Pinfold; only the first kind can be imported. */
export const googlePlaceStates = [
  'importable',
  'imported',
  'imported_elsewhere',
  'duplicate',
  'unverified',
] as const;

/** Whether a place at Google can be imported, and why not. */
export type GooglePlaceState = (typeof googlePlaceStates)[number];

/** Whether a place can be imported: it is verified at Google and not yet in Pinfold. */
export function canImportPlace({ state }: { state: GooglePlaceState }): boolean {
  return state === 'importable';
}

/** Why the places of an account could not be read. */
export const placesProblems = ['access_lost', 'not_answered'] as const;

export type PlacesProblem = (typeof placesProblems)[number];

/** What can become of a place that was chosen for an import (product spec, section 4). */
export const importOutcomes = ['imported', 'errored', 'already_imported', 'unverified_ignored'] as const;

/** What became of one place of an import. */
export type ImportOutcome = (typeof importOutcomes)[number];

/**
 * Why a place could not be imported. `access_lost`: the grant ended on the way; `place_denied`: Google does not let this
 * account read the place; `not_answered`: Google did not answer, however often it was asked.
 */
export const importProblems = [
  'not_found',
  'place_denied',
  'access_lost',
  'not_answered',
  'missing_information',
  'imported_elsewhere',
  'limit_reached',
  'plan_ended',
] as const;

/** Why a place could not be imported. */
export type ImportProblem = (typeof importProblems)[number];

/** The pages from which a Google account can be connected, and to which the user returns. */
export const returnPlaces = ['accounts', 'import', 'wizard', 'wizard_add'] as const;

/** A page to which the user returns after connecting an account. */
export type ReturnPlace = (typeof returnPlaces)[number];

/** What somebody is invited to be at Google: of a place or a group of places. */
export const invitationRoles = ['primary_owner', 'owner', 'manager', 'site_manager'] as const;

/** What an invitation makes of who accepts it. */
export type InvitationRole = (typeof invitationRoles)[number];

/** What becomes of an invitation. */
export const invitationAnswers = ['accept', 'decline'] as const;

/** Whether an invitation is accepted. */
export type InvitationAnswer = (typeof invitationAnswers)[number];

/** By what the location is found that an invitation is about. */
export const invitationSigns = ['place_id', 'name'] as const;

/** How sure it is which location an invitation is about. */
export type InvitationSign = (typeof invitationSigns)[number];
