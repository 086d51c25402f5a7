import type { SubscriptionDetails } from '@pinfold/contract/features/billing/subscription.endpoints';
import { unavailable } from '../../../providers/provider-request.ts';
import type { Services } from '../../../services.ts';
import { requireSellingTo } from '../require-selling.ts';
import { syncForBuyer } from '../sync/sync-company-billing.ts';
import { runningSubscription, subscriptionDetails } from './subscription.queries.ts';

/**
 * Lets the subscription end with its period, or go on after it. Doing it twice changes nothing, and
 * without a subscription there is nothing to do.
 * @throws Problem `too_many_attempts`, `provider_unavailable`, `not_found` where no plans are sold
 */
export async function endAtPeriodEnd(
  services: Services,
  companyId: number,
  ends: boolean,
): Promise<SubscriptionDetails> {
  const { database, log } = services;
  const stripe = await requireSellingTo(services, companyId);
  const running = await runningSubscription(database.queries, companyId);
  if (running)
    await stripe
      .ask((client) =>
        client.subscriptions.update(running.stripeSubscriptionId, { cancel_at_period_end: ends }),
      )
      .then(() => syncForBuyer(services, companyId))
      .catch(unavailable(log, 'Stripe', 'provider_unavailable'));
  return subscriptionDetails(services, companyId);
}
