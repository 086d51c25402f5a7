import { and, asc, count, eq, sql } from 'drizzle-orm';
import { hasFullAccess, memberTypes, type MemberType } from '@pinfold/contract/access/member-types';
import { permissionMap, permissions } from '@pinfold/contract/access/permissions';
import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import type { Company } from '@pinfold/contract/features/company/companies.endpoints';
import type { Queryable } from '../../database/database.ts';
import { containsText } from '../../database/contains-text.ts';
import { limitToPage, type Paging } from '../../database/page-of.ts';
import { locationScope } from '../listings/location-scope.ts';
import type { LocationScope } from '../listings/visible-locations.ts';
import { locations } from '../listings/listings.table.ts';
import { Problem } from '../../problem.ts';
import type { SessionUser } from '../session/account.ts';
import { companies, members } from './company.table.ts';
import type { Member } from './member.ts';

type CompanyRow = typeof companies.$inferSelect;

export async function listCompaniesOf(
  queries: Queryable,
  { id: userId, onlyCompanyId }: Pick<SessionUser, 'id' | 'onlyCompanyId'>,
  page: Paging & { name?: string | undefined },
) {
  const where = and(
    eq(members.userId, userId),
    onlyCompanyId === undefined ? eq(members.status, 'active') : eq(members.companyId, onlyCompanyId),
    page.name ? containsText(sql`fold(${companies.name})`, page.name) : undefined,
  );
  const joined = () =>
    queries
      .select({ company: companies, member: members })
      .from(members)
      .innerJoin(companies, eq(companies.id, members.companyId));
  const ordered = joined().where(where).orderBy(asc(companies.name), asc(companies.id)).$dynamic();
  const found = await limitToPage(ordered, page);
  const [total] = await queries
    .select({ count: count() })
    .from(members)
    .innerJoin(companies, eq(companies.id, members.companyId))
    .where(where);
  const results = await Promise.all(
    found.map(async ({ company, member }) => {
      const scope = { ...member, seesAllLocations: hasFullAccess(member.type) || member.allFacilitiesAccess };
      return toWire(company, scope, await countLocations(queries, scope));
    }),
  );
  return { count: total?.count ?? 0, results };
}

/** Empty for a company that is gone. */
export async function companyNameOf(queries: Queryable, companyId: number): Promise<string> {
  const [company] = await queries
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId));
  return company?.name ?? '';
}

export async function currentCompany(
  queries: Queryable,
  member: Member,
  installationWide: readonly FeatureFlag[],
) {
  const [company] = await queries.select().from(companies).where(eq(companies.id, member.companyId));
  if (!company) throw new Problem('not_a_member');
  return {
    ...toWire(company, member, await countLocations(queries, member)),
    timezone: company.timezone,
    plan_restrictions: {
      name: company.planName,
      expires_at: company.planExpiresAt?.toISOString() ?? null,
      is_unpaid: company.planIsUnpaid,
      is_free_trial: company.planIsFreeTrial,
      capabilities: company.planCapabilities,
      limits: company.planLimits,
    },
    permissions: hasFullAccess(member.type) ? permissionMap(permissions) : member.permissions,
    feature_flags: [...new Set([...installationWide, ...company.featureFlags])],
    second_factor_required: company.secondFactorRequired,
    is_demo: member.isDemo,
  };
}

/** A company as its owner sees it. */
export async function ownedCompany(queries: Queryable, companyId: number, userId: number): Promise<Company> {
  const [company] = await queries.select().from(companies).where(eq(companies.id, companyId));
  if (!company) throw new Problem('not_a_member');
  const owner = { companyId, userId, type: memberTypes.owner, seesAllLocations: true };
  return toWire(company, owner, await countLocations(queries, owner));
}

interface LocationCounts {
  all: number;
  visible: number;
}

async function countLocations(queries: Queryable, scope: LocationScope): Promise<LocationCounts> {
  const [counts] = await queries
    .select({
      all: count(),
      visible: sql<number>`count(*) filter (where ${locationScope(scope, locations.id)})`,
    })
    .from(locations)
    .where(eq(locations.companyId, scope.companyId));
  return counts ?? { all: 0, visible: 0 };
}

function toWire(
  company: CompanyRow,
  member: LocationScope & { type: MemberType },
  locationCounts: LocationCounts,
) {
  return {
    id: company.id,
    name: company.name,
    parent: company.parentId,
    company_user: {
      user_id: member.userId,
      type: member.type,
      all_facilities_access: member.seesAllLocations,
      facilities_access_count: locationCounts.visible,
    },
    is_master: company.isMaster,
    is_paying: company.isPaying,
    is_testing: company.isTesting,
    is_agency: company.isAgency,
    wizard_completed: company.wizardCompleted,
    can_add_new_companies: company.canAddNewCompanies,
    can_create_gmb_locations: company.canCreateGmbLocations,
    enabled_store_locator: company.enabledStoreLocator,
    enabled_review_booster: company.enabledReviewBooster,
    enabled_auto_gmb_external_changes_protection: company.enabledProtection,
    is_subscription_plan_client: company.isSubscriptionPlanClient,
    has_billing_subscription: company.hasBillingSubscription,
    initial_payment_status: company.initialPaymentStatus,
    acquisition_campaign: company.acquisitionCampaign,
    facilities_count: locationCounts.all,
    review_categories_display_limit: company.reviewCategoriesDisplayLimit,
    configuration: { disabled_modules: company.disabledModules },
  };
}
