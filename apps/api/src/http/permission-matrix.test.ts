import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isForUsers } from '@pinfold/contract/access/access';
import { decideAccess } from '@pinfold/contract/access/decide-access';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { permissionMap, permissions, type Permission } from '@pinfold/contract/access/permissions';
import { planCapabilities } from '@pinfold/contract/access/plan';
import type { Endpoint } from '@pinfold/contract/endpoint';
import { endpoints } from '@pinfold/contract/endpoints';
import type { ProblemCode } from '@pinfold/contract/problem-codes';
import { type Callers, makeCallers, type MatrixCaller } from '../testing/worlds/every-caller.ts';
import { expectedRefusal } from '../testing/oracles/expected-refusal.ts';
import { callEndpoint, type CheckedResponse } from '../testing/clients/request.ts';
import { rolledBack } from '../testing/databases/rolled-back.ts';
import { sampleRequest, type SampleRows } from '../testing/samples/sample-requests.ts';
import { planted } from '../testing/samples/planted.ts';
import { openTwoCompanies, type TwoCompanies } from '../testing/worlds/two-companies.ts';

let world: TwoCompanies;
let callers: Callers;
let fixed: MatrixCaller[];
beforeAll(async () => {
  world = await openTwoCompanies();
  callers = await makeCallers(world);
  fixed = await callers.fixed();
}, 120_000);
afterAll(() => world.api.close());

const neededBy = ({ access }: Endpoint) => ('permission' in access ? access.permission : undefined);

/** Asks what would work, leaving no trace. */
function ask(
  endpoint: Endpoint,
  caller: MatrixCaller,
  rows: SampleRows = caller.rows,
): Promise<CheckedResponse> {
  const { headers, ...sample } = sampleRequest(endpoint, rows);
  const { token, companyId } = caller;
  const as = { ...(token !== undefined && { token }), ...(companyId !== undefined && { companyId }) };
  const own = !isForUsers(endpoint.access) || headers === undefined ? {} : { headers };
  return rolledBack(world.api, (app) => callEndpoint(app, endpoint, { ...sample, ...own, as }));
}

/**
 * Expects the refusal by the rules; or, if the gate lets the request through, a success or a problem of the endpoint.
 */
function expectGate(endpoint: Endpoint, caller: MatrixCaller, { problem }: CheckedResponse): void {
  const expected = expectedRefusal(endpoint.access, caller);
  const cell = `${endpoint.id} asked by ${caller.name}`;
  if (expected) expect(problem?.code, cell).toBe(expected);
  else
    expect(
      [undefined, ...(endpoint.problems ?? []), ...endedPlan(caller), ...beyondOwn(endpoint, caller)],
      cell,
    ).toContain(problem?.code);
}

/** Where only the request shows which location it concerns, the endpoint itself refuses. */
function beyondOwn({ access }: Endpoint, { isLimited }: MatrixCaller): ProblemCode[] {
  const isFoundOut = 'concernsAllLocations' in access && access.concernsAllLocations === 'sometimes';
  return isLimited === true && isFoundOut ? ['concerns_other_locations'] : [];
}

/** What a plan limits cannot grow when the plan has ended; the call itself finds out. */
function endedPlan({ plan }: MatrixCaller): ProblemCode[] {
  if (plan === undefined) return [];
  return [plan === 'unpaid' ? 'unpaid_subscription' : 'subscription_expired'];
}

const holders = new Map<Permission, MatrixCaller[]>();

/** Who has one permission alone, and who has all others. */
async function holdersOf(permission: Permission): Promise<MatrixCaller[]> {
  const known = holders.get(permission);
  if (known) return known;
  const only = new Set([permission]);
  const others = new Set(permissions.filter((one) => one !== permission));
  const made = [
    await callers.session(`a manager with ${permission} alone`, { permissions: only }),
    await callers.session(`a manager with all but ${permission}`, { permissions: others }),
    await callers.embed(`an embed token with ${permission} alone`, only),
    await callers.embed(`an embed token with all but ${permission}`, others),
  ];
  holders.set(permission, made);
  return made;
}

/** An endpoint without authentication responds the same to all callers, so one of each kind is enough. */
function callersOf({ access }: Endpoint): MatrixCaller[] {
  if (access.for !== 'anyone') return fixed;
  return fixed.filter(({ kind }, index) => index === fixed.findIndex((one) => one.kind === kind));
}

function expectNothingPlanted({ id }: Endpoint, { name }: MatrixCaller, { body }: CheckedResponse): void {
  expect(JSON.stringify(body ?? ''), `${id} to ${name}`).not.toContain(planted);
}

describe.each(endpoints)('COM-02 COM-03 BEY-01 $method $path', (endpoint) => {
  // First: what the outside world has done once, such as to take a code, it does not do again.
  test('works for the owner', async () => {
    if (!isForUsers(endpoint.access)) return;
    const [owner] = fixed.filter(({ name }) => name === 'the owner');
    expect(owner && (await ask(endpoint, owner)).problem?.code).toBe(endpoint.ended);
  });

  test('answers everybody as the rules say, and tells nobody of locations that they do not see', async () => {
    for (const caller of callersOf(endpoint)) {
      const answer = await ask(endpoint, caller);
      expectGate(endpoint, caller, answer);
      if (caller.isLimited) expectNothingPlanted(endpoint, caller, answer);
    }
  });

  test('takes exactly the permission that it names, from a manager and from an embed token', async () => {
    const permission = neededBy(endpoint);
    if (!permission) return;
    for (const caller of await holdersOf(permission))
      expectGate(endpoint, caller, await ask(endpoint, caller));
  });

  test('tells nobody a word of locations that they ask for and do not see', async () => {
    if (endpoint.access.for === 'anyone') return;
    const [reviewId, locationId] = [world.reviewIds[1], world.locationIds[1]];
    const [changeId, gridId] = [world.changeIds[1], world.gridIds[1]];
    for (const caller of fixed.filter(({ isLimited }) => isLimited)) {
      const elsewhere = { ...caller.rows, reviewId, locationId, changeId, gridId };
      expectNothingPlanted(endpoint, caller, await ask(endpoint, caller, elsewhere));
    }
  });
});

test('COM-02 the planted word is there to be read: the owner reads it', async () => {
  const [owner] = fixed.filter(({ name }) => name === 'the owner');
  const telling: string[] = [];
  for (const endpoint of endpoints) {
    if (!owner || endpoint.access.for !== undefined || endpoint.method !== 'get') continue;
    const answer = await ask(endpoint, owner);
    if (JSON.stringify(answer.body ?? '').includes(planted)) telling.push(endpoint.id);
  }
  expect(telling).toEqual(
    expect.arrayContaining([
      'listLocations',
      'listCities',
      'listGroups',
      'listKeywords',
      'listBulkReplies',
      'listExternalChanges',
      'listRankKeywords',
      'listSuggestedCompetitors',
      'listRankGrids',
    ]),
  );
});

test('COM-02 one permission at a time opens what it names, call by call', async () => {
  const guarded = endpoints.filter((endpoint) => neededBy(endpoint) !== undefined);
  for (const [index, permission] of permissions.entries()) {
    const held = new Set<Permission>([permission]);
    const caller =
      index % 2 === 0
        ? await callers.session(`a manager with ${permission}`, { permissions: held })
        : await callers.embed(`an embed token with ${permission}`, held);
    const start = (index * 3) % guarded.length;
    for (const endpoint of guarded.slice(start, start + 3))
      expectGate(endpoint, caller, await ask(endpoint, caller));
  }
});

test('COM-02 the rule that API and SDK share agrees on every call with every permission', () => {
  const member = { disabledModules: [], planCapabilities, isDemo: false };
  for (const { access, id } of endpoints) {
    if (access.for === 'user' || !isForUsers(access)) continue;
    for (const type of Object.values(memberTypes)) {
      for (const permission of permissions) {
        const held = new Set([permission]);
        const facts = { kind: 'session', type, permissions: held } as const;
        expect(
          decideAccess(access, { ...member, type, permissions: permissionMap(held) }),
          `${id}, ${permission}, ${type}`,
        ).toBe(expectedRefusal(access, facts));
      }
    }
  }
});
