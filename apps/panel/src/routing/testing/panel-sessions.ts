import { featureFlags, memberTypes, permissionMap, permissions, type FeatureFlag } from '@pinfold/sdk';
import { planCapabilities, type CurrentCompany } from '@pinfold/sdk/headless/company';
import type { PanelSession } from '../guards.ts';

/** The session of a visitor who is not logged in, in a normal installation. */
export function stranger(location = '/'): PanelSession {
  return {
    isLoggedIn: false,
    hasLeft: false,
    companies: undefined,
    company: undefined,
    featureFlags: [],
    isDemo: false,
    isDemoMode: false,
    location,
  };
}

/** Switches of the product that close nothing. */
export const harmlessFlags: readonly FeatureFlag[] = featureFlags.filter(
  (flag) => flag !== 'maintenance' && flag !== 'service_unavailable',
);

/** The owner of a company that has everything, or what is changed of it. */
export function member(change: Partial<CurrentCompany> = {}, location = '/'): PanelSession {
  const company = { ...fullCompany, ...change };
  return {
    ...stranger(location),
    isLoggedIn: true,
    companies: [company],
    company,
    featureFlags: company.feature_flags,
  };
}

export const fullCompany: CurrentCompany = {
  id: 1,
  name: 'Kawiarnia Lipa',
  parent: null,
  company_user: {
    user_id: 1,
    type: memberTypes.owner,
    all_facilities_access: true,
    facilities_access_count: 60,
  },
  is_master: true,
  is_paying: true,
  is_testing: false,
  is_agency: false,
  wizard_completed: true,
  can_add_new_companies: true,
  can_create_gmb_locations: true,
  enabled_store_locator: true,
  enabled_review_booster: true,
  enabled_auto_gmb_external_changes_protection: false,
  is_subscription_plan_client: true,
  has_billing_subscription: true,
  initial_payment_status: null,
  acquisition_campaign: null,
  facilities_count: 60,
  second_factor_required: false,
  review_categories_display_limit: 20,
  configuration: { disabled_modules: [] },
  timezone: 'Europe/Warsaw',
  plan_restrictions: {
    name: 'Standard',
    expires_at: null,
    is_unpaid: false,
    is_free_trial: false,
    capabilities: [...planCapabilities],
    limits: {},
  },
  permissions: permissionMap(permissions),
  feature_flags: [...harmlessFlags],
  is_demo: false,
};

export const asManager = { ...fullCompany.company_user, type: memberTypes.manager };
