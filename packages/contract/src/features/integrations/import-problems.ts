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
