import { eq } from 'drizzle-orm';
import type { SubscriptionDetails } from '@pinfold/contract/features/billing/subscription.endpoints';
import { subscriptionState } from '@pinfold/contract/features/billing/subscription-state';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { companies } from '../../company/company.table.ts';
import { isSuspended } from '../operators/suspension.ts';
import { soldPlans } from '../plans/default-plans.ts';
import { billingPrices } from '../plans/billing-prices.table.ts';
import { requireSelling } from '../require-selling.ts';
import { billingSubscriptions } from './billing-subscriptions.table.ts';
import { graceEndOf, type SubscriptionRow } from './subscription-lifecycle.ts';

/**
 * Returns how the plan of a company stands, whether it is paid for, on trial or was given to it.
 * @throws Problem `not_found` where no plans are sold
 */
export async function subscriptionDetails(
  services: Services,
  companyId: number,
): Promise<SubscriptionDetails> {
  const { database, config, now } = services;
  requireSelling(services);
  const { queries } = database;
  const [company] = await queries
    .select({
      plan_name: companies.planName,
      expiresAt: companies.planExpiresAt,
      is_unpaid: companies.planIsUnpaid,
      is_free_trial: companies.planIsFreeTrial,
    })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company) throw new Error('a member has a company');
  const row = await runningSubscription(queries, companyId);
  const terms = { ...company, expires_at: company.expiresAt?.toISOString() ?? null };
  const state = subscriptionState(terms, now().getTime());
  const endsAt = row?.periodEnd ?? company.expiresAt;
  return {
    status: (await isSuspended(queries, companyId)) ? 'suspended' : (row?.status ?? state),
    plan_name: company.plan_name,
    ends_at: endsAt?.toISOString() ?? null,
    subscription: row
      ? {
          plan: row.planKey,
          plan_name: soldPlans(config).find(({ key }) => key === row.planKey)?.name ?? company.plan_name,
          price: await lookupKeyOf(queries, row.stripePriceId),
          quantity: row.quantity,
          interval: row.interval,
          currency: row.currency,
          entitled_plan: row.entitledPlanKey,
          entitled_quantity: row.entitledQuantity,
          period_start: row.periodStart.toISOString(),
          period_end: row.periodEnd.toISOString(),
          ends_at_period_end: row.cancelAtPeriodEnd,
          grace_ends_at:
            graceEndOf(row.pastDueSince, config.PINFOLD_BILLING_GRACE_DAYS)?.toISOString() ?? null,
          payment_method: row.method,
          card: row.card,
        }
      : null,
  };
}

/** The subscription of a company, unless it has ended. */
export async function runningSubscription(
  queries: Queryable,
  companyId: number,
): Promise<SubscriptionRow | undefined> {
  const [row] = await queries
    .select()
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.companyId, companyId));
  return row?.status === 'expired' ? undefined : row;
}

async function lookupKeyOf(queries: Queryable, stripePriceId: string): Promise<string | null> {
  const [price] = await queries
    .select({ key: billingPrices.lookupKey })
    .from(billingPrices)
    .where(eq(billingPrices.stripePriceId, stripePriceId));
  return price?.key ?? null;
}
