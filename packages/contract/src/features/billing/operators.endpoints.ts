import * as z from 'zod';
import { modules } from '../../access/access.ts';
import { featureFlags } from '../../access/feature-flags.ts';
import { planLimits } from '../../access/plan.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../id.ts';
import { line } from '../../line.ts';
import { page, pageQuery } from '../../pagination.ts';

const access = { for: 'operator' } as const;

/** What operators switch for a company; nobody else does. */
const switches = {
  disabled_modules: z.array(z.enum(modules)).max(modules.length),
  feature_flags: z.array(z.enum(featureFlags)).max(featureFlags.length),
  can_add_new_companies: z.boolean(),
  can_create_gmb_locations: z.boolean(),
  enabled_store_locator: z.boolean(),
  enabled_review_booster: z.boolean(),
  is_testing: z.boolean(),
  is_agency: z.boolean(),
};

export const OperatorCompany = z
  .object({
    id: Id,
    name: z.string(),
    parent: Id.nullable(),
    tax_number: z.string(),
    facilities_count: z.int(),
    plan_name: z.string(),
    plan_expires_at: Timestamp.nullable(),
    plan_is_free_trial: z.boolean(),
    plan_limits: z.partialRecord(z.enum(planLimits), z.int()),
    has_billing_subscription: z.boolean().describe('Stripe renews its plan.'),
    is_unpaid: z.boolean(),
    is_suspended: z.boolean().describe('Closed by an operator, whatever it has paid.'),
    ...switches,
  })
  .meta({ id: 'OperatorCompany' });
export type OperatorCompany = z.infer<typeof OperatorCompany>;

/** Who changes something, and why: kept for good. */
const signature = {
  operator: line().min(1).max(200).describe('As the operator names themselves.'),
  reason: line().max(500).default(''),
};

export const listOperatorCompanies = defineEndpoint({
  id: 'listOperatorCompanies',
  method: 'get',
  path: '/operator/companies/',
  summary: 'All companies of the installation, by name',
  access,
  query: pageQuery(50).extend({ q: z.string().max(200).optional().describe('Part of the name.') }),
  response: page(OperatorCompany),
});

export const getOperatorCompany = defineEndpoint({
  id: 'getOperatorCompany',
  method: 'get',
  path: '/operator/companies/{id}/',
  summary: 'One company with its plan and switches',
  access,
  params: IdParam,
  response: OperatorCompany,
});

export const CompanySwitches = z
  .object({ ...switches })
  .partial()
  .extend(signature)
  .meta({ id: 'CompanySwitches' });
export type CompanySwitches = z.output<typeof CompanySwitches>;

export const updateOperatorCompany = defineEndpoint({
  id: 'updateOperatorCompany',
  method: 'patch',
  path: '/operator/companies/{id}/',
  summary: 'Switch modules, flags and marks of a company',
  access,
  params: IdParam,
  body: CompanySwitches,
  response: OperatorCompany,
});

export const PlanGrant = z
  .object({
    plan: z.string().max(40).describe('The key of a plan that is sold.'),
    quantity: z.int().min(1).max(100_000).nullable().describe('Locations; null for as many as they like.'),
    expires_at: Timestamp.nullable().describe('Null for a plan without an end.'),
    ...signature,
  })
  .meta({ id: 'PlanGrant' });
export type PlanGrant = z.output<typeof PlanGrant>;

export const grantPlan = defineEndpoint({
  id: 'grantPlan',
  method: 'post',
  path: '/operator/companies/{id}/plan/',
  summary: 'Give a company a plan without a payment',
  access,
  params: IdParam,
  body: PlanGrant,
  response: OperatorCompany,
  problems: ['subscription_running'],
});

export const Suspension = z.object({ is_suspended: z.boolean(), ...signature }).meta({ id: 'Suspension' });
export type Suspension = z.output<typeof Suspension>;

export const suspendCompany = defineEndpoint({
  id: 'suspendCompany',
  method: 'put',
  path: '/operator/companies/{id}/suspension/',
  summary: 'Close a company until an operator opens it again; no payment does',
  access,
  params: IdParam,
  body: Suspension,
  response: OperatorCompany,
});

export const OperatorChange = z
  .object({
    id: Id,
    operator: z.string(),
    reason: z.string(),
    changed_at: Timestamp,
    change: z.record(z.string(), z.object({ before: z.json(), after: z.json() })),
  })
  .meta({ id: 'OperatorChange' });

export const listOperatorChanges = defineEndpoint({
  id: 'listOperatorChanges',
  method: 'get',
  path: '/operator/companies/{id}/changes/',
  summary: 'What operators have changed about a company, the newest first',
  access,
  params: IdParam,
  query: pageQuery(50),
  response: page(OperatorChange),
});
