import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { endpoints } from '@pinfold/contract/endpoints';
import { getCurrentCompany, listCompanies } from '@pinfold/contract/features/company/companies.endpoints';
import { getUser, updateUser } from '@pinfold/contract/features/session/account.endpoints';
import { logout } from '@pinfold/contract/features/session/login.endpoints';
import { removeMember, updateMember, viewAsMember } from '@pinfold/contract/features/team/members.endpoints';
import { rows } from '../../database/database.ts';
import { expectUnchangedRefusal } from '../../testing/oracles/expect-unchanged-refusal.ts';
import type { TestMember } from '../../testing/worlds/factories.ts';
import { rolledBack } from '../../testing/databases/rolled-back.ts';
import { type Caller, callEndpoint } from '../../testing/clients/request.ts';
import { sampleRequest } from '../../testing/samples/sample-requests.ts';
import { openTwoCompanies, type TwoCompanies } from '../../testing/worlds/two-companies.ts';
import { startTeam } from '../../testing/worlds/team.ts';

async function startViewing() {
  const team = await startTeam();
  const { api, owner, companyId } = team;
  const member = await api.make.member(companyId, { name: 'Anna', email: 'anna@lipa.test' });
  await api.ok(updateUser, { as: member, body: { phone_number: '+48 600 100 200' } });
  const view = await api.ok(viewAsMember, { as: owner, params: { user_id: member.userId } });
  const code = async () =>
    (await api.request(getCurrentCompany, { as: { token: view.token, companyId } })).problem?.code;
  return { ...team, member, view, as: { token: view.token, companyId }, code };
}

test('COM-04 a view lasts half an hour and is kept as a hash', async () => {
  const { api, view, member, code } = await startViewing();
  expect(view).toMatchObject({ name: 'Anna', email: 'anna@lipa.test', user_id: member.userId });
  expect(view.token).toMatch(/^pfv_/);
  const stored = await rows(api.services.database.queries, sql`select * from view_as_tokens`);
  expect(JSON.stringify(stored)).not.toContain(view.token);
  api.clock.advance(30 * 60 - 5);
  expect(await code()).toBeUndefined();
  api.clock.advance(10);
  expect(await code()).toBe('unauthenticated');
});

test('COM-04 a view shows neither other companies nor what is the member’s own', async () => {
  const { api, member, as } = await startViewing();
  await api.make.join(await api.make.company({ name: 'Inna firma' }), member.userId);
  const companies = await api.ok(listCompanies, { as });
  expect(companies.results.map(({ name }) => name)).toEqual(['Kawiarnia Lipa']);
  expect(await api.ok(getUser, { as })).toMatchObject({ name: 'Anna', phone_number: '' });
  const elsewhere = { ...as, companyId: await api.make.company() };
  expect((await api.request(getCurrentCompany, { as: elsewhere })).problem?.code).toBe('not_a_member');
});

test('COM-04 a view ends when either of the two leaves or is given other access, and on logging out', async () => {
  for (const end of [
    'viewer leaves',
    'member leaves',
    'member changes',
    'viewer changes',
    'logout',
  ] as const) {
    const { api, companyId, owner, member, as, code } = await startViewing();
    const second = await api.make.member(companyId, { type: memberTypes.owner });
    const [of, to] = end.startsWith('viewer') ? [owner, second] : [member, owner];
    const params = { user_id: of.userId };
    if (end === 'logout') await api.ok(logout, { as });
    else if (end.endsWith('leaves')) await api.ok(removeMember, { as: to, params });
    else await api.ok(updateMember, { as: to, params, body: { type: memberTypes.admin } });
    expect(await code(), end).toBe('unauthenticated');
  }
});

test('COM-05 somebody invited cannot be looked through: that would tell whether they have an account', async () => {
  const { api, companyId, owner } = await startTeam();
  const { userId } = await api.make.member(companyId, { status: 'pending' });
  const answer = await api.request(viewAsMember, { as: owner, params: { user_id: userId } });
  expect(answer.problem?.code).toBe('member_out_of_reach');
});

/** A member, and the same member as the owner sees them. */
interface Viewed {
  member: TestMember;
  view: Caller;
}

describe('COM-04 through a member’s eyes', () => {
  let world: TwoCompanies;
  let members: Viewed[];
  beforeAll(async () => {
    world = await openTwoCompanies();
    const { api, companyId, locationIds } = world;
    members = [
      await viewed(await api.make.member(companyId)),
      await viewed(await api.make.member(companyId, { locations: locationIds.slice(0, 1) })),
      await viewed(await api.make.member(companyId, { type: memberTypes.admin })),
    ];
  }, 120_000);
  afterAll(() => world.api.close());

  const writes = endpoints.filter(({ access }) => 'demo' in access && access.demo === 'blocked');
  const reads = endpoints.filter(
    (one) => one.method === 'get' && one.access.for !== 'anyone' && !writes.includes(one),
  );
  /** Each is looked through once: the whole database is read again after every change of a row. */
  const viewed = async (member: TestMember): Promise<Viewed> => {
    const params = { user_id: member.userId };
    const { token } = await world.api.ok(viewAsMember, { as: world.owner, params });
    return { member, view: { token, companyId: member.companyId } };
  };

  test.each(reads)('$method $path answers what the member is answered', async (endpoint) => {
    const isTheirOwn = endpoint.access.for === 'user' && endpoint.access.viewAs !== 'allowed';
    for (const { member, view } of members) {
      const ask = (as: Caller) =>
        rolledBack(world.api, (app) =>
          callEndpoint(app, endpoint, { ...sampleRequest(endpoint, world.rows), as }),
        );
      const [theirs, ours] = [await ask(member), await ask(view)];
      if (isTheirOwn) expect(ours.problem?.code).toBe('view_as_read_only');
      else
        expect({ ...Object(ours.body), request_id: '' }).toEqual({ ...Object(theirs.body), request_id: '' });
    }
  });

  test.each(writes)('$method $path changes nothing', async (endpoint) => {
    const [, , admin] = members;
    if (!admin || endpoint.access.for === 'anyone') return;
    const asked = { ...sampleRequest(endpoint, world.rows), as: admin.view };
    await expectUnchangedRefusal(world.api, endpoint, asked, 'view_as_read_only');
  });
});
