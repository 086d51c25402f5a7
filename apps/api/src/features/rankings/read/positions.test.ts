import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import {
  getRankOverview,
  listRankKeywords,
  searchPositions,
} from '@pinfold/contract/features/rankings/positions.endpoints';
import { tallyOf } from '@pinfold/contract/features/rankings/rank-tally';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { listingUpdates } from '../../listings/updates/listing-updates.table.ts';
import { addMeasuredDays } from '../lookups/measured-days.ts';
import { rankMonthTables } from '../rankings.table.ts';
import { ensureMonths } from '../../../database/ensure-months.ts';
import { ensureTerms } from '../rank-terms.ts';

const now = new Date('2026-10-25T22:30:00Z');

async function start() {
  const api = await startTestApi({ now });
  const companyId = await api.make.company({ timezone: 'Europe/Warsaw' });
  const owner = await api.make.member(companyId, { type: memberTypes.owner });
  const facility = await api.make.location(companyId, { latitude: 50, longitude: 20, placeId: 'p1' });
  const { queries } = api.services.database;
  await ensureMonths(queries, rankMonthTables, '2026-10-01', '2026-10-31');
  const measure = async (locationId: number, day: string, positions: number[]) => {
    const terms = await ensureTerms(queries, companyId, ['kawa']);
    const measured = { locationId, termId: terms.get('kawa') ?? 0, day, tally: tallyOf(positions) };
    await queries.transaction((tx) =>
      addMeasuredDays(tx, companyId, [{ ...measured, ahead: [], competitors: [] }]),
    );
  };
  return { ...api, companyId, owner, facility, queries, measure };
}

const october = { date_from: '2026-10-01', date_to: '2026-10-25' };

describe('MON-03 positions of one location', () => {
  test('are told at once: a keyword however it is written, a day looked for in vain, and a day nobody looked', async () => {
    const { ok, owner: as, facility, measure } = await start();
    await measure(facility, '2026-10-23', [4, 0, 2]);
    await measure(facility, '2026-10-25', [0, 0]);
    const body = { facility, keywords: ['Kawa ', 'kawa', 'herbata'], preset: 'last_7_days' as const };
    const { keywords, dates, measured_from } = await ok(searchPositions, { as, body });
    expect([dates[0], dates.at(-1), measured_from]).toEqual(['2026-10-19', '2026-10-25', '2026-10-23']);
    expect(keywords.map(({ keyword }) => keyword)).toEqual(['kawa', 'herbata']);
    expect(keywords[0]?.series).toEqual({
      best: [null, null, null, null, 2, null, null],
      average: [null, null, null, null, 3, null, null],
      average_all: [null, null, null, null, 9, null, 21],
      top3_share: [null, null, null, null, 1 / 3, null, 0],
      points: [0, 0, 0, 0, 3, 0, 2],
    });
    expect(keywords[0]?.summary).toMatchObject({
      best: 2,
      average: 3,
      points: 5,
      latest: null,
      latest_on: '2026-10-25',
    });
    expect(keywords[1]?.summary).toMatchObject({ best: null, average_all: null, points: 0, latest_on: null });
  });

  test('MON-05 are refused for a business without a place on the map; MON-03 the average takes one keyword', async () => {
    const { request, ok, make, companyId, owner: as, facility } = await start();
    const atCustomers = await make.location(companyId, { businessType: 'service_area' });
    const both = await make.location(companyId, { businessType: 'storefront_and_service_area' });
    const asked = { keywords: ['kawa'], ...october };
    const refusal = async (body: object) =>
      (await request(searchPositions, { as, body: { facility, ...asked, ...body } })).problem?.code;
    expect(await refusal({ facility: atCustomers })).toBe('service_area_not_monitored');
    expect(await refusal({ facility: both })).toBeUndefined();
    expect(await refusal({ chart: 'average', keywords: ['kawa', 'ciasto'] })).toBe(
      'average_takes_one_keyword',
    );
    expect(await refusal({ chart: 'average', keywords: ['kawa', 'KAWA'] })).toBeUndefined();
    expect((await ok(searchPositions, { as, body: { facility, ...asked } })).annotations).toEqual([]);
  });

  test('MON-09 no period begins before 2005 or ends after the company’s today', async () => {
    const { request, make, owner: as, facility } = await start();
    const asked = { facility, keywords: ['kawa'] };
    for (const days of [
      {},
      { date_from: '2026-10-01' },
      { date_from: '2004-12-31', date_to: '2026-10-25' },
      { date_from: '2026-10-25', date_to: '2026-10-24' },
      { date_from: '2026-10-25', date_to: '2026-10-26' },
    ]) {
      const { problem } = await request(searchPositions, { as, body: { ...asked, ...days } });
      expect(problem).toMatchObject({
        code: 'period_invalid',
        detail: expect.stringContaining('2005-01-01'),
      });
    }
    const elsewhere = await make.company({ timezone: 'Pacific/Auckland' });
    const asThere = await make.member(elsewhere, { type: memberTypes.owner });
    const tomorrow = { date_from: '2026-10-26', date_to: '2026-10-26' };
    expect((await request(getRankOverview, { as: asThere, body: tomorrow })).problem).toBeUndefined();
  });

  test('BAS-01 nobody reads of locations that are not theirs', async () => {
    const { request, ok, make, companyId, facility, measure } = await start();
    await measure(facility, '2026-10-23', [4]);
    const other = await make.location(companyId);
    const manager = await make.member(companyId, { locations: [other] });
    const stranger = await make.member(await make.company(), { type: memberTypes.owner });
    const body = { facility, keywords: ['kawa'], ...october };
    for (const as of [manager, stranger]) {
      expect((await request(searchPositions, { as, body })).problem?.code).toBe('not_found');
      expect(
        (await ok(getRankOverview, { as, body: { ...october, facilities_ids: [facility] } })).summary.points,
      ).toBe(0);
      expect((await ok(listRankKeywords, { as, query: { facility } })).results).toEqual([]);
    }
  });
});

test('MON-03 our own edits that the provider took are marked on their day, and nothing else is', async () => {
  const { ok, owner: as, companyId, facility, queries } = await start();
  const edit = (fields: ListingField[], finishedAt: string, rest: object = {}) =>
    queries.insert(listingUpdates).values({
      companyId,
      locationId: facility,
      status: 'ok',
      fields,
      before: { name: 'Lipa', phone_number: '1', description: 'a', website: '' },
      after: { name: 'Lipa', phone_number: '2', description: 'b', website: 'https://lipa.pl' },
      taken: fields,
      createdAt: new Date(finishedAt),
      finishedAt: new Date(finishedAt),
      ...rest,
    });
  await edit(['phone_number', 'name'], '2026-10-15T22:30:00Z');
  await edit(['description'], '2026-10-16T21:59:00Z');
  await edit(['website', 'description'], '2026-10-18T10:00:00Z', { taken: ['website'], status: 'error' });
  await edit(['website'], '2026-10-19T10:00:00Z', { taken: [], status: 'error' });
  await edit(['website'], '2026-10-20T10:00:00Z', { against: { website: 'https://zly.pl' } });
  await edit(['website'], '2026-09-30T21:59:00Z');
  await edit(['website'], '2026-10-21T10:00:00Z', { status: 'pending', finishedAt: null, taken: null });
  const body = { facility, keywords: ['kawa'], ...october };
  expect((await ok(searchPositions, { as, body })).annotations).toEqual([
    { date: '2026-10-16', at: '2026-10-16T21:59:00.000Z', fields: ['phone_number', 'description'] },
    { date: '2026-10-18', at: '2026-10-18T10:00:00.000Z', fields: ['website'] },
  ]);
});
