/** How many results of a search are looked at; beyond them a place counts as missing (product spec, section 9). */
export const rankDepth = 20;

/** What a missing place counts as where every point counts. */
export const missingRank: number = rankDepth + 1;

/** How many competitors' listings a company compares itself with (product spec, section 5). */
export const maxCompetitors = 5;

/** How many keywords one call can ask for. */
export const maxRankKeywords = 20;
