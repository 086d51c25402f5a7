import { countTry } from '../../limits/throttle.ts';
import { Problem } from '../../problem.ts';
import type { StripeConnection } from '../../providers/stripe/stripe-connection.ts';
import type { Services } from '../../services.ts';

/**
 * Returns who takes the payments. Where no plans are sold, whatever belongs to selling is not there.
 * @throws Problem `not_found`
 */
export function requireSelling({ stripe }: Pick<Services, 'stripe'>): StripeConnection {
  if (!stripe) throw new Problem('not_found');
  return stripe;
}

/**
 * The same for a call that Stripe has to answer. It is counted, so that one company does not use up the calls of all.
 * @throws Problem `not_found`, `too_many_attempts`
 */
export async function requireSellingTo(services: Services, companyId: number): Promise<StripeConnection> {
  const stripe = requireSelling(services);
  await countTry(services, { purpose: 'payment', account: String(companyId) });
  return stripe;
}
