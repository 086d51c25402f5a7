/** `card`: charged by itself each period; `quick`: BLIK or Przelewy24, each invoice paid by hand. */
export const paymentMethodKinds = ['card', 'quick'] as const;

/** One of them. */
export type PaymentMethodKind = (typeof paymentMethodKinds)[number];

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
