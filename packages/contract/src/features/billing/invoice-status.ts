/** Stripe's own words: a draft is still being counted, `void` and `uncollectible` ask for nothing any more. */
export const invoiceStatuses = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;

/** One of them. */
export type InvoiceStatus = (typeof invoiceStatuses)[number];
