import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import type { OldInsightMetric } from '@pinfold/contract/features/insights/old-insights';
import {
  exportOldInsights,
  getOldInsights,
  type OldInsights,
} from '@pinfold/contract/features/insights/old-insights.endpoints';
import { getExport } from '@pinfold/contract/features/listings/export/exports.endpoints';
import { deleteListing } from '@pinfold/contract/features/listings/listings.endpoints';
import { downloadFile, sheetsOf } from '../../../testing/clients/downloaded-file.ts';
import { openTestApi, type TestApi } from '../../../testing/clients/start-test-api.ts';
import type { TestMember } from '../../../testing/worlds/factories.ts';
import { deleteCollected } from '../delete-insights.job.ts';
import { oldInsightDays } from '../insights.table.ts';
import { writeOldInsightExport } from './write-old-insight-export.job.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ now: new Date('2026-11-20T12:30:00Z') });
});
afterAll(() => api.close());

const march = { date_from: '2023-03-28', date_to: '2023-03-30' };

/** Two locations; of the first two days are known, of the second one, and of no day all. */
async function start() {
  const { make, services } = api;
  const companyId = await make.company();
  const owner = await make.member(companyId, { type: memberTypes.owner, email: `anna@${companyId}.test` });
  const first = await make.location(companyId, { name: 'Lipa na Rynku' });
  const second = await make.location(companyId, { name: 'Lipa na Kazimierzu', storeCode: 'KAZ-1' });
  const group = await make.group(companyId, 'Kazimierz', [second]);
  await services.database.queries.insert(oldInsightDays).values([
    { companyId, locationId: first, day: '2023-03-28', queries_direct: 10, views_maps: 7, actions_phone: 0 },
    { companyId, locationId: first, day: '2023-03-30', queries_direct: 0, views_maps: 5, views_search: 1 },
    { companyId, locationId: second, day: '2023-03-30', queries_direct: 40, views_search: 100 },
  ]);
  const read = (changes: Record<string, unknown> = {}, as: TestMember = owner): Promise<OldInsights> =>
    api.ok(getOldInsights, { as, body: { ...march, ...changes } });
  return { companyId, owner, first, second, group, read };
}

/** Figures of which all but some are unknown. */
function counts<Value>(unknown: Value, known: Partial<Record<OldInsightMetric, Value>>) {
  return {
    queries_direct: unknown,
    queries_indirect: unknown,
    queries_chain: unknown,
    views_maps: unknown,
    views_search: unknown,
    actions_website: unknown,
    actions_phone: unknown,
    actions_driving_directions: unknown,
    ...known,
  };
}

describe('MON-08 figures until March 2023', () => {
  test('are added up by day and location: a gap where nothing is known, zero where nothing happened', async () => {
    const { read, first, second } = await start();
    const { facilities, ...insights } = await read();
    expect(insights).toEqual({
      ...march,
      dates: ['2023-03-28', '2023-03-29', '2023-03-30'],
      metrics: counts<(number | null)[]>([null, null, null], {
        queries_direct: [10, null, 40],
        views_maps: [7, null, 5],
        views_search: [null, null, 101],
        actions_phone: [0, null, null],
      }),
      totals: counts<number | null>(null, {
        queries_direct: 50,
        views_maps: 12,
        views_search: 101,
        actions_phone: 0,
      }),
      facilities_count: 2,
    });
    expect(facilities.map(({ facility, totals }) => [facility.id, totals])).toEqual([
      [second, counts<number | null>(null, { queries_direct: 40, views_search: 100 })],
      [
        first,
        counts<number | null>(null, {
          queries_direct: 10,
          views_maps: 12,
          views_search: 1,
          actions_phone: 0,
        }),
      ],
    ]);
  });

  test('are empty where there is no archive', async () => {
    const { read } = await start();
    expect(await read({ date_from: '2022-01-01', date_to: '2022-01-02' })).toMatchObject({
      metrics: { views_maps: [null, null] },
      totals: counts<number | null>(null, {}),
      facilities: [],
      facilities_count: 0,
    });
  });

  test('are of chosen locations and groups', async () => {
    const { read, first, group } = await start();
    expect((await read({ facilities_ids: [first] })).totals.queries_direct).toBe(10);
    expect((await read({ groups: [group] })).totals.queries_direct).toBe(40);
    expect((await read({ groups: [group], facilities_ids: [first] })).totals.queries_direct).toBeNull();
  });

  test('are only of locations that a manager sees, and of no other company', async () => {
    const { read, companyId, first, second } = await start();
    const manager = await api.make.member(companyId, { locations: [first] });
    for (const asked of [{}, { facilities_ids: [first, second] }]) {
      const seen = await read(asked, manager);
      expect(seen.totals.queries_direct).toBe(10);
      expect(seen.facilities.map(({ facility }) => facility.id)).toEqual([first]);
    }
    const { owner: stranger } = await start();
    expect((await read({ facilities_ids: [first] }, stranger)).facilities_count).toBe(0);
  });

  test('go with a location that is removed', async () => {
    const { read, owner, first, second } = await start();
    await api.ok(deleteListing, { as: owner, params: { id: first } });
    expect((await read()).facilities.map(({ facility }) => facility.id)).toEqual([second]);
    await api.jobs.runDue(deleteCollected.name);
    const left = await api.services.database.queries
      .select({ id: oldInsightDays.locationId })
      .from(oldInsightDays);
    expect(left.filter(({ id }) => id === first)).toEqual([]);
  });

  test.each([
    ['pl', '30 marca 2023'],
    ['en', '30 March 2023'],
    ['es', '30 de marzo de 2023'],
  ])('are refused from 31 March on, with the last day, in %s', async (language, day) => {
    const { owner } = await start();
    const { status, problem } = await api.requestRaw(getOldInsights, {
      as: owner,
      headers: { 'Accept-Language': language },
      body: { ...march, date_to: '2023-03-31' },
    });
    expect(status).toBe(400);
    expect(problem).toMatchObject({ code: 'period_invalid', detail: expect.stringContaining(day) });
    expect(problem?.errors).toEqual([{ path: 'body.date_to', message: problem?.detail }]);
  });

  test('are refused for more than 18 months', async () => {
    const { owner } = await start();
    const body = { date_from: '2021-09-26', date_to: march.date_to };
    for (const endpoint of [getOldInsights, exportOldInsights]) {
      const { problem } = await api.requestRaw(endpoint, { as: owner, body });
      expect(problem?.errors?.map(({ path }) => path)).toEqual(['body.date_from']);
    }
    await api.ok(getOldInsights, { as: owner, body: { ...body, date_from: '2021-09-27' } });
  });
});

describe('MON-08 a workbook of figures until March 2023', () => {
  test('has the figures of the screen, with numbers as numbers and nothing for what is unknown', async () => {
    const { read, owner, companyId } = await start();
    const shown = await read();
    const asked = await api.ok(exportOldInsights, { as: owner, body: march });
    expect(asked).toMatchObject({ status: 'generating', file_type: 'xlsx', total: 8 + 3 + 2 + 8 });
    await api.jobs.runDue(writeOldInsightExport.name);
    const done = await api.ok(getExport, { as: owner, params: { id: asked.id } });
    expect(done).toMatchObject({ status: 'done', written: asked.total });
    expect(done.filename).toBe('archiwum-zachowan-2026-11-20.xlsx');

    const sheets = sheetsOf((await downloadFile(api, done)).bytes);
    expect(Object.keys(sheets)).toEqual(['Podsumowanie', 'Dni', 'Lokalizacje', 'Definicje']);
    const { Podsumowanie: summary = [], Dni: days = [], Lokalizacje: locations = [] } = sheets;
    const { Definicje: definitions = [] } = sheets;
    expect(summary[0]).toEqual(['Wskaźnik', 'Razem (2023-03-28 – 2023-03-30)']);
    expect(summary.slice(1).map(([, total]) => total)).toEqual(Object.values(shown.totals));
    const names = summary.slice(1).map(([name]) => name);
    expect(days[0]).toEqual(['Dzień', ...names]);
    expect(days.slice(1)).toEqual(
      shown.dates.map((date, index) => [
        date,
        ...Object.values(shown.metrics).map((series) => series[index]),
      ]),
    );
    expect(locations[0]?.slice(4)).toEqual(names);
    expect(locations.slice(1)).toEqual(
      shown.facilities.map(({ facility, totals }) => [
        facility.name,
        facility.formatted_address,
        facility.city,
        facility.store_code,
        ...Object.values(totals),
      ]),
    );
    expect(definitions.slice(1).map(([name]) => name)).toEqual(names);

    const [mail] = await api.mails(`anna@${companyId}.test`);
    expect(mail?.subject).toBe('Plik z archiwum zachowań jest gotowy');
    expect(mail?.links.some((link) => link.includes(`/users-behavior-archive?export=${asked.id}`))).toBe(
      true,
    );
  });

  test('has only locations that its maker sees, and none is made of nothing', async () => {
    const { companyId, first, second } = await start();
    const manager = await api.make.member(companyId, { locations: [first] });
    const elsewhere = await api.request(exportOldInsights, {
      as: manager,
      body: { ...march, facilities_ids: [second] },
    });
    expect(elsewhere.problem?.code).toBe('export_empty');
    const { id } = await api.ok(exportOldInsights, { as: manager, body: march });
    await api.jobs.runDue(writeOldInsightExport.name);
    const done = await api.ok(getExport, { as: manager, params: { id } });
    const { Lokalizacje: locations = [] } = sheetsOf((await downloadFile(api, done)).bytes);
    expect(locations.slice(1).map(([name]) => name)).toEqual(['Lipa na Rynku']);
  });

  test('is the only kind of file', async () => {
    const { owner } = await start();
    const asked = { as: owner, query: { file_type: 'csv' }, body: march };
    expect((await api.requestRaw(exportOldInsights, asked)).status).toBe(400);
  });
});
