import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { BillingStatus } from '@pinfold/contract/features/billing/billing-status';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { companies } from '../../company/company.table.ts';
import { isSuspended } from '../operators/suspension.ts';
import { soldPlans } from '../plans/default-plans.ts';
import { billingSubscriptions } from './billing-subscriptions.table.ts';
import {
  columnsOf,
  entitlementOf,
  graceEndOf,
  statusOf,
  type SubscriptionFacts,
  type SubscriptionRow,
} from './subscription-lifecycle.ts';
import { tellOwners } from './subscription-mails.ts';

/**
 * Stores how the subscription of a locked company stands, and what its plan is by that; tells the owners what is new.
 * Returns whether anything is.
 */
export async function storeSubscription(
  services: Services,
  tx: Queryable,
  companyId: number,
  facts: SubscriptionFacts,
): Promise<boolean> {
  const { config, now } = services;
  const plans = soldPlans(config);
  const [before] = await tx
    .select()
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.companyId, companyId));
  const [company] = await tx
    .select({ limits: companies.planLimits })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company) throw new Error('a customer is a company');

  const graceDays = config.PINFOLD_BILLING_GRACE_DAYS;
  const isClosed = await isSuspended(tx, companyId);
  const status = statusOf(facts, { now: now(), graceDays, isSuspended: isClosed });
  const entitlement = entitlementOf(facts, before, plans);
  const { isChangePaid: _, ...stored } = facts;
  const after: SubscriptionRow = {
    ...stored,
    companyId,
    status,
    entitledPlanKey: entitlement.planKey,
    entitledQuantity: entitlement.quantity,
  };
  if (isDeepStrictEqual(before, after)) return false;

  await tx
    .insert(billingSubscriptions)
    .values(after)
    .onConflictDoUpdate({ target: billingSubscriptions.companyId, set: after });
  const plan = plans.find(({ key }) => key === entitlement.planKey);
  if (ownsThePlan(before?.status, status))
    await tx
      .update(companies)
      .set(columnsOf(status, facts, entitlement, { plan, limits: company.limits, isSuspended: isClosed }))
      .where(eq(companies.id, companyId));
  await tellNews(services, tx, before, after, { plan: plan?.name ?? '', graceDays });
  return true;
}

/** Once a subscription has ended, the plan belongs to vouchers and operators: an end is written once. */
function ownsThePlan(before: BillingStatus | undefined, status: BillingStatus): boolean {
  return status !== 'expired' || (before !== undefined && before !== 'expired');
}

async function tellNews(
  services: Services,
  tx: Queryable,
  before: SubscriptionRow | undefined,
  after: SubscriptionRow,
  { plan, graceDays }: { plan: string; graceDays: number },
): Promise<void> {
  const { companyId, status, periodEnd, entitledQuantity: locations } = after;
  const isNew = before?.stripeSubscriptionId !== after.stripeSubscriptionId;
  const tell = (news: Parameters<typeof tellOwners>[3], date: Date) =>
    tellOwners(services, tx, companyId, news, { plan, locations, date });
  if (isNew && status === 'active') return tell('active', periodEnd);
  if (status !== before?.status) {
    if (status === 'past_due')
      return tell('past_due', graceEndOf(after.pastDueSince, graceDays) ?? periodEnd);
    if (status === 'unpaid') return tell('unpaid', periodEnd);
    if (status === 'expired' && before) return tell('expired', after.endedAt ?? periodEnd);
    if (status === 'active' && before?.status === 'unpaid') return tell('active', periodEnd);
  }
  if (status === 'active' && after.cancelAtPeriodEnd && !before?.cancelAtPeriodEnd)
    return tell('ends', periodEnd);
}
