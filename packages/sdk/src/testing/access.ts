import { decideAccess, type Membership, seesEveryLocation } from '@pinfold/contract/access/decide-access';
import type { Access } from '@pinfold/contract/access/access';
import { permissionMap, permissions } from '@pinfold/contract/access/permissions';
import { planLimits, planStateOf, type PlanLimit } from '@pinfold/contract/access/plan';
import type { Schemas } from '../client/schema.ts';
import { TestProblem, type TestAnswers } from './answers.ts';
import type { TestData } from './test-data.ts';

/** Refuses calls that the member of the test company may not make, by the contract's rule. */
export function requireAccess(access: Access, { company, user, session }: TestData): void {
  const membership: Membership = {
    type: company.company_user.type,
    permissions: permissionMap(permissions.filter((permission) => company.permissions[permission])),
    seesAllLocations: company.company_user.all_facilities_access,
    disabledModules: company.configuration.disabled_modules,
    planCapabilities: company.plan_restrictions.capabilities,
    planState: planStateOf(company.plan_restrictions, Date.now()),
    isDemo: user.is_demo,
  };
  const refusal = decideAccess(access, membership);
  if (refusal) throw new TestProblem(refusal);
  if ('freshLogin' in access && access.freshLogin === true) requireFreshLogin(session);
}

/** @throws TestProblem `fresh_login_required` unless the user proved lately who they are */
export function requireFreshLogin({ freshLogin }: TestData['session']): void {
  if (!freshLogin.fresh_until) throw new TestProblem('fresh_login_required');
}

/** Whether the member of the test company sees every location of it. */
export function seesAllLocations({ company: { company_user: member } }: TestData): boolean {
  return seesEveryLocation({ type: member.type, seesAllLocations: member.all_facilities_access });
}

/** @throws TestProblem `concerns_other_locations` unless the member sees all locations */
export function requireAllLocations(data: TestData): void {
  if (!seesAllLocations(data)) throw new TestProblem('concerns_other_locations');
}

/** Handlers for the usage of the plan. */
export function planAnswers(data: TestData): TestAnswers {
  return {
    getCompanyUsage: () => companyUsage(data),
  };
}

/** Returns how much of each limit of the plan is used. */
export function companyUsage(data: TestData): Schemas['CompanyUsage'] {
  return {
    limits: planLimits.map((limit) => ({ limit, used: usedOf(data, limit), max: limitOf(data, limit) })),
  };
}

/** Refuses what exceeds the plan's limits. */
export function spendLimit(
  data: TestData,
  limit: PlanLimit,
  amount: number,
  code: 'plan_limit_reached' | 'import_limit_reached' = 'plan_limit_reached',
): void {
  const max = limitOf(data, limit);
  if (max === null || amount === 0 || usedOf(data, limit) + amount <= max) return;
  const message = `Twój plan nie pozwala dodać więcej (najwyżej ${max}).`;
  throw new TestProblem(code, [{ path: limit, message }]);
}

function limitOf({ company }: TestData, limit: PlanLimit): number | null {
  return company.plan_restrictions.limits[limit] ?? null;
}

function usedOf(
  { presence, locations, rankings, team, websiteCompetitors, tags, categorisation }: TestData,
  limit: PlanLimit,
): number {
  const rows: Partial<Record<PlanLimit, readonly unknown[]>> = {
    max_facilities: locations,
    max_websites: presence.websites,
    max_maps_keywords: presence.keywords,
    max_organic_keywords: presence.websiteKeywords,
    max_search_locations: presence.searchLocations,
    max_listings_competitors: rankings.competitors,
    max_website_competitors: websiteCompetitors,
    max_company_users: team.members,
    max_ai_categorization_categories: tags.filter(
      ({ id }) => categorisation.definitions.get(id)?.is_automatic,
    ),
  };
  return rows[limit]?.length ?? 0;
}
