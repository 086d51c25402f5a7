/** What a table of figures is sorted by; `-` first is from the highest. */
export const analyticsOrders = [
  'name',
  '-count',
  'count',
  '-average_rating',
  'average_rating',
  '-replied_share',
  'replied_share',
  '-nss',
  'nss',
] as const;

/** One order of a table of figures. */
export type AnalyticsOrder = (typeof analyticsOrders)[number];

/** Reviews by how they sound. */
export interface SentimentCounts {
  positive: number;
  neutral: number;
  negative: number;
  mixed: number;
}

/**
 * The net sentiment score: the percentage of positive reviews minus that of negative ones, among those of which it is
 * known how they sound; -100 to 100, not rounded. Undefined when it is known of none.
 */
export function netSentiment({ positive, neutral, negative, mixed }: SentimentCounts): number | undefined {
  const known = positive + neutral + negative + mixed;
  return known === 0 ? undefined : ((positive - negative) / known) * 100;
}

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
