/** `card`: charged by itself each period; `quick`: BLIK or Przelewy24, each invoice paid by hand. */
export const paymentMethodKinds = ['card', 'quick'] as const;

/** One of them. */
export type PaymentMethodKind = (typeof paymentMethodKinds)[number];

/** What `quick` stands for: BLIK takes PLN, Przelewy24 also EUR. */
export type QuickMethod = 'blik' | 'p24';

/** Returns by what `quick` is paid in a currency, in lower case; nothing where it cannot be. */
export function quickMethodsFor(currency: string): readonly QuickMethod[] {
  if (currency === 'pln') return ['blik', 'p24'];
  return currency === 'eur' ? ['p24'] : [];
}

/** Returns which of the offered ways can pay a sum; without a currency, those that can pay any. */
export function methodsFor(
  offered: readonly PaymentMethodKind[],
  currency: string | undefined,
): PaymentMethodKind[] {
  const isQuick = currency !== undefined && quickMethodsFor(currency).length > 0;
  return offered.filter((method) => method === 'card' || isQuick);
}

/**
 * Whether an order takes money from a card that is stored: nobody gives it again on a page, so whoever orders has to
 * have logged in a short time ago.
 */
export function chargesStoredCard(order: {
  isChange: boolean;
  method: PaymentMethodKind;
  /** In minor units. */
  amountDue: number;
}): boolean {
  return order.isChange && order.method === 'card' && order.amountDue > 0;
}

/** Why a payment failed, as far as the buyer can do something about it (product spec, section 8). */
export const paymentFailures = ['insufficient_funds', 'wrong_card', 'authorisation'] as const;

export type PaymentFailure = (typeof paymentFailures)[number];

/** How a payment stands (product spec, section 4). */
export const paymentStatuses = ['success', 'pending', 'failed'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** Returns what a decline code of Stripe means for the buyer; null where only the bank knows. */
export function paymentFailureOf(code: string): PaymentFailure | null {
  if (code === 'insufficient_funds') return 'insufficient_funds';
  if (/^(incorrect_|invalid_)|^(expired_card|code_invalid|code_expired)$/.test(code)) return 'wrong_card';
  return /authentication|^customer_declined$/.test(code) ? 'authorisation' : null;
}
