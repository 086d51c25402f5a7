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
