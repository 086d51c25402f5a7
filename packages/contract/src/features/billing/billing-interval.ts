/** How often a plan is paid for. */
export const billingIntervals = ['month', 'year'] as const;

/** One of them. */
export type BillingInterval = (typeof billingIntervals)[number];
