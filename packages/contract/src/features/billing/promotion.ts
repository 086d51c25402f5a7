/** A promotion code is for monthly plans (1) or for all others (2) (product spec, section 7). */
export type PromotionPeriod = 1 | 2;

/** Returns which codes an interval takes. */
export function promotionPeriod(interval: 'month' | 'year'): PromotionPeriod {
  return interval === 'month' ? 1 : 2;
}

/**
 * Returns the code of a campaign for an interval, so that switching the interval swaps it; undefined if the campaign is
 * over or has none for it.
 */
export function campaignCode(
  campaigns: readonly { name: string; codes: readonly { code: string; period: PromotionPeriod }[] }[],
  name: string | null,
  interval: 'month' | 'year',
): string | undefined {
  const codes = campaigns.find((campaign) => campaign.name === name)?.codes;
  return codes?.find(({ period }) => period === promotionPeriod(interval))?.code;
}
