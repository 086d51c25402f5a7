/** How many results of a search are looked at; beyond them a listing or a website counts as missing (product spec, section 9). */
export const rankDepth = 20;

/** What a missing one counts as where every lookup counts. */
export const missingRank: number = rankDepth + 1;

/** How many places were gained since an earlier position; a missing place counts 21. */
export function rankChange(best: number | null, earlier: number | null): number {
  return (earlier ?? missingRank) - (best ?? missingRank);
}
