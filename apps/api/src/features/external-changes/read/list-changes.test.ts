import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { permissions } from '@pinfold/contract/access/permissions';
import { changeFields, changeOrders } from '@pinfold/contract/features/external-changes/external-change';
import {
  ExternalChangeFilters,
  listExternalChanges,
} from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import { protectedFields, type Protection } from '@pinfold/contract/features/external-changes/protection';
import { updateProtectionSettings } from '@pinfold/contract/features/external-changes/protection.endpoints';
import type { TestMember } from '../../../testing/worlds/factories.ts';
import { makeEmbedToken } from '../../../testing/clients/restricted-tokens.ts';
import { naiveChanges, type PlainChange } from '../../../testing/oracles/naive-changes.ts';
import { startEmbedding } from '../../../testing/worlds/embedding.ts';
import { openTestApi, startTestApi, type TestApi } from '../../../testing/clients/start-test-api.ts';
import { externalChanges } from '../external-changes.table.ts';
import { sized } from '../../../testing/test-size.ts';

/** Of each set of changes. */
const searches = sized(16, 40);

const timezone = 'Europe/Warsaw';
const keys = ['same-1', 'same-2', 'same-3'];

/** Midnights in Warsaw, at a change of the clocks too, and moments just beside them. */
const moments = ['2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', '2026-06-14T22:00:00Z'].flatMap((moment) =>
  [-1, 0, 1].map((milliseconds) => new Date(Date.parse(moment) + milliseconds)),
);
const days = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-06-14', '2026-06-15'];

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

type Place = Pick<PlainChange, 'locationId' | 'city' | 'street' | 'groupIds'>;

async function company() {
  const { make } = api;
  const companyId = await make.company({ timezone });
  const spots = [
    ['Kraków', 'Lipowa 1'],
    ['Gdańsk', 'Bracka 2'],
    ['Kraków', 'Bracka 3'],
    ['Ka"to\\w%i{ce', 'Lipowa 4'],
  ] as const;
  const ids = [];
  for (const [city, street] of spots) ids.push(await make.location(companyId, { city, street }));
  const groups = [ids.slice(0, 2), ids.slice(1, 3)];
  const groupIds = [
    await make.group(companyId, 'A', groups[0] ?? []),
    await make.group(companyId, 'B', groups[1] ?? []),
  ];
  const places: Place[] = ids.map((locationId, index) => ({
    locationId,
    city: spots[index]?.[0] ?? '',
    street: spots[index]?.[1] ?? '',
    groupIds: groupIds.filter((_, group) => groups[group]?.includes(locationId)),
  }));
  return {
    owner: await make.member(companyId, { type: memberTypes.owner }),
    scoped: await make.member(companyId, { locations: ids.slice(0, 2) }),
    places,
    groupIds,
  };
}

type Company = Awaited<ReturnType<typeof company>>;

/** At most one open change a field and location, as the database has it. */
function changesIn({ places }: Company) {
  const change = fc
    .record({
      place: fc.constantFrom(...places),
      field: fc.constantFrom(...changeFields),
      source: fc.constantFrom(1 as const, 2 as const),
      type: fc.constantFrom(1 as const, 2 as const, 3 as const),
      status: fc.constantFrom<PlainChange['status'][]>(1, 1, 1, 2, 3, 4, 5),
      decision: fc.constantFrom<PlainChange['decision'][]>(0, 1, 2),
      step: fc.constantFrom<PlainChange['step'][]>('none', 'undoable', 'failed', 'done'),
      isByRule: fc.boolean(),
      isEscalated: fc.boolean(),
      identicalKey: fc.constantFrom(...keys),
      detectedAt: fc.constantFrom(...moments),
    })
    .map(({ place, ...rest }) => ({ ...place, ...rest }));
  return fc.uniqueArray(change, {
    minLength: 20,
    maxLength: 60,
    selector: ({ status, locationId, field }) =>
      status === 1 ? `${locationId}/${field}` : Symbol('ended changes may repeat'),
  });
}

function filtersIn({ places, groupIds }: Company): fc.Arbitrary<Partial<ExternalChangeFilters>> {
  const list = (values: readonly (string | number)[]) =>
    fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 }).map((some) => some.join(','));
  const all = fc.record({
    q: fc.constantFrom('krak', 'BRACKA', 'o\\w%', 'nic', '%', ''),
    facilities_ids: list(places.map(({ locationId }) => locationId)),
    groups: list(groupIds),
    status: list([1, 2, 3, 4, 5]),
    source: fc.constantFrom(1 as const, 2 as const),
    type: fc.constantFrom(1 as const, 2 as const, 3 as const),
    fields: list(changeFields),
    identical_key: fc.constantFrom(...keys, 'no such'),
    decided_by: fc.constantFrom('member' as const, 'rule' as const),
    is_protected: fc.boolean(),
    is_escalated: fc.boolean(),
    has_failed: fc.boolean(),
    date_from: fc.constantFrom(...days),
    date_to: fc.constantFrom(...days),
  });
  const chosen = fc.uniqueArray(fc.constantFrom(...Object.keys(ExternalChangeFilters.shape)), {
    maxLength: 3,
  });
  return fc
    .tuple(all, chosen)
    .map(([whole, names]) =>
      Object.fromEntries(Object.entries(whole).filter(([name]) => names.includes(name))),
    );
}

function protectionIn({ groupIds }: Company): fc.Arbitrary<Protection> {
  const fields = fc.uniqueArray(fc.constantFrom(...changeFields.filter((one) => one !== 'location_state')));
  return fc.record({
    fields,
    groups: fc
      .subarray(groupIds)
      .chain((ids) => fc.tuple(...ids.map((id) => fields.map((some) => ({ id, fields: some }))))),
  });
}

async function fill(companyId: number, plain: readonly Omit<PlainChange, 'id'>[]): Promise<PlainChange[]> {
  const { queries } = api.services.database;
  await queries.delete(externalChanges);
  const created = await queries
    .insert(externalChanges)
    .values(
      plain.map(({ city: _city, street: _street, groupIds: _groups, ...change }) => ({
        ...change,
        companyId,
        ours: { name: 'a' },
        live: { name: 'b' },
        proposed: { name: 'b' },
      })),
    )
    .returning({ id: externalChanges.id });
  return plain.map((change, index) => ({ ...change, id: created[index]?.id ?? 0 }));
}

describe('EXT-02 the list of external changes', () => {
  test('shows what its filters say, page by page, for whoever asks, as a naive reading of them does', async () => {
    const world = await company();
    const { owner, scoped } = world;
    const seen = world.places.slice(0, 2).map(({ locationId }) => locationId);
    await fc.assert(
      fc.asyncProperty(
        changesIn(world),
        protectionIn(world),
        fc.array(fc.tuple(filtersIn(world), fc.constantFrom(...changeOrders)), {
          minLength: searches,
          maxLength: searches,
        }),
        fc.integer({ min: 1, max: 30 }),
        async (plain, protection, asked, pageSize) => {
          const body = {
            is_automatic: false,
            fields: [...protection.fields],
            groups: protection.groups.map((group) => ({ ...group, fields: [...group.fields] })),
          };
          await api.ok(updateProtectionSettings, { as: owner, body });
          const filled = await fill(owner.companyId, plain);
          const isProtected = ({ field, groupIds }: PlainChange) =>
            protectedFields(protection, groupIds).has(field);
          for (const [index, [filter, order]] of asked.entries()) {
            const as = index % 3 === 0 ? scoped : owner;
            const visible = as === owner ? filled : filled.filter((one) => seen.includes(one.locationId));
            const expected = naiveChanges(visible, filter, order, { timeZone: timezone, isProtected });
            const found = await pages(as, { ...filter, order_by: order }, pageSize);
            expect(
              found.map(({ id }) => id),
              JSON.stringify([filter, order]),
            ).toEqual(expected.map(({ id }) => id));
            expect(found.map((one) => one.is_protected)).toEqual(expected.map(isProtected));
          }
        },
      ),
      { numRuns: 3, endOnFailure: true },
    );
  });

  test('no filter of the contract is left out of the comparison', async () => {
    const drawn = fc.sample(filtersIn(await company()), 1000).flatMap((filter) => Object.keys(filter));
    expect([...new Set(drawn)].toSorted()).toEqual(Object.keys(ExternalChangeFilters.shape).toSorted());
  });

  test('names all that fits by id alone, as many as can be decided at once', async () => {
    const { make, ok } = await startTestApi({ config: { PINFOLD_CHANGES_AT_ONCE: '3' } });
    const companyId = await make.company();
    const as = await make.member(companyId);
    const ids = [];
    for (let index = 0; index < 4; index += 1)
      ids.push(await make.change(companyId, await make.location(companyId)));
    const query = { only_ids: true, order_by: 'oldest' as const };
    const answer = await ok(listExternalChanges, { as, query });
    expect(answer).toEqual({ count: 4, results: [], ids: ids.slice(0, 3), mass_limit: 3 });
  });

  test('EXT-01 says who decided, what the provider said, and why a value differs, in the language of the reader', async () => {
    const { make, ok, services } = await startTestApi();
    const companyId = await make.company();
    const as = await make.member(companyId, { name: 'Anna Nowak' });
    const locationId = await make.location(companyId, { storeCode: 'KRK-1', city: 'Kraków' });
    const decidedAt = services.now();
    const id = await make.change(companyId, locationId, {
      field: 'phone_number',
      ours: { phone_number: '12 345 67 89' },
      proposed: { phone_number: '12 345 67 80' },
      live: { phone_number: '' },
      decision: 2,
      step: 'failed',
      decidedAt,
      decidedBy: as.userId,
      reason: 'edit_not_published',
      problems: [{ field: 'phone_number', code: 'access_lost', values: {} }],
    });
    const { results } = await ok(listExternalChanges, { as, headers: { 'Accept-Language': 'en' } });
    expect(results).toMatchObject([
      {
        id,
        facility: { id: locationId, store_code: 'KRK-1', city: 'Kraków' },
        ours: { phone_number: '12 345 67 89' },
        proposed: { phone_number: '12 345 67 80' },
        live: { phone_number: '' },
        is_informational: false,
        is_protected: true,
        user: null,
        decided_at: decidedAt.toISOString(),
        decided_by: 'Anna Nowak',
        decided_by_rule: false,
        reason: { code: 'edit_not_published', message: expect.stringMatching(/^Google took your edit/) },
        problems: [{ code: 'access_lost', message: expect.stringMatching(/^Google no longer lets us/) }],
      },
    ]);
  });
});

describe('EXT-05 looking back', () => {
  test('takes the permission: without it only what is pending is shown', async () => {
    const { make, ok, request } = await startTestApi();
    const companyId = await make.company();
    const locationId = await make.location(companyId);
    const pending = await make.change(companyId, locationId);
    const ended = await make.change(companyId, locationId, { status: 3, decision: 2, step: 'done' });
    const unknowing = await make.member(companyId, { permissions: ['view_external_changes'] });
    for (const status of ['3', '1,3'])
      expect((await request(listExternalChanges, { as: unknowing, query: { status } })).problem?.code).toBe(
        'permission_denied',
      );
    const ids = async (as: TestMember, status?: string) =>
      (await ok(listExternalChanges, { as, query: status ? { status } : {} })).results.map(({ id }) => id);
    expect(await ids(unknowing)).toEqual([pending]);
    const owner = await make.member(companyId, { type: memberTypes.owner });
    expect(await ids(owner, '1,3')).toEqual([ended, pending]);
  });
});

describe('BAS-01 nobody reads of locations that are not theirs', () => {
  test('a manager of Kraków, an embed token of one location and a stranger see their own alone', async () => {
    const { api: embedding, companyId, key, owner } = await startEmbedding();
    const { make, ok, request } = embedding;
    const krakow = await make.location(companyId, { city: 'Kraków' });
    const gdansk = await make.location(companyId, { city: 'Gdańsk' });
    const own = await make.change(companyId, krakow);
    const other = await make.change(companyId, gdansk);
    const manager = await make.member(companyId, { locations: [krakow] });
    const token = await makeEmbedToken(embedding, {
      companyId,
      apiKeyId: key.id,
      permissions,
      locationIds: [krakow],
    });
    const strangers = await make.company();
    const stranger = await make.member(strangers, { type: memberTypes.owner });
    const list = async (as: { token: string; companyId: number }) =>
      (await ok(listExternalChanges, { as, query: { order_by: 'oldest' } })).results.map(({ id }) => id);
    expect(await list(owner)).toEqual([own, other]);
    expect(await list(manager)).toEqual([own]);
    expect(await list({ token, companyId })).toEqual([own]);
    expect(await list(stranger)).toEqual([]);
    const refused = await request(listExternalChanges, { as: { ...stranger, companyId } });
    expect(refused.problem?.code).toBe('not_a_member');
  });
});

/** Reads all pages of a list, and expects the same count on each. */
async function pages(as: TestMember, search: object, pageSize: number) {
  const found = [];
  for (let page = 1; ; page += 1) {
    const query = { ...search, page, page_size: pageSize };
    const { count, results } = await api.ok(listExternalChanges, { as, query });
    found.push(...results);
    if (results.length < pageSize) {
      expect(count).toBe(found.length);
      return found;
    }
  }
}
