/** How good a net sentiment score is. */
export const sentimentBands = ['positive', 'neutral', 'negative'] as const;

/** One band of scores. */
export type SentimentBand = (typeof sentimentBands)[number];

/**
 * The band of a net sentiment score as it is shown, in whole points: positive from 21, negative to -21 (product spec,
 * section 5).
 */
export function sentimentBand(score: number): SentimentBand {
  const shown = Math.round(score);
  if (shown > 20) return 'positive';
  return shown < -20 ? 'negative' : 'neutral';
}
