import { count, sql, type SQL } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { planCapabilities, standardPlan } from '@pinfold/contract/access/plan';
import {
  createCompany,
  getCompanyProfile,
  getCurrentCompany,
  getParentCompany,
  listCompanies,
} from '@pinfold/contract/features/company/companies.endpoints';
import { rows } from '../../database/database.ts';
import { startTestApi, type TestApi } from '../../testing/clients/start-test-api.ts';
import { freeCompanies } from '../billing/plans/unsold-plan.ts';
import { users } from '../session/session.table.ts';
import { companies } from './company.table.ts';

/** Makes a user without a company. */
async function newcomer({ services, make }: TestApi) {
  const [user] = await services.database.queries
    .insert(users)
    .values({ email: 'nowa@firma.test', name: 'Nowa' })
    .returning({ id: users.id });
  const userId = user?.id ?? 0;
  return { userId, token: await make.token(userId) };
}

/** Lets calls go on only when each waits for a lock, so that none is done before another has begun. */
async function meetingAt<Answer>(
  { services }: TestApi,
  lock: SQL,
  begin: () => Promise<Answer>[],
): Promise<Answer[]> {
  const { queries, jobs } = services.database;
  // PGlite's only connection takes them in turns by itself.
  if (jobs.backend === 'pglite') return Promise.all(begin());
  const calls = await queries.transaction(async (tx) => {
    await tx.execute(lock);
    const begun = begin();
    const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(() => rows(queries, waiting)).toHaveLength(begun.length);
    return { all: Promise.all(begun) };
  });
  return calls.all;
}

const countCompanies = async ({ services }: TestApi) =>
  (await services.database.queries.select({ count: count() }).from(companies))[0]?.count;

describe('COM-01 SES-02 the first company of a new user', () => {
  test('is a master company on trial, with the plan Standard and its setup still to do', async () => {
    const now = new Date('2026-11-21T12:00:00Z');
    const api = await startTestApi({ now, config: { PINFOLD_TRIAL_DAYS: '7' } });
    const as = await newcomer(api);
    const body = { name: ' Kawiarnia Lipa ', tax_number: '999-100-10-10', country: 'PL', category_id: 1 };
    const created = await api.ok(createCompany, { as, body });
    expect(created).toMatchObject({
      name: 'Kawiarnia Lipa',
      parent: null,
      company_user: { user_id: as.userId, type: memberTypes.owner, all_facilities_access: true },
      is_master: true,
      is_paying: false,
      wizard_completed: false,
      can_add_new_companies: true,
      has_billing_subscription: false,
      facilities_count: 0,
    });
    expect((await api.ok(listCompanies, { as })).results).toEqual([created]);

    const owner = { ...as, companyId: created.id };
    const { plan_restrictions, timezone } = await api.ok(getCurrentCompany, { as: owner });
    expect(timezone).toBe('Europe/Warsaw');
    const { expires_at, ...plan } = plan_restrictions;
    expect(plan).toEqual({
      name: 'Standard',
      is_unpaid: false,
      is_free_trial: true,
      capabilities: [...planCapabilities],
      limits: standardPlan.limits,
    });
    const days = (Date.parse(expires_at ?? '') - now.getTime()) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);
    expect(await api.ok(getCompanyProfile, { as: owner })).toMatchObject({
      tax_number: '9991001010',
      category_id: 1,
      category_name: 'Kawiarnia',
      wizard_completed: false,
    });
  });

  test('is made once when it is asked for twice at once, and both hear of it', async () => {
    const api = await startTestApi();
    const as = await newcomer(api);
    const both = await meetingAt(
      api,
      sql`select 1 from users where id = ${as.userId} for no key update`,
      () => ['Lipa', 'Lipa'].map((name) => api.ok(createCompany, { as, body: { name } })),
    );
    expect(both[0]).toEqual(both[1]);
    expect(await countCompanies(api)).toBe(1);
  });

  test('lets its owner add no more where the installation says so', async () => {
    const api = await startTestApi({ config: { PINFOLD_FIRST_COMPANY_MAY_ADD: 'false' } });
    const as = await newcomer(api);
    expect(await api.ok(createCompany, { as, body: { name: 'Lipa' } })).toMatchObject({
      can_add_new_companies: false,
    });
    const { problem } = await api.request(createCompany, { as, body: { name: 'Ziarno' } });
    expect(problem).toMatchObject({ code: 'cannot_add_companies', status: 403 });
  });

  test('can be made by somebody who has only been invited elsewhere', async () => {
    const api = await startTestApi();
    const as = await newcomer(api);
    await api.make.join(await api.make.company(), as.userId, { status: 'pending' });
    expect(await api.ok(createCompany, { as, body: { name: 'Własna' } })).toMatchObject({ is_master: true });
  });

  test.each([
    [{ name: '  ' }, 'invalid_request'],
    [{ name: 'Lipa', country: 'ZZ' }, 'invalid_request'],
    [{ name: 'Lipa', tax_number: '9991001011' }, 'tax_number_invalid'],
    [{ name: 'Lipa', timezone: 'Europe/Krakow' }, 'timezone_unknown'],
    [{ name: 'Lipa', category_id: 9999 }, 'category_unknown'],
  ])('is not made of %j', async (body, code) => {
    const api = await startTestApi();
    const { problem } = await api.request(createCompany, { as: await newcomer(api), body });
    expect(problem?.code).toBe(code);
    expect(await countCompanies(api)).toBe(0);
  });
});

describe('COM-01 another company', () => {
  const master = { isMaster: true, canAddNewCompanies: true };
  const { owner, admin, manager } = memberTypes;

  test('is added by the owner of a master company with the flag, and belongs to it', async () => {
    const api = await startTestApi();
    const companyId = await api.make.company({ name: 'Lipa', ...master });
    const as = await api.make.member(companyId, { type: owner });
    const child = await api.ok(createCompany, { as, body: { name: 'Ziarno' } });
    expect(child).toMatchObject({ parent: companyId, is_master: false, can_add_new_companies: false });
    const parent = await api.ok(getParentCompany, { as: { ...as, companyId: child.id } });
    expect(parent).toEqual({ parent: { id: companyId, name: 'Lipa' } });
    expect(await api.ok(getParentCompany, { as })).toEqual({ parent: null });
  });

  test.each([
    ['an admin of such a company', admin, master],
    ['a manager with every permission', manager, master],
    ['the owner of a company that is no master', owner, { canAddNewCompanies: true }],
    ['the owner of a master without the flag', owner, { isMaster: true }],
  ])('is not added by %s', async (_who, type, company) => {
    const api = await startTestApi();
    const as = await api.make.member(await api.make.company(company), { type });
    const { problem } = await api.request(createCompany, { as, body: { name: 'Ziarno' } });
    expect(problem?.code).toBe('cannot_add_companies');
    expect(await countCompanies(api)).toBe(1);
  });

  test('brings no new trial to somebody whose plan has ended', async () => {
    const api = await startTestApi();
    for (const [plan, code] of [
      [{ planExpiresAt: new Date(0) }, 'subscription_expired'],
      [{ planExpiresAt: new Date(0), planIsFreeTrial: true }, 'subscription_expired'],
      [{ planIsUnpaid: true }, 'unpaid_subscription'],
    ] as const) {
      const as = await api.make.member(await api.make.company({ ...master, ...plan }), { type: owner });
      const answer = await api.request(createCompany, { as, body: { name: 'Ziarno' } });
      expect(answer.problem).toMatchObject({ code, status: 402 });
    }
    expect(await countCompanies(api)).toBe(3);
  });

  test('begins a trial only while there are few, whoever of its owners asks, and however many at once', async () => {
    const api = await startTestApi({ config: { PINFOLD_TRIAL_COMPANIES: '3' } });
    const onTrial = { planIsFreeTrial: true, planExpiresAt: new Date('2100-01-01') };
    const companyId = await api.make.company({ ...master, ...onTrial });
    const owners = [
      await api.make.member(companyId, { type: owner }),
      await api.make.member(companyId, { type: owner }),
    ];
    const answers = await Promise.all(
      [0, 1, 0, 1].map((index) =>
        api.request(createCompany, { as: owners[index], body: { name: 'Ziarno' } }),
      ),
    );
    const codes = answers.map(({ problem }) => problem?.code ?? 'made');
    expect(codes.toSorted()).toEqual(['made', 'made', 'too_many_trials', 'too_many_trials']);
    const refused = answers.find(({ problem }) => problem)?.problem;
    expect(refused).toMatchObject({ status: 409, detail: expect.stringContaining('okresie próbnym: 3.') });
    await api.services.database.queries.update(companies).set({ planIsFreeTrial: false, isPaying: true });
    expect(await api.ok(createCompany, { as: owners[1], body: { name: 'Sowa' } })).toMatchObject({
      name: 'Sowa',
    });
  });
});

test('PAY-04 where nothing is sold, companies have all there is without an end, and trials become that', async () => {
  const api = await startTestApi({ config: { PINFOLD_BILLING: 'off', PINFOLD_TRIAL_COMPANIES: '1' } });
  const onTrial = await api.make.company({ planIsFreeTrial: true, planExpiresAt: new Date(0) });
  const former = await api.make.member(onTrial, { type: memberTypes.owner });
  const as = await newcomer(api);
  const first = await api.ok(createCompany, { as, body: { name: 'Lipa' } });
  const second = await api.ok(createCompany, { as, body: { name: 'Ziarno' } });
  await freeCompanies(api.services.database.queries, api.services.now());
  const members = [first.id, second.id].map((companyId) => ({ ...as, companyId }));
  for (const member of [...members, former])
    expect((await api.ok(getCurrentCompany, { as: member })).plan_restrictions).toEqual({
      name: 'Standard',
      expires_at: null,
      is_unpaid: false,
      is_free_trial: false,
      capabilities: [...planCapabilities],
      limits: {},
    });
});
