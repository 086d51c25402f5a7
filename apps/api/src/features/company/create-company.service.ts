import { and, asc, eq, sql } from 'drizzle-orm';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { planStateOf, standardPlan } from '@pinfold/contract/access/plan';
import { canAddCompany } from '@pinfold/contract/features/company/company';
import type { Company, CompanyChange } from '@pinfold/contract/features/company/companies.endpoints';
import { rows, type Queryable } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import type { SessionUser } from '../session/account.ts';
import type { Services } from '../../services.ts';
import { unsoldPlan } from '../billing/plans/unsold-plan.ts';
import { ownedCompany } from './company.queries.ts';
import { companies, members } from './company.table.ts';
import { refuseEndedPlan } from '../../limits/spend-limit.ts';
import { checkProfile } from './profile.service.ts';

const dayMilliseconds = 86_400_000;

/**
 * Creates a company, on trial where plans are sold: the user's first one, or another one under a master company of
 * theirs. Of two simultaneous requests, as after a double click, one creates the first company and both return it.
 * @throws Problem `cannot_add_companies`, `too_many_trials`
 */
export async function createCompany(
  services: Services,
  user: Pick<SessionUser, 'id' | 'onlyCompanyId'>,
  profile: CompanyChange & { name: string },
): Promise<Company> {
  if (user.onlyCompanyId !== undefined) throw new Problem('cannot_add_companies');
  const { config, database, now, stripe } = services;
  const isSold = stripe !== undefined;
  const values = { ...checkProfile(profile), name: profile.name };
  const isNewcomer = (await membershipsOf(database.queries, user.id)).length === 0;
  return database.queries.transaction(async (tx) => {
    await tx.execute(sql`select 1 from users where id = ${user.id} for no key update`);
    const memberships = await membershipsOf(tx, user.id);
    const ownFirst = memberships.find(({ type }) => type === memberTypes.owner);
    if (isNewcomer && ownFirst) return ownedCompany(tx, ownFirst.id, user.id);
    const parentId = parentFor(memberships, now());
    if (parentId !== null && isSold) await refuseManyTrials(tx, parentId, config.PINFOLD_TRIAL_COMPANIES);
    const isFirst = parentId === null;
    const [created] = await tx
      .insert(companies)
      .values({
        ...values,
        parentId,
        isMaster: isFirst,
        canAddNewCompanies: isFirst && config.PINFOLD_FIRST_COMPANY_MAY_ADD,
        wizardCompleted: false,
        acquisitionCampaign: sql`(select acquisition_campaign from users where id = ${user.id})`,
        ...(isSold ? trialPlan(services) : unsoldPlan),
      })
      .returning({ id: companies.id });
    if (!created) throw new Error('an insert answers its row');
    await tx.insert(members).values({
      companyId: created.id,
      userId: user.id,
      type: memberTypes.owner,
      allFacilitiesAccess: true,
    });
    return ownedCompany(tx, created.id, user.id);
  });
}

function trialPlan({ config, now }: Services) {
  return {
    planName: standardPlan.name,
    planCapabilities: [...standardPlan.capabilities],
    planLimits: { ...standardPlan.limits },
    planIsFreeTrial: true,
    planExpiresAt: new Date(now().getTime() + config.PINFOLD_TRIAL_DAYS * dayMilliseconds),
  };
}

/** The oldest master company that lets its owner add; null for a first company. A trial does not follow an ended plan. */
function parentFor(memberships: MembershipRow[], now: Date): number | null {
  if (!canAddCompany(memberships)) throw new Problem('cannot_add_companies');
  const masters = memberships.filter((membership) => canAddCompany([membership]));
  const plans = masters.map((master) => ({ id: master.id, state: planStateOf(master, now.getTime()) }));
  const parent = plans.find(({ state }) => state === 'active') ?? plans[0];
  if (!parent) return null;
  refuseEndedPlan(parent.state);
  return parent.id;
}

/** Each company that is added begins its own trial; the lock lets all owners of the first one count together. */
async function refuseManyTrials(tx: Queryable, masterId: number, max: number): Promise<void> {
  await tx.execute(sql`select 1 from companies where id = ${masterId} for no key update`);
  const [onTrial] = await rows<{ count: number }>(
    tx,
    sql`select count(*)::int as count from companies
        where plan_is_free_trial and (id = ${masterId} or parent_id = ${masterId})`,
  );
  if ((onTrial?.count ?? 0) >= max) throw new Problem('too_many_trials', { values: { max } });
}

type MembershipRow = Awaited<ReturnType<typeof membershipsOf>>[number];

async function membershipsOf(queries: Queryable, userId: number) {
  const found = await queries
    .select({ company: companies, type: members.type })
    .from(members)
    .innerJoin(companies, eq(companies.id, members.companyId))
    .where(and(eq(members.userId, userId), eq(members.status, 'active')))
    .orderBy(asc(companies.id));
  return found.map(({ company, type }) => ({
    id: company.id,
    type,
    company_user: { type },
    is_master: company.isMaster,
    can_add_new_companies: company.canAddNewCompanies,
    expires_at: company.planExpiresAt?.toISOString() ?? null,
    is_unpaid: company.planIsUnpaid,
    is_free_trial: company.planIsFreeTrial,
  }));
}
