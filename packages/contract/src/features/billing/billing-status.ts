/**
 * How the subscription of a company stands (product spec, section 4). `past_due` still has its plan: an invoice is
 * overdue, and the days of grace run.
 */
export const billingStatuses = [
  'trial',
  'trial_over',
  'active',
  'past_due',
  'unpaid',
  'expired',
  'suspended',
] as const;

export type BillingStatus = (typeof billingStatuses)[number];
