import type { Module } from '@pinfold/contract/access/access';
import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import { memberTypes, type MemberType } from '@pinfold/contract/access/member-types';
import { permissionMap, permissions, type Permission } from '@pinfold/contract/access/permissions';
import { planCapabilities, type PlanCapability, type PlanLimit } from '@pinfold/contract/access/plan';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { Schemas } from '../client/schema.ts';
import { testPresence, type TestPresence } from './company/company-fixtures.ts';
import { testExternalChanges } from './external-changes/external-change-fixtures.ts';
import { testProtection } from './external-changes/protection.ts';
import { testIntegrations, type TestIntegrations } from './integrations.ts';
import type { TestBulkEdit } from './listings/bulk-edit.ts';
import type { TestListingState } from './listings/listing.ts';
import {
  manyLocations,
  testGroupMembers,
  testGroups,
  testListingFields,
  testLocations,
  testTags,
} from './listings/location-fixtures.ts';
import { testGoogleAccount, testMapPlaces } from './listings/new-listing-fixtures.ts';
import { testRankings, type TestRankings } from './rankings/ranking-fixtures.ts';
import { testAiReplies, type TestAiReplies } from './reviews/ai-replies.ts';
import { testAutoReplies, type TestAutoReplies } from './reviews/auto-replies.ts';
import { testReplyTemplates, type TestReplyTemplates } from './reviews/reply-templates.ts';
import { testCategorisation, type TestCategorisation } from './reviews/review-categories.ts';
import { testReviews } from './reviews/review-fixtures.ts';
import { testSession, type TestSession } from './session.ts';
import { testStoreLocator, type TestStoreLocator } from './store-locator/store-locator-fixtures.ts';
import { testTeam, type TestTeam } from './team-fixtures.ts';

/** Everything that the in-memory API holds. */
export interface TestData {
  user: Schemas['User'];
  session: TestSession;
  company: Schemas['CurrentCompany'];
  profile: Schemas['CompanyProfile'];
  companies: Schemas['Company'][];
  presence: TestPresence;
  team: TestTeam;
  integrations: TestIntegrations;
  locations: Schemas['LocationItem'][];
  groups: Schemas['LocationGroup'][];
  /** Which locations each group of chosen locations holds. */
  groupMembers: Map<number, ReadonlySet<number>>;
  tags: Schemas['ReviewCategory'][];
  /** What review categories are beyond their names, and how far reviews are being put into them. */
  categorisation: TestCategorisation;
  reviews: Schemas['Review'][];
  bulkReplies: Schemas['BulkReplyProgress'][];
  /** Which reviews each bulk reply holds. */
  bulkReplyMembers: Map<number, number[]>;
  /** What the listing of each location says. */
  listingFields: Map<number, ListingFields>;
  /** Of listings that were looked at, what there is beside. */
  listingStates: Map<number, TestListingState>;
  googleAccounts: Schemas['GoogleAccount'][];
  /** What the map shows that is like a new location. */
  mapPlaces: Schemas['MapPlace'][];
  /** Of each location, newest first. */
  verificationAttempts: Map<number, Schemas['VerificationAttempt'][]>;
  /** Newest first. */
  bulkEdits: TestBulkEdit[];
  /** What others changed, whatever has become of it. */
  externalChanges: Schemas['ExternalChange'][];
  /** Of changes that something happened to, oldest first. */
  externalChangeEvents: Map<number, Schemas['ExternalChangeEvent'][]>;
  protection: Schemas['ProtectionSettings'];
  rankings: TestRankings;
  storeLocator: TestStoreLocator;
  replyTemplates: TestReplyTemplates;
  /** What the model writes, and what is left of its limit. */
  aiReplies: TestAiReplies;
  autoReplies: TestAutoReplies;
}

/** What the in-memory API is filled with. */
export interface TestDataOptions {
  /** How many reviews to make up, 0 to 10 000 or more. @defaultValue 40 */
  reviewCount?: number | undefined;
  /** Your own reviews in place of those made up. */
  reviews?: Schemas['Review'][] | undefined;
  /** How many changes by others to make up: the first 40 are of every field and in every state. @defaultValue 40 */
  externalChangeCount?: number | undefined;
  /** Your own changes by others in place of those made up. */
  externalChanges?: Schemas['ExternalChange'][] | undefined;
  /** What is protected from changes by others, in place of what a new company has. */
  protection?: Partial<Schemas['ProtectionSettings']> | undefined;
  /** Your own competitors in place of the three made up. */
  competitors?: readonly Schemas['Competitor'][] | undefined;
  /** How many places the first Google account has. @defaultValue 8 */
  placeCount?: number | undefined;
  /** How many people are on the team. @defaultValue 8 */
  memberCount?: number | undefined;
  /** How many locations the company has. @defaultValue 7 */
  locationCount?: number | undefined;
  /** What the model writes, how it goes, and what is left of its limit. */
  aiReplies?: Partial<TestAiReplies> | undefined;
  /** Automatic replies and their rules in place of those made up; they need the flag `auto_review_reply`. */
  autoReplies?: Partial<TestAutoReplies> | undefined;
  /** How the store locator is set up. @defaultValue published, for all locations */
  storeLocator?: Partial<Schemas['LocatorSettings']> | undefined;
  /** What the member may do. @defaultValue everything */
  permissions?: readonly Permission[] | undefined;
  /** @defaultValue manager, so that `permissions` matter */
  memberType?: MemberType | undefined;
  /**
   * Whether the member was given all locations. A manager who was not reads what all of them share, and changes none of
   * it. @defaultValue true
   */
  seesAllLocations?: boolean | undefined;
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
  const locations = manyLocations(options.locationCount);
  const reviews = options.reviews ? [...options.reviews] : testReviews(options.reviewCount ?? 40, now);
  const listed = listedCompany(company);
  return {
    user: {
      id: 1,
      email: 'anna@lipa.example',
      name: 'Anna Nowak',
      language: 'pl',
      is_demo: options.isDemo ?? false,
      phone_number: '+48 12 421 55 10',
      keyboard_shortcuts: 'all',
      has_password: true,
      created_at: '2026-01-07T09:00:00.000Z',
    },
    session: testSession(now),
    company,
    profile: testProfile(company),
    companies: [listed, { ...listed, id: companyId + 1, name: 'Piekarnia Ziarno' }],
    presence: testPresence(now),
    integrations: testIntegrations(options.placeCount),
    team: testTeam({ now, company, memberCount: options.memberCount }),
    locations,
    listingFields: new Map(locations.map((location) => [location.id, testListingFields(location)])),
    listingStates: new Map(),
    googleAccounts: [testGoogleAccount],
    mapPlaces: [...testMapPlaces],
    verificationAttempts: new Map(),
    bulkEdits: [],
    externalChanges: options.externalChanges
      ? [...options.externalChanges]
      : testExternalChanges(options.externalChangeCount ?? 40, locations, now),
    externalChangeEvents: new Map(),
    protection: testProtection(options.protection),
    rankings: testRankings(now, company.timezone, options.competitors),
    storeLocator: testStoreLocator(options.storeLocator),
    replyTemplates: testReplyTemplates(),
    groups: [...testGroups],
    groupMembers: new Map(Object.entries(testGroupMembers).map(([id, ids]) => [Number(id), new Set(ids)])),
    tags: [...testTags],
    categorisation: testCategorisation(),
    reviews,
    aiReplies: testAiReplies(options.aiReplies),
    autoReplies: testAutoReplies(reviews, options.autoReplies),
    bulkReplies: [],
    bulkReplyMembers: new Map(),
  };
}

/** A company as the list of the user's companies names it. */
export function listedCompany(company: Schemas['CurrentCompany']): Schemas['Company'] {
  const { timezone: _zone, plan_restrictions: _plan, permissions: _map, ...rest } = company;
  const { feature_flags: _flags, is_demo: _demo, ...listed } = rest;
  return listed;
}

function testCompany(id: number, options: TestDataOptions): Schemas['CurrentCompany'] {
  return {
    id,
    name: 'Kawiarnia Lipa',
    parent: null,
    company_user: {
      user_id: 1,
      type: options.memberType ?? memberTypes.manager,
      all_facilities_access: options.seesAllLocations ?? true,
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
