import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { permissions } from '@pinfold/contract/access/permissions';
import {
  type DashboardStats,
  getDashboardHistory,
  getDashboardStats,
} from '@pinfold/contract/features/dashboard/dashboard.endpoints';
import { type IndicatorId, indicatorIds } from '@pinfold/contract/features/dashboard/indicator';
import { tenthsOf } from '@pinfold/contract/features/dashboard/overall-score';
import { listLocations } from '@pinfold/contract/features/listings/locations.endpoints';
import { crashAtCommit } from '../../testing/crashes/crash-at-commit.ts';
import {
  daysAgo,
  scoredToday,
  startScoredCompany,
  type ScoredCompany,
} from '../../testing/worlds/scored-company.ts';
import { keywords } from '../company/keywords/keywords.table.ts';
import { googleAccounts, googleImports } from '../integrations/integrations.table.ts';

const statsOf = (company: ScoredCompany, { as = company.owner, days = '30' as '7' | '30' | '90' } = {}) =>
  company.ok(getDashboardStats, { as, query: { days } });

function indicatorOf({ indicators }: DashboardStats, id: IndicatorId) {
  const found = indicators.find((one) => one.id === id);
  if (!found) throw new Error(`there is an indicator ${id}`);
  return found;
}

const description = 'Kawa palona na miejscu i ciasto z rana. '.repeat(8).trim();

const tenthsIn = (lines: readonly { points: number }[]) =>
  lines.reduce((sum, { points }) => sum + tenthsOf(points), 0);

/** What happens every half hour. */
async function planScores({ jobs, services }: ScoredCompany): Promise<void> {
  await services.jobs.enqueue(services.database.queries, { name: 'plan-scores' }, [{ payload: {} }]);
  await jobs.runDue('plan-scores');
  await jobs.runDue('record-score');
}

/** The clock moves to the same time of the next day, night after night. */
async function passNight(company: ScoredCompany, nights = 1): Promise<void> {
  for (let night = 0; night < nights; night += 1) {
    company.clock.advance(86_400);
    await planScores(company);
  }
}

test('MON-01 a company has a score from what is known, with its indicators, parts and gaps', async () => {
  const company = await startScoredCompany();
  // Of ten lookups a day: four at 1, four at 11, two not found. The average is (4 + 44 + 42) / 10 = 9.
  for (const ago of [1, 2, 4]) {
    await company.measure(daysAgo(ago), 'kawa', [1, 1, 1, 1, 0]);
    await company.measure(daysAgo(ago), 'ciasto', [11, 11, 11, 11, 0]);
  }
  const stats = await statsOf(company, { days: '7' });
  expect(stats).toMatchObject({
    period: { date_from: daysAgo(7), date_to: daysAgo(1) },
    before: { date_from: daysAgo(14), date_to: daysAgo(8), score: null, coverage: 0 },
    coverage: 0.45,
    changes: null,
  });
  expect(stats.indicators.map(({ id, state, missing }) => [id, state, missing])).toEqual([
    ['map_visibility', 'known', null],
    ['search_visibility', 'not_set_up', 'websites'],
    ['listing_quality', 'known', null],
    ['website_quality', 'not_set_up', 'websites'],
    ['social_profiles', 'not_set_up', 'social_profiles'],
    ['other_maps', 'not_set_up', 'other_maps'],
  ]);
  const maps = indicatorOf(stats, 'map_visibility');
  expect(maps).toMatchObject({ value: 60, measured_on: daysAgo(1), scope: 'company' });
  expect(maps.series).toEqual([null, null, null, 60, null, 60, 60]);
  expect(maps.parts).toEqual([
    { key: 'ciasto', weight: 15, value: 40 },
    { key: 'kawa', weight: 15, value: 80 },
  ]);
  // Four pairs, from the middle of 11 to 20 into 10: 4 of 10 lookups by 5.5 places are 11 points of visibility.
  expect(maps.next?.aims).toEqual([
    {
      indicator: 'map_visibility',
      aim: 'into_top10',
      count: 4,
      gain: 6.1,
      target: { screen: 'positions', filters: {} },
    },
  ]);
  const quality = indicatorOf(stats, 'listing_quality');
  const { results } = await company.ok(listLocations, { as: company.owner });
  const kept = results.map((row) => ('quality_score' in row ? row.quality_score : 0));
  expect(quality.value).toBeCloseTo(kept.reduce((sum, score) => sum + score, 0) / kept.length, 0);
  expect(stats.score).toBeCloseTo((25 * 60 + 20 * (quality.value ?? 0)) / 45, 0);
});

test('MON-01 a day of failed lookups is a gap and leaves the score, a day of not found lowers it', async () => {
  const company = await startScoredCompany();
  await company.measure(daysAgo(3), 'kawa', [2, 2, 2, 2, 2]);
  const before = await statsOf(company);
  // Yesterday and the day before have no row: that is what failed lookups leave.
  expect(indicatorOf(before, 'map_visibility')).toMatchObject({ value: 95, measured_on: daysAgo(3) });
  await company.measure(daysAgo(1), 'kawa', [0, 0, 0, 0, 0]);
  const after = await statsOf(company);
  expect(indicatorOf(after, 'map_visibility')).toMatchObject({ value: 47.5, measured_on: daysAgo(1) });
  expect(after.score).toBeLessThan(before.score ?? 0);
});

test('MON-01 what is not known says why, and does not count as nothing', async () => {
  const company = await startScoredCompany();
  const { clock, make, companyId } = company;
  const mapsOf = async (as = company.owner) =>
    indicatorOf(await statsOf(company, { as, days: '7' }), 'map_visibility');
  // The keywords are of today: what is looked up today counts from tomorrow.
  expect(await mapsOf()).toMatchObject({ value: null, state: 'waiting', waiting_until: '2026-11-22' });
  await company.measure(daysAgo(10), 'kawa', [5, 5, 5, 5, 5]);
  expect(await mapsOf()).toMatchObject({
    value: null,
    state: 'stale',
    last_value: 80,
    measured_on: daysAgo(10),
  });
  clock.advance(3 * 86_400);
  const begun = await make.company();
  const beginner = await make.member(begun, { type: memberTypes.owner });
  const { queries } = company.services.database;
  expect(await mapsOf(beginner)).toMatchObject({ state: 'not_set_up', missing: 'locations' });
  await make.location(begun, { businessType: 'service_area' });
  expect(await mapsOf(beginner)).toMatchObject({ state: 'not_set_up', missing: 'keywords' });
  await queries.insert(keywords).values({
    companyId: begun,
    keyword: 'kawa',
    scope: 'company',
    createdAt: company.services.now(),
  });
  expect(await mapsOf(beginner)).toMatchObject({ state: 'not_set_up', missing: 'monitored_locations' });
  const later = await make.company({ planCapabilities: [] });
  await make.location(later);
  const withoutPlan = await make.member(later, { type: memberTypes.owner });
  expect(await mapsOf(withoutPlan)).toMatchObject({ state: 'not_in_plan', parts: null });
  clock.advance(40 * 86_400);
  const owner = await make.member(companyId, { type: memberTypes.owner });
  expect(await mapsOf(owner)).toMatchObject({ state: 'waiting' });
  await company.failLookup('kawa');
  expect(await mapsOf(owner)).toMatchObject({
    state: 'failed',
    failure: 'lookups_failed',
    measured_on: null,
  });
  expect((await statsOf(company, { as: owner })).coverage).toBe(0.2);
});

test('MON-01 a member of some locations sees the score of theirs, without what is stored of all', async () => {
  const company = await startScoredCompany();
  const { ids, make, companyId, ok } = company;
  await company.measure(daysAgo(1), 'kawa', [1, 1, 1, 0, 0]);
  await passNight(company);
  const manager = await make.member(companyId, { locations: ids.slice(0, 3) });
  const theirs = await statsOf(company, { as: manager });
  expect(indicatorOf(theirs, 'map_visibility')).toMatchObject({ value: 100, scope: 'visible' });
  expect(indicatorOf(theirs, 'website_quality')).toMatchObject({ scope: 'company' });
  expect(indicatorOf(theirs, 'listing_quality').series.every((value) => value === null)).toBe(true);
  const owner = await make.member(companyId, { type: memberTypes.owner });
  const all = await statsOf(company, { as: owner });
  expect(indicatorOf(all, 'map_visibility').value).toBe(60);
  expect(indicatorOf(all, 'listing_quality').series.at(-1)).not.toBeNull();
  expect(theirs).toMatchObject({ changes: null, before: { score: null } });
  const counts = (stats: DashboardStats) =>
    indicatorOf(stats, 'listing_quality').next?.steps.map(({ count }) => count);
  expect(new Set(counts(theirs))).toEqual(new Set([3]));
  expect(new Set(counts(all))).toEqual(new Set([5]));
  const period = { from: daysAgo(30), to: scoredToday };
  expect((await ok(getDashboardHistory, { as: manager, query: period })).results).toEqual([]);
  expect((await ok(getDashboardHistory, { as: owner, query: period })).results).toHaveLength(1);
});

test('MON-01 who may not open a screen learns nothing of what is on it', async () => {
  const company = await startScoredCompany();
  const { companyId, ids, make, services } = company;
  await company.measure(daysAgo(1), 'kawa', [12, 1, 1, 1, 1]);
  await make.review(companyId, ids[0] ?? 0);
  await make.change(companyId, ids[1] ?? 0);
  await services.database.queries.update(googleAccounts).set({ isDisconnected: true });
  const attention = async (as = company.owner) =>
    (await statsOf(company, { as })).attention?.map(({ kind, count }) => [kind, count]);
  expect(await attention()).toEqual([
    ['lost_access', 1],
    ['open_replies', 1],
    ['external_changes', 1],
  ]);
  const all = await make.member(companyId, { permissions });
  expect((await statsOf(company, { as: all })).next.length).toBeGreaterThan(0);
  const elsewhere = await make.member(companyId, { locations: ids.slice(2) });
  expect(await attention(elsewhere)).toEqual([['lost_access', 1]]);
  const bare = await make.member(companyId, { permissions: ['view_dashboard'] });
  const stats = await statsOf(company, { as: bare });
  expect(stats).toMatchObject({ next: [], attention: null, coverage: 0.45 });
  for (const { next, parts } of stats.indicators)
    expect({ next, parts }).toEqual({ next: null, parts: null });
  const reviewer = await make.member(companyId, { permissions: ['view_dashboard', 'view_reviews'] });
  expect(await attention(reviewer)).toEqual([['open_replies', 1]]);
});

test('BEY-09 who does what is next gains what was promised', async () => {
  const company = await startScoredCompany();
  const { ids, jobs } = company;
  await company.measure(daysAgo(1), 'kawa', [4, 4, 4, 4, 4]);
  const before = await statsOf(company);
  const promised = indicatorOf(before, 'listing_quality').next?.steps ?? [];
  const gainOf = (part: string) => promised.find((step) => step.part === part)?.gain ?? 0;
  expect(promised.find(({ part }) => part === 'description')).toMatchObject({
    count: 5,
    permission: 'edit_facility_description',
    target: { screen: 'listings', filters: { quality_part: 'description' } },
  });
  const chosen = before.next.reduce((sum, { gain }) => sum + gain, 0);
  expect(chosen).toBeGreaterThanOrEqual(5);
  const lacking = { as: company.owner, query: { quality_part: 'description' } } as const;
  expect((await company.ok(listLocations, lacking)).count).toBe(5);
  for (const id of ids) await company.edit(id, { description });
  await jobs.settle();
  expect((await company.ok(listLocations, lacking)).count).toBe(0);
  const after = await statsOf(company);
  const gained = (after.score ?? 0) - (before.score ?? 0);
  expect(Math.abs(gained - gainOf('description'))).toBeLessThanOrEqual(0.2);
});

test('BEY-09 special hours are promised only where there are regular ones to differ from', async () => {
  const company = await startScoredCompany();
  const { ids, jobs, owner: as } = company;
  await company.measure(daysAgo(1), 'kawa', [4, 4, 4, 4, 4]);
  const lacking = async (part: string) => {
    const steps = indicatorOf(await statsOf(company), 'listing_quality').next?.steps ?? [];
    const { count } = await company.ok(listLocations, { as, query: { quality_part: part } });
    expect(steps.find((step) => step.part === part)?.count ?? 0).toBe(count);
    return count;
  };
  const before = { regular: await lacking('opening_hours'), special: await lacking('special_hours') };
  for (const id of ids) await company.edit(id, { opening_hours: [], special_hours: [] });
  await jobs.settle();
  expect(before.regular).toBe(0);
  expect([await lacking('opening_hours'), await lacking('special_hours')]).toEqual([5, 0]);
});

test('BEY-09 the change of a score says where it comes from, and its lines add up', async () => {
  const company = await startScoredCompany();
  const { companyId, ids, jobs, make } = company;
  for (const ago of [1, 2]) await company.measure(daysAgo(ago), 'kawa', [10, 10, 10, 10, 10]);
  await passNight(company);
  for (const id of ids) await company.edit(id, { description });
  await jobs.settle();
  await company.measure(daysAgo(-1), 'kawa', [4, 4, 4, 4, 10]);
  await company.measure(daysAgo(-1), 'ciasto', [20, 0, 20, 0, 20]);
  await passNight(company, 7);
  const as = await make.member(companyId, { type: memberTypes.owner });
  const { before, changes, score } = await statsOf(company, { as, days: '7' });
  expect(changes?.total).toBeCloseTo((score ?? 0) - (before.score ?? 0), 9);
  expect(tenthsIn(changes?.lines ?? [])).toBe(tenthsOf(changes?.total ?? 0));
  const [maps, quality] = changes?.lines ?? [];
  expect(maps?.inside.map(({ key }) => key)).toEqual(['kawa', 'ciasto']);
  expect(quality).toMatchObject({ indicator: 'listing_quality', kind: 'changed' });
  expect(quality?.inside[0]?.key).toBe('description');
  for (const { inside, points } of changes?.lines ?? []) expect(tenthsIn(inside)).toBe(tenthsOf(points));
});

test('MON-01 a night is scored once, whenever its run is killed, and of no company but its own', async () => {
  const company = await startScoredCompany();
  const { make, ok, companyId } = company;
  await company.measure(daysAgo(1), 'kawa', [1, 2, 3, 4, 5]);
  const period = { from: daysAgo(30), to: daysAgo(-20) };
  const kill = crashAtCommit(company);
  for (const moment of ['before', 'after'] as const) {
    kill({ number: 0, moment });
    await passNight(company);
    company.clock.advance(1800);
    await planScores(company);
  }
  await planScores(company);
  const as = await make.member(companyId, { type: memberTypes.owner });
  const query = { from: period.from, to: scoredToday };
  const refused = await company.request(getDashboardHistory, { as, query: period });
  expect(refused.problem?.code).toBe('period_invalid');
  const stored = await ok(getDashboardHistory, { as, query: { ...query, to: '2026-11-22' } });
  expect(
    stored.results.map(({ day, coverage, formula_version }) => [day, coverage, formula_version]),
  ).toEqual([
    [scoredToday, 0.45, 1],
    ['2026-11-22', 0.45, 1],
  ]);
  expect(Object.keys(stored.results[0]?.values ?? {}).toSorted()).toEqual([...indicatorIds].toSorted());
  const elsewhere = await make.company();
  const stranger = await make.member(elsewhere, { type: memberTypes.owner });
  expect((await ok(getDashboardHistory, { as: stranger, query })).results).toEqual([]);
  const empty = await statsOf(company, { as: stranger });
  expect(empty).toMatchObject({ score: null, coverage: 0, next: [], attention: [] });
});

test('MON-01 the first night that comes before an import is finished is scored after it, and nothing is drawn as zero', async () => {
  const company = await startScoredCompany();
  const { companyId, make, ok } = company;
  const { queries } = company.services.database;
  const begin = (of: number) =>
    queries
      .insert(googleImports)
      .values({ companyId: of, googleAccountId: 1, userId: 1, createdAt: new Date() });
  await begin(companyId);
  const history = async () => {
    const to = daysAgo(-1);
    return (await ok(getDashboardHistory, { as: company.owner, query: { from: daysAgo(30), to } })).results;
  };
  await passNight(company);
  expect(await history()).toEqual([]);
  await queries.update(googleImports).set({ finishedAt: new Date() });
  await planScores(company);
  expect(await history()).toHaveLength(1);

  const beginner = await make.company();
  await begin(beginner);
  const as = await make.member(beginner, { type: memberTypes.owner });
  const empty = await statsOf(company, { as });
  expect(empty).toMatchObject({ score: null, coverage: 0 });
  expect(indicatorOf(empty, 'listing_quality')).toMatchObject({ state: 'waiting', value: null });
  expect(empty.indicators.flatMap(({ series }) => series).filter((value) => value !== null)).toEqual([]);
});
