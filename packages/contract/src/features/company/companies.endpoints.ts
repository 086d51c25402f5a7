import * as z from 'zod';
import { featureFlags } from '../../access/feature-flags.ts';
import { memberTypes } from '../../access/member-types.ts';
import { modules } from '../../access/access.ts';
import { PermissionMapSchema } from '../../access/permission-schema.ts';
import { planCapabilities, planLimits } from '../../access/plan.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, Timestamp } from '../../id.ts';
import { codeLine, emailLine, line, nameLine } from '../../line.ts';
import { page, pageQuery } from '../../pagination.ts';
import { isCountryCode, profileMaxLengths } from './company-profile.ts';

const CompanyUser = z
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

const PlanRestrictions = z
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
const CurrentCompany = Company.extend({
  timezone: z.string().describe('IANA name; dates are shown in it.'),
  plan_restrictions: PlanRestrictions,
  permissions: PermissionMapSchema,
  feature_flags: z.array(z.enum(featureFlags)),
  second_factor_required: z.boolean().describe('Members who log in by password need a second factor.'),
  is_demo: z.boolean().describe('Whoever asks may look at everything and change nothing, unless an admin.'),
}).meta({ id: 'CurrentCompany' });

export const listCompanies = defineEndpoint({
  id: 'listCompanies',
  method: 'get',
  path: '/companies/',
  summary: 'The companies that the user belongs to, by name',
  access: { for: 'user', demo: 'allowed', viewAs: 'allowed' },
  query: pageQuery(100).extend({ name: z.string().max(200).optional() }),
  response: page(Company),
});

const writes = {
  permission: 'manage_company_data',
  module: 'company',
  demo: 'blocked',
  concernsAllLocations: true,
} as const;

/** Fields of a company's profile; all but the name may be empty. */
const fields = {
  name: nameLine().min(1).max(profileMaxLengths.name),
  tax_number: line().max(profileMaxLengths.tax_number).describe('A Polish one has to be valid.'),
  street: line().max(profileMaxLengths.street),
  house_number: line().max(profileMaxLengths.house_number),
  postal_code: codeLine().max(profileMaxLengths.postal_code),
  city: line().max(profileMaxLengths.city),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .refine(isCountryCode, 'no country')
    .describe('ISO 3166-1 alpha-2.'),
  phone_number: line().max(profileMaxLengths.phone_number),
  email: z.union([z.literal(''), emailLine().max(profileMaxLengths.email)]),
  category_id: Id.nullable(),
  timezone: z.string().max(60).describe('IANA name, also a former one; kept under the present one.'),
};

export const CompanyProfile = z
  .object({ id: Id, ...fields, category_name: z.string().nullable(), wizard_completed: z.boolean() })
  .meta({ id: 'CompanyProfile' });
export type CompanyProfile = z.infer<typeof CompanyProfile>;

export const getCompanyProfile = defineEndpoint({
  id: 'getCompanyProfile',
  method: 'get',
  path: '/companies/current/profile/',
  summary: "The company's own data",
  access: { permission: 'view_company_data', module: 'company', demo: 'allowed' },
  response: CompanyProfile,
});

export const CompanyChange = z
  .object({ ...fields, wizard_completed: z.literal(true) })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'nothing to change')
  .meta({ id: 'CompanyChange' });
export type CompanyChange = z.infer<typeof CompanyChange>;

export const updateCompany = defineEndpoint({
  id: 'updateCompany',
  method: 'patch',
  path: '/companies/current/',
  summary: "Change the company's data, its time zone, or finish its setup",
  access: writes,
  body: CompanyChange,
  response: CompanyProfile,
  problems: ['tax_number_invalid', 'timezone_unknown', 'category_unknown'],
});

export const replaceCompany = defineEndpoint({
  id: 'replaceCompany',
  method: 'put',
  path: '/companies/current/',
  summary: "Replace the company's data",
  access: writes,
  body: z.object(fields).meta({ id: 'CompanyData' }),
  response: CompanyProfile,
  problems: ['tax_number_invalid', 'timezone_unknown', 'category_unknown'],
});

const SecondFactorPolicy = z.object({ is_required: z.boolean() }).meta({ id: 'SecondFactorPolicy' });

export const updateSecondFactorPolicy = defineEndpoint({
  id: 'updateSecondFactorPolicy',
  method: 'put',
  path: '/companies/current/second-factor/',
  summary: 'Ask every member who logs in by password for a second factor, or stop doing so',
  access: { fullAccess: true, module: 'permissions', demo: 'blocked', embed: 'never', freshLogin: true },
  body: SecondFactorPolicy,
  response: SecondFactorPolicy,
});

const NewCompany = z
  .object({ ...fields, timezone: fields.timezone.default('Europe/Warsaw') })
  .partial()
  .required({ name: true })
  .meta({ id: 'NewCompany' });

export const createCompany = defineEndpoint({
  id: 'createCompany',
  method: 'post',
  path: '/companies/',
  summary: 'Add a company: the first of a new user, or another one of a master owner who may',
  access: { for: 'user', demo: 'blocked' },
  body: NewCompany,
  response: Company,
  status: 201,
  problems: [
    'cannot_add_companies',
    'too_many_trials',
    'tax_number_invalid',
    'timezone_unknown',
    'category_unknown',
  ],
});

export const getCurrentCompany = defineEndpoint({
  id: 'getCurrentCompany',
  method: 'get',
  path: '/companies/current/',
  summary: 'The company of the Company-Id header, with plan, permissions and flags',
  access: { demo: 'allowed' },
  response: CurrentCompany,
});

export const getParentCompany = defineEndpoint({
  id: 'getParentCompany',
  method: 'get',
  path: '/companies/parent/',
  summary: 'The company that this one belongs to, or null',
  access: { permission: 'view_company_data', module: 'company', demo: 'allowed' },
  response: z.object({
    parent: z.object({ id: Id, name: z.string() }).meta({ id: 'ParentCompany' }).nullable(),
  }),
});

export const CompanyUsage = z
  .object({
    limits: z.array(
      z.object({
        limit: z.enum(planLimits),
        used: z.number().int(),
        max: z.number().int().nullable().describe('Null when the plan does not limit it.'),
      }),
    ),
  })
  .meta({ id: 'CompanyUsage' });
export type CompanyUsage = z.infer<typeof CompanyUsage>;

export const getCompanyUsage = defineEndpoint({
  id: 'getCompanyUsage',
  method: 'get',
  path: '/companies/current/usage/',
  summary: "How much of the plan's limits is used",
  access: { permission: 'view_company_data', demo: 'allowed' },
  response: CompanyUsage,
});
