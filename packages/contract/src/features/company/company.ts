import * as z from 'zod';
import { featureFlags } from '../../access/feature-flags.ts';
import { memberTypes } from '../../access/member-types.ts';
import { modules } from '../../access/modules.ts';
import { PermissionMapSchema } from '../../access/permission-schema.ts';
import { planCapabilities } from '../../access/plan-capabilities.ts';
import { planLimits } from '../../access/plan-limits.ts';
import { Id, Timestamp } from '../../id.ts';

export const CompanyUser = z
  .object({
    user_id: Id,
    type: z.union([
      z.literal(memberTypes.owner),
      z.literal(memberTypes.admin),
      z.literal(memberTypes.manager),
    ]),
    all_facilities_access: z.boolean(),
    facilities_access_count: z.number().int(),
  })
  .meta({ id: 'CompanyUser' });

export const Company = z
  .object({
    id: Id,
    name: z.string(),
    parent: Id.nullable(),
    company_user: CompanyUser,
    is_master: z.boolean(),
    is_paying: z.boolean(),
    is_testing: z.boolean(),
    is_agency: z.boolean(),
    wizard_completed: z.boolean(),
    can_add_new_companies: z.boolean(),
    can_create_gmb_locations: z.boolean(),
    enabled_store_locator: z.boolean(),
    enabled_review_booster: z.boolean(),
    enabled_auto_gmb_external_changes_protection: z.boolean(),
    is_subscription_plan_client: z.boolean(),
    has_billing_subscription: z.boolean(),
    initial_payment_status: z.string().nullable(),
    acquisition_campaign: z.string().nullable(),
    facilities_count: z.number().int(),
    review_categories_display_limit: z.number().int(),
    configuration: z.object({ disabled_modules: z.array(z.enum(modules)) }),
  })
  .meta({ id: 'Company' });
export type Company = z.infer<typeof Company>;

export const PlanRestrictions = z
  .object({
    name: z.string(),
    expires_at: Timestamp.nullable(),
    is_unpaid: z.boolean(),
    is_free_trial: z.boolean(),
    capabilities: z.array(z.enum(planCapabilities)),
    limits: z.partialRecord(z.enum(planLimits), z.number().int()),
  })
  .meta({ id: 'PlanRestrictions' });

/** The company of the Company-Id header, with everything that decides what its member may see. */
export const CurrentCompany = Company.extend({
  timezone: z.string().describe('IANA name; dates are shown in it.'),
  plan_restrictions: PlanRestrictions,
  permissions: PermissionMapSchema,
  feature_flags: z.array(z.enum(featureFlags)),
  is_demo: z.boolean().describe('Whoever asks may look at everything and change nothing, unless an admin.'),
}).meta({ id: 'CurrentCompany' });
export type CurrentCompany = z.infer<typeof CurrentCompany>;
