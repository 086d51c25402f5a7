import { and, eq } from 'drizzle-orm';
import type {
  CompanySwitches,
  OperatorCompany,
  PlanGrant,
  Suspension,
} from '@pinfold/contract/features/billing/operators.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { companies } from '../../company/company.table.ts';
import { soldPlans } from '../plans/default-plans.ts';
import { givePlan } from '../plans/give-plan.ts';
import { billingSubscriptions } from '../subscription/billing-subscriptions.table.ts';
import { hasRunningSubscription } from '../subscription/has-running-subscription.ts';
import { syncBilling } from '../sync/sync-billing.job.ts';
import { companyForOperator } from './operator-companies.queries.ts';
import { recordChange, type Signature } from './record-change.ts';
import { suspensionField } from './suspension.ts';

/**
 * Switches what operators alone may switch. Members see it at once.
 * @throws Problem `not_found`
 */
export function changeSwitches(
  services: Services,
  companyId: number,
  { operator, reason, ...switches }: CompanySwitches,
): Promise<OperatorCompany> {
  return change(services, companyId, { operator, reason }, async (tx) => {
    const columns = {
      disabledModules: switches.disabled_modules,
      featureFlags: switches.feature_flags,
      canAddNewCompanies: switches.can_add_new_companies,
      canCreateGmbLocations: switches.can_create_gmb_locations,
      enabledStoreLocator: switches.enabled_store_locator,
      enabledReviewBooster: switches.enabled_review_booster,
      isTesting: switches.is_testing,
      isAgency: switches.is_agency,
    };
    if (Object.values(columns).some((value) => value !== undefined))
      await tx.update(companies).set(columns).where(eq(companies.id, companyId));
    return undefined;
  });
}

/**
 * Gives a company a plan by hand, in place of the one that it has.
 * @throws Problem `not_found`, `subscription_running` where Stripe would overwrite it, `invalid_request` for a plan that is
 * not sold
 */
export function grantPlanTo(
  services: Services,
  companyId: number,
  { operator, reason, plan: key, quantity, expires_at }: PlanGrant,
): Promise<OperatorCompany> {
  const plan = soldPlans(services.config).find((one) => one.key === key);
  if (!plan)
    throw new Problem('invalid_request', { errors: [{ path: 'body.plan', message: 'not sold here' }] });
  return change(services, companyId, { operator, reason }, async (tx) => {
    // Where nothing is sold any more, nobody is told of its end.
    if (services.stripe && (await hasRunningSubscription(tx, companyId)))
      throw new Problem('subscription_running');
    await givePlan(services, tx, companyId, {
      plan,
      endsAt: expires_at === null ? null : new Date(expires_at),
      maxLocations: quantity ?? undefined,
    });
    return undefined;
  });
}

/**
 * Closes a company, or opens it again as far as it has paid.
 * @throws Problem `not_found`
 */
export function suspend(
  services: Services,
  companyId: number,
  { operator, reason, is_suspended }: Suspension,
): Promise<OperatorCompany> {
  return change(services, companyId, { operator, reason }, async (tx) => {
    await tx
      .update(companies)
      .set({ planIsUnpaid: is_suspended || (await owes(services, tx, companyId)) })
      .where(eq(companies.id, companyId));
    await services.live.publish(tx, companyId, { topic: 'billing', ids: [] });
    // Who has bought may be overdue, which Stripe knows.
    await services.jobs.enqueue(tx, syncBilling, [{ payload: { companyId } }]);
    // What is written down is what counts.
    return { [suspensionField]: is_suspended };
  });
}

/** Locks the company, changes it, and writes down what has become of it. */
function change(
  services: Services,
  companyId: number,
  signature: Signature,
  make: (tx: Queryable) => Promise<Partial<OperatorCompany> | undefined>,
): Promise<OperatorCompany> {
  const { database, live } = services;
  return database.queries.transaction(async (tx) => {
    await tx
      .select({ id: companies.id })
      .from(companies)
      .where(eq(companies.id, companyId))
      .for('no key update');
    const before = await companyForOperator(tx, companyId);
    const said = await make(tx);
    const after = { ...(await companyForOperator(tx, companyId)), ...said };
    await recordChange(services, tx, companyId, signature, { before, after });
    await live.publish(tx, companyId, { topic: 'company', ids: [companyId] });
    return after;
  });
}

/** As Stripe said last; where nothing is sold, nobody can pay. */
async function owes({ stripe }: Services, tx: Queryable, companyId: number): Promise<boolean> {
  if (!stripe) return false;
  const unpaid = await tx
    .select({ companyId: billingSubscriptions.companyId })
    .from(billingSubscriptions)
    .where(
      and(eq(billingSubscriptions.companyId, companyId), eq(billingSubscriptions.stripeStatus, 'unpaid')),
    );
  return unpaid.length > 0;
}
