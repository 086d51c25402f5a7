import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { directSandbox } from '../../testing/direct-sandbox.ts';
import { officialGoogle } from '../../testing/official-google.ts';
import { startOfTest } from '../../testing/small-world.ts';
import { dailyMetrics } from './daily-figures.ts';

const rynek = 'locations/rynek';

/** The path of days of November 2026, in Google's camel case or in that of its examples. */
function daysPath(
  location: string,
  metrics: readonly string[],
  [from, to]: [number, number],
  isSnake = false,
) {
  const query = new URLSearchParams(metrics.map((metric) => ['dailyMetrics', metric]));
  const range = isSnake
    ? ['daily_range.start_date', 'daily_range.end_date']
    : ['dailyRange.startDate', 'dailyRange.endDate'];
  for (const [index, day] of [from, to].entries()) {
    for (const [part, value] of Object.entries({ year: 2026, month: 11, day }))
      query.set(`${range[index]}.${part}`, String(value));
  }
  return `/v1/${location}:fetchMultiDailyMetricsTimeSeries?${query}`;
}

test('MON-08 Google’s own client reads days and keywords, with the last days missing and zeros without a value', async () => {
  const { performance, here } = await officialGoogle({ now: () => startOfTest });
  const { data } = await performance.fetchMultiDailyMetricsTimeSeries(
    {
      location: rynek,
      dailyMetrics: [...dailyMetrics],
      'dailyRange.startDate.year': 2026,
      'dailyRange.startDate.month': 10,
      'dailyRange.startDate.day': 22,
      'dailyRange.endDate.year': 2026,
      'dailyRange.endDate.month': 11,
      'dailyRange.endDate.day': 21,
    },
    here,
  );
  const series = data.multiDailyMetricTimeSeries?.[0]?.dailyMetricTimeSeries ?? [];
  expect(series.map(({ dailyMetric }) => dailyMetric)).toEqual(dailyMetrics);
  const sums = series.map(({ timeSeries }) => {
    expect(timeSeries?.datedValues?.at(0)?.date).toEqual({ year: 2026, month: 10, day: 22 });
    expect(timeSeries?.datedValues?.at(-1)?.date).toEqual({ year: 2026, month: 11, day: 18 });
    return (timeSeries?.datedValues ?? []).reduce((sum, { value }) => sum + Number(value ?? 0), 0);
  });
  const views = sums.slice(0, 4).reduce((sum, count) => sum + count, 0);
  const actions = sums.slice(4, 9).reduce((sum, count) => sum + count, 0);
  expect(views).toBeGreaterThan(1000);
  expect(views).toBeLessThan(15_000);
  expect(actions / views).toBeGreaterThan(0.03);
  expect(actions / views).toBeLessThan(0.12);
  expect(series.at(-1)?.timeSeries?.datedValues?.every(({ value }) => value === undefined)).toBe(true);

  const question = {
    parent: rynek,
    'monthlyRange.startMonth.year': 2026,
    'monthlyRange.startMonth.month': 10,
    'monthlyRange.endMonth.year': 2026,
    'monthlyRange.endMonth.month': 10,
    pageSize: 1000,
  };
  const { monthly } = performance.searchkeywords.impressions;
  const first = (await monthly.list(question, here)).data;
  expect(first.searchKeywordsCounts).toHaveLength(100);
  const pageToken = first.nextPageToken ?? '';
  const second = (await monthly.list({ ...question, pageToken }, here)).data;
  expect(second.nextPageToken).toBeUndefined();
  const keywords = [...(first.searchKeywordsCounts ?? []), ...(second.searchKeywordsCounts ?? [])];
  expect(keywords.map(({ searchKeyword }) => searchKeyword)).toContain('kawiarnia mała kraków');
  const values = keywords.flatMap(({ insightsValue }) => insightsValue?.value ?? []).map(Number);
  expect(values).toEqual(values.toSorted((one, other) => other - one));
  expect(values.at(-1)).toBeGreaterThanOrEqual(15);
  const tail = keywords.slice(values.length);
  expect(tail.length).toBeGreaterThan(10);
  expect(tail.every(({ insightsValue }) => insightsValue?.threshold === '15')).toBe(true);
});

test('MON-08 what Google does not give is refused in its words: other people’s, unverified, unknown', async () => {
  const { google, script } = await directSandbox();
  const answers = async (...paths: string[]) =>
    Promise.all(
      paths.map(async (path) => {
        const { status, body } = await google('GET', path);
        return [status, body.error?.status];
      }),
    );
  const metric = ['CALL_CLICKS'];
  expect(
    await answers(
      daysPath('locations/obca', metric, [1, 2]),
      daysPath('locations/nowa', metric, [1, 2]),
      daysPath('locations/none', metric, [1, 2]),
      daysPath(rynek, metric, [2, 1]),
      daysPath(rynek, metric, [30, 31]),
      daysPath(rynek, [], [1, 2]),
      '/v1/locations/rynek/questions',
    ),
  ).toEqual([
    [403, 'PERMISSION_DENIED'],
    [400, 'FAILED_PRECONDITION'],
    [404, 'NOT_FOUND'],
    [400, 'INVALID_ARGUMENT'],
    [400, 'INVALID_ARGUMENT'],
    [400, 'INVALID_ARGUMENT'],
    [404, 'NOT_FOUND'],
  ]);
  const both = daysPath(rynek, ['CALL_CLICKS', 'BUSINESS_CONVERSATIONS'], [1, 2]);
  await script('POST', '/performance/refusals', { metric: 'BUSINESS_CONVERSATIONS' });
  expect((await google('GET', both)).body.error?.message).toContain('"BUSINESS_CONVERSATIONS"');
  await script('POST', '/performance/refusals', { metric: 'BUSINESS_CONVERSATIONS', named: false });
  expect((await google('GET', both)).body.error?.message).toBe('Request contains an invalid argument.');
  await script('DELETE', '/performance/refusals');
  expect((await google('GET', both)).status).toBe(200);
});

test('MON-08 the script sets a day and drops others, in both spellings of a range, and a restart keeps it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const before = await directSandbox({ folder });
  await before.script('POST', '/performance/rynek/dropped-days', { from: '2026-11-02', to: '2026-11-03' });
  await before.script('PUT', '/performance/rynek/days/2026-11-03', { counts: { CALL_CLICKS: 70 } });
  await before.script('PUT', '/performance/rynek/days/2026-11-04', { counts: { CALL_CLICKS: 0 } });
  await before.script('PUT', '/performance/rynek/days/2026-11-05', { counts: { CALL_CLICKS: null } });
  const path = daysPath(rynek, ['CALL_CLICKS'], [2, 5]);
  const { body } = await before.google('GET', path);
  expect(body.multiDailyMetricTimeSeries).toEqual([
    {
      dailyMetricTimeSeries: [
        {
          dailyMetric: 'CALL_CLICKS',
          timeSeries: {
            datedValues: [
              { date: { year: 2026, month: 11, day: 3 }, value: '70' },
              { date: { year: 2026, month: 11, day: 4 } },
            ],
          },
        },
      ],
    },
  ]);
  await before.sandbox.close();

  const after = await directSandbox({ folder });
  expect((await after.google('GET', daysPath(rynek, ['CALL_CLICKS'], [2, 5], true))).body).toEqual(body);
  const { body: told } = await after.script('GET', '/performance/rynek/days?from=2026-11-02&to=2026-11-04');
  expect(told.days).toEqual([
    { day: '2026-11-03', counts: { CALL_CLICKS: 70 } },
    { day: '2026-11-04', counts: expect.objectContaining({ CALL_CLICKS: 0 }) },
  ]);
});
