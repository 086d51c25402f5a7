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
