import type { Schemas } from '../client/schema.ts';
import { TestProblem, type TestAnswers } from './answers.ts';
import { givePlan } from './billing/payments.ts';
import { hasText, now, pageOf } from './collection.ts';
import type { TestData } from './test-data.ts';

type Company = Schemas['OperatorCompany'];
type Change = Schemas['OperatorChange'];

/** What operators of the installation see and change of the one company of the in-memory API. */
export function operatorAnswers(data: TestData): TestAnswers {
  const changes: Change[] = [];
  let isSuspended = false;
  /** How the plan stands once the company is open. */
  let statusOpened = data.billing.subscription.status;
  const show = (): Company => toOperators(data, isSuspended);
  const requireCompany = (id: number) => {
    if (id !== data.company.id) throw new TestProblem('not_found');
  };

  /** Changes the company, and records what differs with who did it. */
  function change(
    id: number,
    { operator, reason = '' }: { operator: string; reason?: string },
    apply: () => void,
  ): Company {
    requireCompany(id);
    const before = show();
    apply();
    const after = show();
    const differing = (Object.keys(after) as (keyof Company)[]).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
    );
    if (differing.length > 0)
      changes.unshift({
        id: changes.length + 1,
        operator,
        reason,
        changed_at: now(),
        change: Object.fromEntries(
          differing.map((name) => [name, { before: before[name], after: after[name] }]),
        ),
      });
    return after;
  }

  return {
    listOperatorCompanies: ({ query }) =>
      pageOf(hasText(data.company.name, query.get('q')) ? [show()] : [], query, 50),
    getOperatorCompany: ({ id }) => {
      requireCompany(id);
      return show();
    },
    updateOperatorCompany: ({ id, body: { operator, reason, disabled_modules, feature_flags, ...marks } }) =>
      change(id, { operator, ...(reason !== undefined && { reason }) }, () => {
        Object.assign(data.company, marks);
        if (disabled_modules) data.company.configuration = { disabled_modules };
        if (feature_flags) data.company.feature_flags = feature_flags;
      }),
    grantPlan: ({ id, body: { operator, reason, plan: key, quantity, expires_at: endsAt } }) => {
      const { billing } = data;
      const plan = billing.plans.find((one) => one.key === key);
      if (!plan) throw new TestProblem('invalid_request', [{ path: 'body.plan', message: 'not sold here' }]);
      return change(id, { operator, ...(reason !== undefined && { reason }) }, () => {
        if (billing.subscription.subscription) throw new TestProblem('subscription_running');
        givePlan(data, plan, { endsAt, locations: quantity ?? undefined, isUnpaid: isSuspended });
        statusOpened = 'active';
        billing.subscription = {
          status: isSuspended ? 'suspended' : 'active',
          plan_name: plan.name,
          ends_at: endsAt,
          subscription: null,
        };
      });
    },
    suspendCompany: ({ id, body: { operator, reason, is_suspended: wanted } }) =>
      change(id, { operator, ...(reason !== undefined && { reason }) }, () => {
        const { billing, company } = data;
        if (!isSuspended) statusOpened = billing.subscription.status;
        isSuspended = wanted;
        billing.subscription = {
          ...billing.subscription,
          status: isSuspended ? 'suspended' : statusOpened,
        };
        company.plan_restrictions = {
          ...company.plan_restrictions,
          is_unpaid: isSuspended || statusOpened === 'unpaid',
        };
      }),
    listOperatorChanges: ({ id, query }) => {
      requireCompany(id);
      return pageOf(changes, query, 50);
    },
  };
}

function toOperators({ company, profile, locations }: TestData, isSuspended: boolean): Company {
  const { plan_restrictions: plan } = company;
  return {
    id: company.id,
    name: company.name,
    parent: company.parent,
    tax_number: profile.tax_number,
    facilities_count: locations.length,
    plan_name: plan.name,
    plan_expires_at: plan.expires_at,
    plan_is_free_trial: plan.is_free_trial,
    plan_limits: plan.limits,
    has_billing_subscription: company.has_billing_subscription,
    is_unpaid: plan.is_unpaid,
    is_suspended: isSuspended,
    disabled_modules: company.configuration.disabled_modules,
    feature_flags: company.feature_flags,
    can_add_new_companies: company.can_add_new_companies,
    can_create_gmb_locations: company.can_create_gmb_locations,
    enabled_store_locator: company.enabled_store_locator,
    enabled_review_booster: company.enabled_review_booster,
    is_testing: company.is_testing,
    is_agency: company.is_agency,
  };
}
