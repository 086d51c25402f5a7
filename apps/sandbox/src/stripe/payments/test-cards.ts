import type { PaymentFailure } from '../objects/payment-objects.ts';

/** What a test card does (docs.stripe.com/testing). */
export interface TestCard {
  number: string;
  brand: 'visa';
  /** The failure of every payment. */
  declines?: DeclineCode;
  /** It can be saved, and never pays. */
  declinesAfterSaving?: boolean;
  /** When 3-D Secure asks: until the card is set up for later, or each time. */
  authentication?: 'setup' | 'always';
}

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa' },
  { number: '4000000000000002', brand: 'visa', declines: 'generic_decline' },
  { number: '4000000000009995', brand: 'visa', declines: 'insufficient_funds' },
  { number: '4000000000000127', brand: 'visa', declines: 'incorrect_cvc' },
  { number: '4000000000000069', brand: 'visa', declines: 'expired_card' },
  { number: '4000002500003155', brand: 'visa', authentication: 'setup' },
  { number: '4000002760003184', brand: 'visa', authentication: 'always' },
  { number: '4000000000000341', brand: 'visa', declinesAfterSaving: true },
];

/** Undefined for a number that is none of a test card. */
export function findTestCard(number: string): TestCard | undefined {
  const digits = number.replaceAll(/\D/g, '');
  return testCards.find((card) => card.number === digits);
}

export type DeclineCode = keyof typeof declines;

/** Codes and messages of failures (docs.stripe.com/declines/codes). */
const declines = {
  generic_decline: { code: 'card_declined', message: 'Your card was declined.' },
  insufficient_funds: { code: 'card_declined', message: 'Your card has insufficient funds.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  expired_card: { code: 'expired_card', message: 'Your card has expired.' },
  authentication_required: {
    code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
  authentication_failed: {
    code: 'payment_intent_authentication_failure',
    message: 'The provided payment method has failed authentication.',
  },
  customer_declined: {
    code: 'payment_method_customer_decline',
    message: 'The customer declined the payment.',
  },
  code_invalid: { code: 'payment_method_provider_decline', message: 'The BLIK code is invalid.' },
  code_expired: { code: 'payment_method_provider_decline', message: 'The BLIK code has expired.' },
  provider_timeout: {
    code: 'payment_method_provider_timeout',
    message: 'The customer did not approve the payment in time.',
  },
} as const;

/** A failure as `last_payment_error` has it; those that are no decline by the issuer have no `decline_code`. */
export function paymentFailure(decline: DeclineCode): PaymentFailure {
  const { code, message } = declines[decline];
  const isDecline = decline !== 'authentication_failed' && decline !== 'provider_timeout';
  return { code, ...(isDecline && { decline_code: decline }), message, type: 'card_error' };
}
