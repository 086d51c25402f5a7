/** Bands of the quality score (product spec, section 5), from the worst to the best. */
export const qualityBands = ['very_weak', 'weak', 'medium', 'good', 'very_good'] as const;

/** One band of the quality score. */
export type QualityBand = (typeof qualityBands)[number];

/** The band of a score from 0 to 100: 0–19, 20–40, 41–74, 75–89, 90–100. */
export function qualityBand(score: number): QualityBand {
  const rounded = Math.round(score);
  if (rounded < 20) return 'very_weak';
  if (rounded <= 40) return 'weak';
  if (rounded < 75) return 'medium';
  return rounded < 90 ? 'good' : 'very_good';
}

/** The scores of a band, both ends included. */
export function qualityBandRange(band: QualityBand): [from: number, to: number] {
  return ranges[band];
}

const ranges: Record<QualityBand, [number, number]> = {
  very_weak: [0, 19],
  weak: [20, 40],
  medium: [41, 74],
  good: [75, 89],
  very_good: [90, 100],
};
