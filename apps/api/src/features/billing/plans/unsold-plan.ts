import { and, eq, lte, not, or, sql, type SQL } from 'drizzle-orm';
import { planCapabilities, standardPlan } from '@pinfold/contract/access/plan';
import type { OperatorCompany } from '@pinfold/contract/features/billing/operators.endpoints';
import type { Config } from '../../../config.ts';
import { oneRow, type Queryable } from '../../../database/database.ts';
import { StartupError } from '../../../startup-error.ts';
import { companies } from '../../company/company.table.ts';
import { suspendedAs } from '../operators/suspension.ts';

/** What every company has where nothing is sold: all there is, without limits and without an end. */
export const unsoldPlan = {
  planName: standardPlan.name,
  planCapabilities: [...planCapabilities],
  planLimits: {},
  planIsFreeTrial: false,
  planExpiresAt: null,
};

/**
 * Gives it to companies of an installation that does not sell, or no longer, that are on trial, whose plan has ended or
 * that owe something: nobody could buy anything any more. What an operator has granted ends when they said, and who is
 * closed by one stays closed.
 */
export async function freeCompanies(queries: Queryable, now: Date): Promise<void> {
  const id = sql`companies.id`;
  const isClosed = suspendedAs(id);
  const owes = and(eq(companies.planIsUnpaid, true), not(isClosed));
  const hasEnded = or(lte(companies.planExpiresAt, now), owes);
  const isBought = or(eq(companies.hasBillingSubscription, true), not(grantedTo(id)));
  await queries
    .update(companies)
    .set({ ...unsoldPlan, planIsUnpaid: isClosed, isPaying: false, hasBillingSubscription: false })
    .where(or(eq(companies.planIsFreeTrial, true), and(hasEnded, isBought)));
}

/**
 * Refuses to stop selling because a setting got lost: everybody's trial would become all there is for good.
 * @throws StartupError
 */
export async function refuseForgottenKey(
  { PINFOLD_BILLING }: Pick<Config, 'PINFOLD_BILLING'>,
  queries: Queryable,
): Promise<void> {
  if (PINFOLD_BILLING !== 'auto') return;
  const { sold } = await oneRow<{ sold: boolean }>(
    queries,
    sql`select exists (select from billing_prices) or exists (select from billing_subscriptions) as sold`,
  );
  if (sold)
    throw new StartupError(
      'Plans were sold here, and STRIPE_SECRET_KEY is not set: set it with STRIPE_WEBHOOK_SECRET, or set PINFOLD_BILLING=off to give every company all there is.',
    );
}

/** Whether an operator has ever granted a plan to a company. */
function grantedTo(companyId: SQL): SQL {
  const field: keyof OperatorCompany = 'plan_expires_at';
  return sql`exists (select from operator_changes where company_id = ${companyId} and change ? ${field}::text)`;
}
