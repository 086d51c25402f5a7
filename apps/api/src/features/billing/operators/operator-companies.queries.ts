import { asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { OperatorCompany } from '@pinfold/contract/features/billing/operators.endpoints';
import { containsText } from '../../../database/contains-text.ts';
import type { Queryable } from '../../../database/database.ts';
import { countRows, limitToPage, type Paging } from '../../../database/page-of.ts';
import { Problem } from '../../../problem.ts';
import { companies } from '../../company/company.table.ts';
import { locations } from '../../listings/listings.table.ts';
import { operatorChanges } from './operator-changes.table.ts';
import { isSuspended } from './suspension.ts';

/** Companies as operators see them: all of the installation. */
export async function listCompaniesForOperator(
  queries: Queryable,
  search: Paging & { q?: string | undefined },
) {
  const where = search.q ? containsText(sql`fold(${companies.name})`, search.q) : undefined;
  const found = queries.select().from(companies).where(where).orderBy(asc(companies.name), asc(companies.id));
  const page = await limitToPage(found.$dynamic(), search);
  return {
    count: await countRows(queries, companies, where),
    results: await Promise.all(page.map((company) => toWire(queries, company))),
  };
}

/** @throws Problem `not_found` */
export async function companyForOperator(queries: Queryable, companyId: number): Promise<OperatorCompany> {
  const [company] = await queries.select().from(companies).where(eq(companies.id, companyId));
  if (!company) throw new Problem('not_found');
  return toWire(queries, company);
}

/** @throws Problem `not_found` */
export async function listOperatorChangesOf(queries: Queryable, companyId: number, paging: Paging) {
  await companyForOperator(queries, companyId);
  const where: SQL = eq(operatorChanges.companyId, companyId);
  const found = queries.select().from(operatorChanges).where(where).orderBy(desc(operatorChanges.id));
  const page = await limitToPage(found.$dynamic(), paging);
  return {
    count: await countRows(queries, operatorChanges, where),
    results: page.map(({ id, operator, reason, change, changedAt }) => ({
      id,
      operator,
      reason,
      change: change as Record<string, { before: Json; after: Json }>,
      changed_at: changedAt.toISOString(),
    })),
  };
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

async function toWire(queries: Queryable, company: typeof companies.$inferSelect): Promise<OperatorCompany> {
  const [counted] = await queries
    .select({ count: count() })
    .from(locations)
    .where(eq(locations.companyId, company.id));
  return {
    id: company.id,
    name: company.name,
    parent: company.parentId,
    tax_number: company.taxNumber,
    facilities_count: counted?.count ?? 0,
    plan_name: company.planName,
    plan_expires_at: company.planExpiresAt?.toISOString() ?? null,
    plan_is_free_trial: company.planIsFreeTrial,
    plan_limits: company.planLimits,
    has_billing_subscription: company.hasBillingSubscription,
    is_unpaid: company.planIsUnpaid,
    is_suspended: await isSuspended(queries, company.id),
    disabled_modules: company.disabledModules,
    feature_flags: company.featureFlags,
    can_add_new_companies: company.canAddNewCompanies,
    can_create_gmb_locations: company.canCreateGmbLocations,
    enabled_store_locator: company.enabledStoreLocator,
    enabled_review_booster: company.enabledReviewBooster,
    is_testing: company.isTesting,
    is_agency: company.isAgency,
  };
}
