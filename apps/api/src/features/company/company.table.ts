import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import type { MemberType } from '@pinfold/contract/access/member-types';
import type { Module } from '@pinfold/contract/access/access';
import type { Permission } from '@pinfold/contract/access/permissions';
import type { PlanCapability, PlanLimit } from '@pinfold/contract/access/plan';
import type { InvitationStatus } from '@pinfold/contract/features/team/member';
import { companyId, moment, reference } from '../../database/columns.ts';
import { users } from '../session/session.table.ts';

export const companies = pgTable('companies', {
  id: reference('id').generatedByDefaultAsIdentity().primaryKey(),
  name: text('name').notNull(),
  parentId: reference('parent_id'),
  taxNumber: text('tax_number').notNull().default(''),
  street: text('street').notNull().default(''),
  houseNumber: text('house_number').notNull().default(''),
  postalCode: text('postal_code').notNull().default(''),
  city: text('city').notNull().default(''),
  country: text('country').notNull().default('PL'),
  phoneNumber: text('phone_number').notNull().default(''),
  email: text('email').notNull().default(''),
  categoryId: integer('category_id'),
  timezone: text('timezone').notNull().default('Europe/Warsaw'),
  isMaster: boolean('is_master').notNull().default(false),
  isPaying: boolean('is_paying').notNull().default(false),
  isTesting: boolean('is_testing').notNull().default(false),
  isAgency: boolean('is_agency').notNull().default(false),
  wizardCompleted: boolean('wizard_completed').notNull().default(true),
  canAddNewCompanies: boolean('can_add_new_companies').notNull().default(false),
  canCreateGmbLocations: boolean('can_create_gmb_locations').notNull().default(true),
  enabledStoreLocator: boolean('enabled_store_locator').notNull().default(true),
  enabledReviewBooster: boolean('enabled_review_booster').notNull().default(false),
  enabledProtection: boolean('enabled_auto_gmb_external_changes_protection').notNull().default(false),
  isSubscriptionPlanClient: boolean('is_subscription_plan_client').notNull().default(true),
  hasBillingSubscription: boolean('has_billing_subscription').notNull().default(false),
  initialPaymentStatus: text('initial_payment_status'),
  acquisitionCampaign: text('acquisition_campaign'),
  /** Members who log in by password need a second factor. */
  secondFactorRequired: boolean('second_factor_required').notNull().default(false),
  reviewCategoriesDisplayLimit: integer('review_categories_display_limit').notNull().default(20),
  disabledModules: text('disabled_modules').array().$type<Module[]>().notNull().default([]),
  featureFlags: text('feature_flags').array().$type<FeatureFlag[]>().notNull().default([]),
  planName: text('plan_name').notNull(),
  planExpiresAt: moment('plan_expires_at'),
  planIsUnpaid: boolean('plan_is_unpaid').notNull().default(false),
  planIsFreeTrial: boolean('plan_is_free_trial').notNull().default(false),
  planCapabilities: text('plan_capabilities').array().$type<PlanCapability[]>().notNull(),
  planLimits: jsonb('plan_limits').$type<Partial<Record<PlanLimit, number>>>().notNull().default({}),
});

export const members = pgTable(
  'members',
  {
    companyId: reference('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: smallint('type').$type<MemberType>().notNull(),
    permissions: text('permissions').array().$type<Permission[]>().notNull().default([]),
    /** Every location, also future ones. Owners and admins always have it. */
    allFacilitiesAccess: boolean('all_facilities_access').notNull(),
    /** An invited member has no access until they accept. */
    status: text('status').$type<InvitationStatus>().notNull().default('active'),
    invitedAt: moment('invited_at'),
    invitedBy: reference('invited_by'),
    /** Groups of the identity provider set the access at each login. */
    isManagedBySso: boolean('is_managed_by_sso').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    index('members_user').on(table.userId),
  ],
);

/** The locations of a member who does not see all of them. */
export const memberLocations = pgTable(
  'member_locations',
  {
    companyId: companyId(),
    userId: reference('user_id').notNull(),
    locationId: reference('location_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId, table.locationId] })],
);

/** The groups of a member whose access is limited to groups. */
export const memberGroups = pgTable(
  'member_groups',
  {
    companyId: companyId(),
    userId: reference('user_id').notNull(),
    groupId: reference('group_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId, table.groupId] })],
);
