/** What becomes of an order: it is sent to Stripe, waits for its payment, and ends in one of three ways. */
export const orderStatuses = ['creating', 'open', 'paid', 'failed', 'expired'] as const;

export type OrderStatus = (typeof orderStatuses)[number];

const next: Record<OrderStatus, readonly OrderStatus[]> = {
  creating: ['open', 'paid', 'failed', 'expired'],
  open: ['paid', 'failed', 'expired'],
  // Money that arrives after its time is money: the sync finds it.
  failed: ['paid'],
  expired: ['paid'],
  paid: [],
};

/** Whether an order that is `from` can become `to`. */
export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return next[from].includes(to);
}

/** Whether nobody else of the company can order yet. */
export function isUnderWay(status: OrderStatus): boolean {
  return status === 'creating' || status === 'open';
}
