import type { Module } from '@pinfold/contract/access/access';
import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import { memberTypes, type MemberType } from '@pinfold/contract/access/member-types';
import { permissionMap, permissions, type Permission } from '@pinfold/contract/access/permissions';
import { planCapabilities, type PlanCapability, type PlanLimit } from '@pinfold/contract/access/plan';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { Schemas } from '../client/schema.ts';
import { testBilling, type TestBilling } from './billing/billing-fixtures.ts';
import { testPresence, type TestPresence } from './company/company-fixtures.ts';
import { testExternalChanges } from './external-changes/external-change-fixtures.ts';
import { testProtection } from './external-changes/protection.ts';
import type { TestDashboard } from './dashboard.ts';
import { testApple, type TestApple } from './apple-data.ts';
import { testFacebook, type TestFacebook } from './facebook-accounts.ts';
import { testInsights, type TestInsights } from './insights/insight-fixtures.ts';
import { testIntegrations, type TestIntegrations } from './integrations.ts';
import { testMapSettings, type TestMapSettings } from './map-settings.ts';
import { testAppReviews, type TestAppReviews } from './reviews/app-reviews.ts';
import type { TestInvitation } from './booster-invitations.ts';
import { testBooster, type TestBooster } from './review-booster.ts';
import { testMobileApps, type TestMobileApps } from './mobile-apps.ts';
import type { TestBulkEdit } from './listings/bulk-edit-sending.ts';
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
import { testWatched, type TestWatched } from './listings/watched.ts';
import type { TestModel } from './ai-drafts.ts';
import { testAiPosts } from './publications/ai-posts.ts';
import { testPublications, type TestPublications } from './publications/publications.ts';
import { testQuestions } from './questions.ts';
import { testRankings, type TestRankings } from './rankings/ranking-fixtures.ts';
import { testAiReplies, type TestAiReplies } from './reviews/ai-replies.ts';
import { testAutoReplies, type TestAutoReplies } from './reviews/auto-replies.ts';
import { testReplyTemplates, type TestReplyTemplates } from './reviews/reply-templates.ts';
import { testCategorisation, type TestCategorisation } from './reviews/review-categories.ts';
import { testReviews } from './reviews/review-fixtures.ts';
import { testSession, type TestSession } from './session.ts';
import { testStoreLocator, type TestStoreLocator } from './store-locator/store-locator-fixtures.ts';
import { testTeam, type TestTeam } from './team-fixtures.ts';
import { testWebsiteAudits, type TestWebsiteAudits } from './websites/audits.ts';
import { testWebsiteCompetitors, type TestWebsiteCompetitor } from './websites/organic.ts';

/** All data of the in-memory API. */
export interface TestData {
  user: Schemas['User'];
  session: TestSession;
  company: Schemas['CurrentCompany'];
  profile: Schemas['CompanyProfile'];
  companies: Schemas['Company'][];
  billing: TestBilling;
  presence: TestPresence;
  team: TestTeam;
  integrations: TestIntegrations;
  apple: TestApple;
  facebook: TestFacebook;
  mapSettings: TestMapSettings;
  mobileApps: TestMobileApps;
  booster: TestBooster;
  /** Of all forms, the newest first. @defaultValue none */
  boosterInvitations: TestInvitation[];
  /** Since when nobody is invited under an address, in small letters. @defaultValue none */
  boosterSuppressions: Map<string, string>;
  appReviews: TestAppReviews;
  locations: Schemas['LocationItem'][];
  /** Locations of others that the company only watches, with what can be found on the map. */
  watched: TestWatched;
  groups: Schemas['LocationGroup'][];
  /** Location ids of each group of chosen locations. */
  groupMembers: Map<number, ReadonlySet<number>>;
  tags: Schemas['ReviewCategory'][];
  /** Phrases of the review categories, and the progress of the categorisation run. */
  categorisation: TestCategorisation;
  reviews: Schemas['Review'][];
  bulkReplies: Schemas['BulkReplyProgress'][];
  /** Review ids of each bulk reply. */
  bulkReplyMembers: Map<number, number[]>;
  /** Listing fields of each location. */
  listingFields: Map<number, ListingFields>;
  /** States of listings, created on first use. */
  listingStates: Map<number, TestListingState>;
  googleAccounts: Schemas['GoogleAccount'][];
  /** Places on the map that resemble a new location. */
  mapPlaces: Schemas['MapPlace'][];
  /** Of each location, newest first. */
  verificationAttempts: Map<number, Schemas['VerificationAttempt'][]>;
  /** Newest first. */
  bulkEdits: TestBulkEdit[];
  /** External changes in all states. */
  externalChanges: Schemas['ExternalChange'][];
  /** Events of changes, oldest first. */
  externalChangeEvents: Map<number, Schemas['ExternalChangeEvent'][]>;
  protection: Schemas['ProtectionSettings'];
  insights: TestInsights;
  dashboard: TestDashboard;
  publications: TestPublications;
  /** The archive of questions. */
  questions: Schemas['Question'][];
  rankings: TestRankings;
  /** False where the installation looks nothing up in search results. */
  isOrganicConfigured: boolean;
  /** Websites that one of the own is compared with. */
  websiteCompetitors: TestWebsiteCompetitor[];
  /** Audits of the websites. */
  websiteAudits: TestWebsiteAudits;
  storeLocator: TestStoreLocator;
  replyTemplates: TestReplyTemplates;
  /** Output of the model, and its limit. */
  aiReplies: TestAiReplies;
  /** Texts of posts that the model writes, and their limit. */
  aiPosts: TestModel;
  autoReplies: TestAutoReplies;
}

/** Initial data of the in-memory API. */
export interface TestDataOptions {
  /** Number of generated reviews, also 10,000 or more. @defaultValue 40 */
  reviewCount?: number | undefined;
  /** Your reviews in place of generated ones. */
  reviews?: Schemas['Review'][] | undefined;
  /** Number of generated external changes; the first 40 have all fields and states. @defaultValue 40 */
  externalChangeCount?: number | undefined;
  /** Your external changes in place of generated ones. */
  externalChanges?: Schemas['ExternalChange'][] | undefined;
  /** Protection settings. @defaultValue those of a new company */
  protection?: Partial<Schemas['ProtectionSettings']> | undefined;
  /** Locations without figures, your figures, what happened or the archive in place of the generated ones. */
  insights?: Partial<TestInsights> | undefined;
  /** Other answers of the dashboard than follow from the data, such as an indicator that waits. */
  dashboard?: Partial<TestDashboard> | undefined;
  /** Your audits of websites in place of the generated ones, or no auditor. */
  websiteAudits?: Partial<TestWebsiteAudits> | undefined;
  /** Your posts, photos, batches, statistics or uploads in place of the generated ones. */
  publications?: Partial<TestPublications> | undefined;
  /** Your archive of questions in place of the generated one. */
  questions?: Schemas['Question'][] | undefined;
  /** Your competitors in place of the three generated ones. */
  competitors?: readonly Schemas['Competitor'][] | undefined;
  /** Number of places of the first Google account. @defaultValue 8 */
  placeCount?: number | undefined;
  /** Number of members of the team. @defaultValue 8 */
  memberCount?: number | undefined;
  /** Number of locations. @defaultValue 7 */
  locationCount?: number | undefined;
  /** Output of the model, pauses and limit. */
  aiReplies?: Partial<TestAiReplies> | undefined;
  /** Texts of posts that the model writes, pauses and limit. */
  aiPosts?: Partial<TestModel> | undefined;
  /** Your automatic replies and rules in place of generated ones; they need the flag `auto_review_reply`. */
  autoReplies?: Partial<TestAutoReplies> | undefined;
  /** The store locator. @defaultValue published, with all locations */
  storeLocator?: Partial<Schemas['LocatorSettings']> | undefined;
  /** Permissions of the member. @defaultValue all */
  permissions?: readonly Permission[] | undefined;
  /** @defaultValue manager, so that `permissions` matter */
  memberType?: MemberType | undefined;
  /**
   * Whether the member has access to all locations. A manager without it can read, but not change, what all locations
   * share. @defaultValue true
   */
  seesAllLocations?: boolean | undefined;
  disabledModules?: readonly Module[] | undefined;
  /** @defaultValue every capability */
  planCapabilities?: readonly PlanCapability[] | undefined;
  /** Your invoices, subscription, vouchers or prices in place of those of a paying company. */
  billing?: Partial<TestBilling> | undefined;
  /** Limits of the plan. @defaultValue none */
  planLimits?: Readonly<Partial<Record<PlanLimit, number>>> | undefined;
  /** @defaultValue `services`, `coordinate_editing` and `q_and_a`, which are on unless an installation takes them away */
  featureFlags?: readonly FeatureFlag[] | undefined;
  /** The read-only demo account. @defaultValue false */
  isDemo?: boolean | undefined;
  /** IANA name. @defaultValue 'Europe/Warsaw' */
  timezone?: string | undefined;
  /** The current moment, before which reviews are dated. @defaultValue now */
  now?: Date | undefined;
}

/** Returns data of a company with locations, reviews and the rest. */
export function createTestData(options: TestDataOptions = {}, companyId = 1): TestData {
  const now = options.now ?? new Date();
  const company = testCompany(companyId, options);
  const locations = manyLocations(options.locationCount);
  const reviews = options.reviews ? [...options.reviews] : testReviews(options.reviewCount ?? 40, now);
  const mobileApps = testMobileApps();
  const listed = listedCompany(company);
  const profile = testProfile(company);
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
    profile,
    billing: testBilling(now, profile, options.billing),
    companies: [listed, { ...listed, id: companyId + 1, name: 'Piekarnia Ziarno' }],
    presence: testPresence(now),
    integrations: testIntegrations(options.placeCount),
    apple: testApple(locations),
    facebook: testFacebook(locations),
    mapSettings: testMapSettings(locations),
    mobileApps,
    booster: testBooster(locations),
    boosterInvitations: [],
    boosterSuppressions: new Map(),
    appReviews: testAppReviews(mobileApps.apps),
    team: testTeam({ now, company, memberCount: options.memberCount }),
    locations,
    watched: testWatched(now),
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
    dashboard: { statsAs: (stats) => stats, historyAs: (days) => days, ...options.dashboard },
    insights: testInsights(locations, now, company.timezone, options.insights),
    publications: testPublications(locations, now, company.timezone, options.publications),
    questions: options.questions ?? testQuestions(locations),
    rankings: testRankings(now, company.timezone, options.competitors),
    isOrganicConfigured: true,
    websiteCompetitors: testWebsiteCompetitors(),
    websiteAudits: { ...testWebsiteAudits(now), ...options.websiteAudits },
    storeLocator: testStoreLocator(options.storeLocator),
    replyTemplates: testReplyTemplates(),
    groups: [...testGroups],
    groupMembers: new Map(Object.entries(testGroupMembers).map(([id, ids]) => [Number(id), new Set(ids)])),
    tags: [...testTags],
    categorisation: testCategorisation(),
    reviews,
    aiReplies: testAiReplies(options.aiReplies),
    aiPosts: testAiPosts(options.aiPosts),
    autoReplies: testAutoReplies(reviews, options.autoReplies),
    bulkReplies: [],
    bulkReplyMembers: new Map(),
  };
}

/** Returns a company as in the list of the user's companies. */
export function listedCompany(company: Schemas['CurrentCompany']): Schemas['Company'] {
  const { timezone: _zone, plan_restrictions: _plan, permissions: _map, ...rest } = company;
  const { feature_flags: _flags, second_factor_required: _factor, is_demo: _demo, ...listed } = rest;
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
    feature_flags: [...(options.featureFlags ?? ['services', 'coordinate_editing', 'q_and_a'])],
    second_factor_required: false,
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
