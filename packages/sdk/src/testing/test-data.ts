import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import { memberTypes, type MemberType } from '@pinfold/contract/access/member-types';
import type { Module } from '@pinfold/contract/access/modules';
import { permissionMap, permissions, type Permission } from '@pinfold/contract/access/permissions';
import { planCapabilities, type PlanCapability } from '@pinfold/contract/access/plan-capabilities';
import type { PlanLimit } from '@pinfold/contract/access/plan-limits';
import type { Schemas } from '../client/schema.ts';
import { testPresence, type TestPresence } from './company/company-fixtures.ts';
import { manyLocations, testGroups, testLocations, testTags } from './location-fixtures.ts';
import { testReviews } from './review-fixtures.ts';
import { testTeam, type TestTeam } from './team-fixtures.ts';
import { testSession, type TestSession } from './session-fixtures.ts';

/** Everything that the in-memory API holds. */
export interface TestData {
  user: Schemas['User'];
  session: TestSession;
  company: Schemas['CurrentCompany'];
  profile: Schemas['CompanyProfile'];
  companies: Schemas['Company'][];
  presence: TestPresence;
  team: TestTeam;
  locations: Schemas['LocationSummary'][];
  groups: Schemas['LocationGroup'][];
  tags: Schemas['ReviewCategory'][];
  reviews: Schemas['Review'][];
  bulkReplies: Schemas['BulkReplyProgress'][];
  /** Which reviews each bulk reply holds. */
  bulkReplyMembers: Map<number, number[]>;
}

/** What the in-memory API is filled with. */
export interface TestDataOptions {
  /** How many reviews to make up, 0 to 10 000 or more. @defaultValue 40 */
  reviewCount?: number | undefined;
  /** Your own reviews in place of those made up. */
  reviews?: Schemas['Review'][] | undefined;
  /** How many people are on the team. @defaultValue 8 */
  memberCount?: number | undefined;
  /** How many locations the company has. @defaultValue 7 */
  locationCount?: number | undefined;
  /** What the member may do. @defaultValue everything */
  permissions?: readonly Permission[] | undefined;
  /** @defaultValue manager, so that `permissions` matter */
  memberType?: MemberType | undefined;
  disabledModules?: readonly Module[] | undefined;
  /** @defaultValue every capability */
  planCapabilities?: readonly PlanCapability[] | undefined;
  /** What the plan caps. @defaultValue nothing */
  planLimits?: Readonly<Partial<Record<PlanLimit, number>>> | undefined;
  featureFlags?: readonly FeatureFlag[] | undefined;
  /** The read-only demo account. @defaultValue false */
  isDemo?: boolean | undefined;
  /** IANA name. @defaultValue 'Europe/Warsaw' */
  timezone?: string | undefined;
  /** The moment that reviews are dated back from. @defaultValue now */
  now?: Date | undefined;
}

/** Makes up a company with its locations and reviews. */
export function createTestData(options: TestDataOptions = {}, companyId = 1): TestData {
  const now = options.now ?? new Date();
  const company = testCompany(companyId, options);
  const {
    timezone: _zone,
    plan_restrictions: _plan,
    permissions: _map,
    feature_flags: _flags,
    is_demo: _demo,
    ...listed
  } = company;
  return {
    user: {
      id: 1,
      email: 'anna@lipa.example',
      name: 'Anna Nowak',
      language: 'pl',
      is_demo: options.isDemo ?? false,
      phone_number: '+48 12 421 55 10',
      has_password: true,
      created_at: '2026-01-07T09:00:00.000Z',
    },
    session: testSession(now),
    company,
    profile: testProfile(company),
    companies: [listed, { ...listed, id: companyId + 1, name: 'Piekarnia Ziarno' }],
    presence: testPresence(now),
    team: testTeam({ now, company, memberCount: options.memberCount }),
    locations: manyLocations(options.locationCount),
    groups: [...testGroups],
    tags: [...testTags],
    reviews: options.reviews ? [...options.reviews] : testReviews(options.reviewCount ?? 40, now),
    bulkReplies: [],
    bulkReplyMembers: new Map(),
  };
}

function testCompany(id: number, options: TestDataOptions): Schemas['CurrentCompany'] {
  return {
    id,
    name: 'Kawiarnia Lipa',
    parent: null,
    company_user: {
      user_id: 1,
      type: options.memberType ?? memberTypes.manager,
      all_facilities_access: true,
      facilities_access_count: testLocations.length,
    },
    is_master: true,
    is_paying: true,
    is_testing: false,
    is_agency: false,
    wizard_completed: true,
    can_add_new_companies: false,
    can_create_gmb_locations: true,
    enabled_store_locator: true,
    enabled_review_booster: true,
    enabled_auto_gmb_external_changes_protection: false,
    is_subscription_plan_client: true,
    has_billing_subscription: true,
    initial_payment_status: null,
    acquisition_campaign: null,
    facilities_count: testLocations.length,
    review_categories_display_limit: 10,
    configuration: { disabled_modules: [...(options.disabledModules ?? [])] },
    timezone: options.timezone ?? 'Europe/Warsaw',
    plan_restrictions: {
      name: 'Standard',
      expires_at: null,
      is_unpaid: false,
      is_free_trial: false,
      capabilities: [...(options.planCapabilities ?? planCapabilities)],
      limits: { ...options.planLimits },
    },
    permissions: permissionMap(options.permissions ?? permissions),
    feature_flags: [...(options.featureFlags ?? [])],
    is_demo: options.isDemo ?? false,
  };
}

function testProfile({ id, name, timezone }: Schemas['CurrentCompany']): Schemas['CompanyProfile'] {
  return {
    id,
    name,
    tax_number: '6762462340',
    street: 'Rynek Główny',
    house_number: '12',
    postal_code: '31-042',
    city: 'Kraków',
    country: 'PL',
    phone_number: '+48 12 421 55 10',
    email: 'biuro@lipa.example',
    category_id: null,
    category_name: null,
    timezone,
    wizard_completed: true,
  };
}
