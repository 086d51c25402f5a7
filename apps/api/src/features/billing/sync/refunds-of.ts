import type { StripeConnection } from '../../../providers/stripe/stripe-connection.ts';
import type { Payment } from './corrections.ts';
import { mostAtOnce } from './read-billing.ts';

/** What has become of the refunds of a payment. */
interface Refunds {
  /** How many were made, whatever became of them. */
  count: number;
  /** All of the payment is given back, or on its way. */
  isWhole: boolean;
}

/**
 * Reads the refunds of a payment. One that failed gives nothing back, and one that an operator made may be a part.
 * @throws StripeFailure
 */
export async function refundsOf(
  stripe: StripeConnection,
  { paymentIntent, amount }: Payment,
): Promise<Refunds> {
  const { data } = await stripe.ask((client) =>
    client.refunds.list({ payment_intent: paymentIntent, limit: mostAtOnce }),
  );
  const given = data
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, one) => sum + one.amount, 0);
  return { count: data.length, isWhole: given >= amount };
}
