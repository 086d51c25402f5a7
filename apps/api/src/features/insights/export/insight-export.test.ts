import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  actionsOf,
  type InsightCounts,
  insightMetrics,
  perMetric,
  viewsOf,
} from '@pinfold/contract/features/insights/insight-metrics';
import {
  exportInsights,
  getInsights,
  listInsightKeywords,
} from '@pinfold/contract/features/insights/insights.endpoints';
import { getExport, type FileExport } from '@pinfold/contract/features/listings/export/exports.endpoints';
import { ensureMonths } from '../../../database/ensure-months.ts';
import { downloadFile, sheetsOf } from '../../../testing/clients/downloaded-file.ts';
import { openTestApi, type TestApi } from '../../../testing/clients/start-test-api.ts';
import type { TestMember } from '../../../testing/worlds/factories.ts';
import { storeInsightDays } from '../collect/store-insight-days.ts';
import { storeInsightKeywords } from '../collect/store-insight-keywords.ts';
import { insightMonthTables, insightReads } from '../insights.table.ts';
import { writeInsightExport } from './write-insight-export.job.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ now: new Date('2026-11-20T12:30:00Z'), isClockStill: true });
  await ensureMonths(api.services.database.queries, insightMonthTables, '2026-09-01', '2026-11-01');
});
afterAll(() => api.close());

/** Figures of which all but some are unknown. */
const counts = (known: Partial<InsightCounts>): InsightCounts => ({
  ...perMetric(insightMetrics, () => null),
  ...known,
});

type Day = [day: string, known: Partial<InsightCounts>];

/** Two locations: the second was not told on one day, and one metric of nobody. */
async function start() {
  const { make, services } = api;
  const companyId = await make.company();
  const owner = await make.member(companyId, { type: memberTypes.owner, email: `anna@${companyId}.test` });
  const store = async (name: string, days: Day[], keywords: [string, number | null][]) => {
    const id = await make.location(companyId, { name });
    const { queries } = services.database;
    await queries
      .insert(insightReads)
      .values({ companyId, locationId: id, readAt: services.now(), firstDay: '2026-09-01' });
    await queries.transaction(async (tx) => {
      const given = days.map(([day, known]) => ({ day, counts: counts(known) }));
      await storeInsightDays(tx, companyId, id, given);
      const found = keywords.map(([keyword, value]) => ({
        keyword,
        value,
        threshold: value === null ? 15 : null,
      }));
      await storeInsightKeywords(tx, companyId, id, '2026-10-01', found);
    });
    return id;
  };
  const first = await store(
    'Lipa na Rynku',
    [
      ['2026-11-01', { views_mobile_maps: 50, calls: 1, website_clicks: 0 }],
      ['2026-11-03', { views_mobile_maps: 100, views_desktop_search: 20, calls: 5 }],
      ['2026-11-04', { views_mobile_maps: 0, calls: 0 }],
    ],
    [
      ['kawa', 120],
      ['kawiarnia kraków', null],
    ],
  );
  const second = await store(
    'Lipa na Kazimierzu',
    [['2026-11-03', { views_mobile_maps: 700, direction_requests: 30 }]],
    [['kawa', null]],
  );
  return { companyId, owner, first, second };
}

const days = { date_from: '2026-11-03', date_to: '2026-11-05' };

async function writtenFile(as: TestMember, { id }: Pick<FileExport, 'id'>) {
  await api.jobs.runDue(writeInsightExport.name);
  const done = await api.ok(getExport, { as, params: { id } });
  return { done, sheets: sheetsOf((await downloadFile(api, done)).bytes) };
}

test('MON-08 a workbook has the sums, days, locations and keywords of the screen', async () => {
  const { owner, companyId } = await start();
  const body = { ...days, compare: 'previous_term' as const };
  const shown = await api.ok(getInsights, { as: owner, body });
  const keywords = await api.ok(listInsightKeywords, { as: owner, body: {} });
  const asked = await api.ok(exportInsights, { as: owner, body });
  const { done, sheets } = await writtenFile(owner, asked);
  expect(done).toMatchObject({
    status: 'done',
    filename: 'zachowania-uzytkownikow-2026-11-20.xlsx',
    written: asked.total,
  });
  expect(Object.keys(sheets)).toEqual(['Podsumowanie', 'Dni', 'Lokalizacje', 'Frazy', 'Definicje']);
  const { Podsumowanie: summary = [], Dni: byDay = [], Lokalizacje: locations = [] } = sheets;
  const { Frazy: found = [], Definicje: definitions = [] } = sheets;

  expect(summary.slice(0, 4)).toEqual([
    ['Wskaźnik', 'Razem (2026-11-03 – 2026-11-05)', 'Wcześniej (2026-10-31 – 2026-11-02)', 'Zmiana, %'],
    ['Wyświetlenia', 820, 50, 1540],
    ['Działania', 35, 1, 3400],
    ['Konwersja, %', 4.27, 2, 2.27],
  ]);
  expect(summary.slice(4).map((line) => line.slice(1, 3))).toEqual(
    insightMetrics.map((metric) => [shown.totals[metric], shown.before?.totals[metric]]),
  );

  expect(byDay.slice(1).map(([day]) => day)).toEqual(shown.dates);
  const ofDay = (title: string) => byDay.slice(1).map((line) => line[byDay[0]?.indexOf(title) ?? -1]);
  expect(ofDay('Wyświetlenia')).toEqual([820, 0, null]);
  expect(ofDay('Połączenia')).toEqual(shown.metrics.calls);
  expect(ofDay('Znane lokalizacje')).toEqual(shown.known);
  expect(ofDay('Oczekiwane lokalizacje')).toEqual(shown.expected);

  const ofLocation = (title: string) =>
    locations.slice(1).map((line) => line[locations[0]?.indexOf(title) ?? -1]);
  expect(ofLocation('Lokalizacja')).toEqual(shown.facilities.map(({ facility }) => facility.name));
  expect(ofLocation('Wyświetlenia')).toEqual(shown.facilities.map(({ totals }) => viewsOf(totals)));
  expect(ofLocation('Działania')).toEqual(shown.facilities.map(({ totals }) => actionsOf(totals)));
  expect(ofLocation('Wyświetlenia wcześniej')).toEqual([null, 50]);
  expect(ofLocation('Zmiana wyświetleń, %')).toEqual([null, 140]);

  expect(found).toEqual([
    ['Fraza', 'Osoby (2026-10 – 2026-10)', 'Pozostałe osoby', 'Lokalizacje', 'Wcześniej'],
    ['kawa', 120, 'mniej niż 15', 2, null],
    ['kawiarnia kraków', 'mniej niż 15', null, 1, null],
  ]);
  expect(found.slice(1).map(([keyword]) => keyword)).toEqual(keywords.results.map(({ keyword }) => keyword));
  const defined = definitions.slice(1).map(([name]) => name);
  for (const name of [...(byDay[0]?.slice(1) ?? []), ...(locations[0]?.slice(4) ?? [])])
    expect(defined).toContain(name);

  const [mail] = await api.mails(`anna@${companyId}.test`);
  expect(mail?.subject).toBe('Plik z zachowaniami użytkowników jest gotowy');
  expect(mail?.links.some((link) => link.includes(`/users-behavior?export=${asked.id}`))).toBe(true);
});

test('MON-08 a workbook of a manager has their locations alone, in the language of who asks', async () => {
  const { companyId, first, second } = await start();
  const manager = await api.make.member(companyId, { locations: [first] });
  const refused = await api.request(exportInsights, {
    as: manager,
    body: { ...days, facilities_ids: [second] },
  });
  expect(refused.problem?.code).toBe('export_empty');
  const asked = await api.requestRaw(exportInsights, {
    as: manager,
    headers: { 'Accept-Language': 'en' },
    body: days,
  });
  const {
    Summary: summary,
    Locations: locations = [],
    Keywords: found,
  } = (await writtenFile(manager, asked.body as FileExport)).sheets;
  expect(summary?.slice(0, 2)).toEqual([
    ['Figure', 'Total (2026-11-03 – 2026-11-05)'],
    ['Views', 120],
  ]);
  expect(locations.slice(1).map(([name]) => name)).toEqual(['Lipa na Rynku']);
  expect(found?.slice(1)).toEqual([
    ['kawa', 120, null, 1, null],
    ['kawiarnia kraków', 'fewer than 15', null, 1, null],
  ]);
});

test('MON-08 a workbook has more locations than the screen', async () => {
  const { owner, companyId } = await start();
  const { queries } = api.services.database;
  for (let index = 0; index < 100; index += 1) {
    const id = await api.make.location(companyId, { name: `Kiosk ${index}` });
    await queries.transaction((tx) =>
      storeInsightDays(tx, companyId, id, [{ day: '2026-11-03', counts: counts({ calls: 1 }) }]),
    );
  }
  const shown = await api.ok(getInsights, { as: owner, body: days });
  expect(shown.facilities).toHaveLength(100);
  const { sheets } = await writtenFile(owner, await api.ok(exportInsights, { as: owner, body: days }));
  expect(sheets['Lokalizacje']).toHaveLength(1 + 102);
});

test('MON-08 no workbook is made of days that are not two weeks old, or of nothing', async () => {
  const { owner } = await start();
  const code = async (body: object) =>
    (await api.requestRaw(exportInsights, { as: owner, body })).problem?.code;
  expect(await code({ date_from: '2026-11-03', date_to: '2026-11-07' })).toBe('period_invalid');
  expect(await code({ date_from: '2026-09-01', date_to: '2026-09-02' })).toBe('export_empty');
  const csv = await api.requestRaw(exportInsights, { as: owner, query: { file_type: 'csv' }, body: days });
  expect(csv.status).toBe(400);
});
