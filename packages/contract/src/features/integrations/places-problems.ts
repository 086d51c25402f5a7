/** Why the places of an account could not be read. */
export const placesProblems = ['access_lost', 'not_answered'] as const;

export type PlacesProblem = (typeof placesProblems)[number];
