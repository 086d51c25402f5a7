/** How many results of a search are looked at; beyond them a listing or a website counts as missing (product spec, section 9). */
export const rankDepth = 20;

/** What a missing one counts as where every lookup counts. */
export const missingRank: number = rankDepth + 1;
