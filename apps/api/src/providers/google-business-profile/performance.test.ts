import { createSandbox, type Sandbox, sandboxOAuthClient } from '@pinfold/sandbox';
import { insightMetrics, type InsightMetric } from '@pinfold/contract/features/insights/insight-metrics';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fetchOf, sandboxOrigin, script } from '../../testing/clients/sandbox-client.ts';
import { openGoogleBusinessProfile } from './google-business-profile.ts';
import { performanceMetrics } from './performance.ts';

let sandbox: Sandbox;
const start = new Date('2026-03-20T08:00:05Z');
const location = 'locations/scale-l0';

beforeAll(async () => {
  sandbox = await createSandbox({ world: { locations: 1, reviews: 0 }, now: () => start.getTime() });
});
beforeEach(() => script(sandbox, 'DELETE', '/performance'));
afterAll(() => sandbox.close());

/** The connector, on the sandbox or on what a test answers, with the calls that it counts. */
function open(answer?: object) {
  const takeCall = vi.fn<() => Promise<undefined>>(async () => undefined);
  const fetch: typeof globalThis.fetch = async (input, init) =>
    answer ? Response.json({ access_token: 'x', ...answer }) : fetchOf(sandbox, undefined)(input, init);
  const settings = {
    baseUrl: `${sandboxOrigin}/sandbox/google`,
    clientId: sandboxOAuthClient.id,
    clientSecret: sandboxOAuthClient.secret,
    fetch,
    now: () => start,
    takeCall,
  };
  return { takeCall, google: openGoogleBusinessProfile(settings).as('demo-scale') };
}

const refuse = (metric: InsightMetric, named: boolean) =>
  script(sandbox, 'POST', '/performance/refusals', { metric: performanceMetrics[metric], named });

test('MON-08 days come as Google counted them: zero is zero, missing is unknown, late days are left out', async () => {
  const path = '/performance/scale-l0';
  await script(sandbox, 'POST', `${path}/dropped-days`, { from: '2026-03-14', to: '2026-03-14' });
  const counts = { CALL_CLICKS: 0, WEBSITE_CLICKS: null, BUSINESS_BOOKINGS: 2 ** 40 };
  await script(sandbox, 'PUT', `${path}/days/2026-03-15`, { counts });
  const { google } = open();
  const { days, refused } = await google.readPerformanceDays(location, '2026-03-13', '2026-03-20');
  expect(refused).toEqual([]);
  expect(days.map(({ day }) => day)).toEqual(['2026-03-13', '2026-03-15', '2026-03-16', '2026-03-17']);
  expect(days[1]?.counts).toMatchObject({ calls: 0, website_clicks: null, bookings: 2_147_483_647 });
  const told = await script<{ days: { counts: Record<string, number> }[] }>(
    sandbox,
    'GET',
    `${path}/days?from=2026-03-13&to=2026-03-13`,
  );
  const expected = insightMetrics.map((metric) => [metric, told.days[0]?.counts[performanceMetrics[metric]]]);
  expect(days[0]?.counts).toEqual(Object.fromEntries(expected));
});

test.each([
  ['named by the error, with one more call for each', true, 3],
  ['found by asking each alone, once', false, 1 + insightMetrics.length],
])('MON-08 a refused metric costs no other: %s', async (_, named, calls) => {
  await refuse('conversations', named);
  await refuse('food_orders', named);
  const { google, takeCall } = open();
  const { days, refused } = await google.readPerformanceDays(location, '2026-03-01', '2026-03-01');
  expect(refused.toSorted()).toEqual(['conversations', 'food_orders']);
  expect(days[0]?.counts).toMatchObject({ conversations: null, food_orders: null });
  expect(days[0]?.counts.views_mobile_maps).toBeGreaterThan(0);
  expect(takeCall).toHaveBeenCalledTimes(calls);
});

test('MON-08 a refused period is no refused metric', async () => {
  const { google } = open();
  const asked = google.readPerformanceDays(location, '2026-03-02', '2026-03-01');
  await expect(asked).rejects.toMatchObject({ kind: 'invalid' });
});

test('MON-08 keywords are read over pages, the most first, and a threshold is no count', async () => {
  const { google, takeCall } = open();
  const keywords = await google.readSearchKeywords(location, '2026-02-01', 110);
  expect(takeCall).toHaveBeenCalledTimes(2);
  expect(keywords).toHaveLength(110);
  const values = keywords.flatMap(({ value }) => value ?? []);
  expect(values).toEqual(values.toSorted((one, other) => other - one));
  expect(keywords[0]).toMatchObject({ keyword: expect.any(String), threshold: null });
  expect(keywords.at(-1)).toMatchObject({ value: null, threshold: 15 });
  expect(await google.readSearchKeywords(location, '2026-02-01', 20)).toEqual(keywords.slice(0, 20));
  expect(takeCall).toHaveBeenCalledTimes(3);
});

test('MON-08 keywords that become equal as they are stored are one', async () => {
  const long = 'k'.repeat(199);
  const { google } = open({
    searchKeywordsCounts: [
      { searchKeyword: 'kawa\u0000', insightsValue: { value: '20' } },
      { searchKeyword: 'kawa', insightsValue: { value: '30' } },
      { searchKeyword: `${long}😀`, insightsValue: { threshold: '15' } },
      { searchKeyword: long, insightsValue: { value: '99999999999' } },
      { searchKeyword: '\u0000', insightsValue: { value: '7' } },
    ],
  });
  expect(await google.readSearchKeywords(location, '2026-02-01', 200)).toEqual([
    { keyword: long, value: 2_147_483_647, threshold: null },
    { keyword: 'kawa', value: 50, threshold: null },
  ]);
});
