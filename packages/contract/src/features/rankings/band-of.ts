import type { RankBand } from './rank-enums.ts';

/** The band of a position: 1-3, 4-10, 11-20, or beyond where it is null (product spec, section 9). */
export function bandOf(best: number | null): RankBand {
  if (best === null || best > 20) return 'beyond';
  if (best <= 3) return 'top3';
  return best <= 10 ? 'top10' : 'top20';
}
