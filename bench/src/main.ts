import { benchAppReviews } from './app-reviews-bench.ts';
import { benchSearch } from './search-bench.ts';
import { openScaleDatabase, type Kind } from './open-scale-database.ts';
import { benchBilling } from './billing-bench.ts';
import { benchBulkEdit } from './bulk-edit-bench.ts';
import { benchCategorisation } from './categorisation-bench.ts';
import { benchDashboard } from './dashboard-bench.ts';
import { benchExternalChanges } from './external-changes-bench.ts';
import type { GrowthRatios, TwoSizes } from './growth-bench.ts';
import { benchPosts } from './posts-bench.ts';
import { benchPostsCalendar } from './posts-calendar.ts';
import { benchReviewAnalytics } from './review-analytics-bench.ts';
import { benchInsights } from './insights-bench.ts';
import { benchRankings } from './rankings-bench.ts';
import { benchLocations } from './locations-bench.ts';
import { benchLocator } from './locator-bench.ts';
import { benchLocatorEngine } from './locator-engine.ts';
import { benchLocatorLighthouse } from './locator-lighthouse.ts';
import { benchLocatorList } from './locator-list.ts';
import { benchLocatorSizes } from './locator-sizes.ts';
import { median, type Ratio } from './measure.ts';
import { benchRankChart } from './rank-chart.ts';
import { benchScrolling } from './scrolling.ts';
import { benchFirstLoad } from './first-load.ts';
import { benchSizes } from './sizes.ts';
import { benchTimeZones } from './time-zones.ts';

const size = {
  locations: Number(process.env.BENCH_LOCATIONS ?? 10_000),
  reviews: Number(process.env.BENCH_REVIEWS ?? 1_000_000),
};
const changes = Number(process.env.BENCH_CHANGES ?? 100_000);
/** Reviews of apps, half in either store. */
const appReviews = Number(process.env.BENCH_APP_REVIEWS ?? 100_000);
/** Posts at a location, of each of two companies. */
const postItems = Number(process.env.BENCH_POST_ITEMS ?? 100_000);
/** Days of a place and a keyword that are measured first; the same questions are then asked of ten times as many. */
const positions = Number(process.env.BENCH_POSITIONS ?? 1_000_000);
/** Days of a location with insights that are measured first; the same questions are then asked of ten times as many. */
const insightDays = Number(process.env.BENCH_INSIGHT_DAYS ?? 730_000);
/** Locations of a locator; the same requests are made for a tenth of them. */
const shops = Number(process.env.BENCH_SHOPS ?? 100_000);
const runs = Number(process.env.BENCH_RUNS ?? 9);
const kinds = (process.env.BENCH_DATABASES ?? 'PostgreSQL,PGlite').split(',') as Kind[];
const parts = new Set(
  (
    process.env.BENCH_PARTS ??
    'search,locations,bulk-edit,external-changes,posts,rankings,insights,dashboard,review-analytics,app-reviews,categorisation,locator,sizes,first-load,scrolling,rank-chart,posts-calendar,locator-engine,locator-sizes,locator-list,locator-lighthouse,time-zones,billing'
  ).split(','),
);

/** An endpoint may take at most this many times its bare statements, in the median over filters and orders. */
const sqlBar = 1.5;

/** The same question to ten times the positions may take at most this many times as long, in the median. */
const growthBar = 1.3;

/** A dashboard may take at most this many times one select of the totals that both of its periods rest on, in the median over their lengths. */
const dashboardBar = 3;

/** A build of the public responses may take at most this many times the statements that read the locations. */
const buildBar = 10;

/** Storing an event with its job may take at most this many times a bare insert. */
const intakeBar = 2;

/** Calls to Stripe by which ten thousand subscribers are compared. */
const comparingBar = 250;

/** Bytes that a visitor waits for, of a locator of any size. */
const firstAnswerBar = 10_000;

/** A preview may take at most this many times the query that reads its locations, for any edit. */
const previewBar = 10;

const missed: string[] = [];

if (
  [
    'search',
    'locations',
    'bulk-edit',
    'external-changes',
    'posts',
    'rankings',
    'insights',
    'review-analytics',
    'app-reviews',
  ].some((part) => parts.has(part))
)
  for (const kind of kinds) await onScale(kind);
if (parts.has('dashboard')) for (const kind of kinds) await onDashboard(kind);
if (parts.has('categorisation')) missed.push(...(await benchCategorisation(say)));
if (parts.has('locator')) await onLocator();
if (parts.has('sizes')) missed.push(...(await benchSizes(say)));
if (parts.has('first-load')) missed.push(...(await benchFirstLoad(say)));
if (parts.has('scrolling')) missed.push(...(await benchScrolling(say)));
if (parts.has('rank-chart')) missed.push(...(await benchRankChart(say)));
if (parts.has('posts-calendar')) missed.push(...(await benchPostsCalendar(say)));
if (parts.has('locator-engine')) missed.push(...(await benchLocatorEngine(say)));
if (parts.has('locator-sizes')) missed.push(...(await benchLocatorSizes(say)));
if (parts.has('locator-list')) missed.push(...(await benchLocatorList(say)));
if (parts.has('locator-lighthouse')) missed.push(...(await benchLocatorLighthouse(say)));
if (parts.has('time-zones')) missed.push(...benchTimeZones(say));
if (parts.has('billing')) for (const kind of kinds) await onBilling(kind);
for (const bar of missed) say(`missed: ${bar}`);
process.exit(missed.length === 0 ? 0 : 1);

async function onScale(kind: Kind): Promise<void> {
  say(`\n${kind}: ${size.reviews} reviews, ${size.locations} locations`);
  const database = await openScaleDatabase(kind, size, (line) => say(`  ${line}`));
  say(`  seeded in ${database.seedSeconds.toFixed(0)} s\n`);
  if (parts.has('search')) judge('review search', kind, await benchSearch(database, runs));
  if (parts.has('locations')) judge('list of locations', kind, await benchLocations(database, runs));
  if (parts.has('bulk-edit'))
    judge('preview of a bulk edit', kind, await benchBulkEdit(database, runs), {
      bar: previewBar,
      of: 'highest',
    });
  if (parts.has('external-changes'))
    judge('external changes', kind, await benchExternalChanges(database, { changes, runs }));
  if (parts.has('posts')) judge('posts', kind, await benchPosts(database, { items: postItems, runs }));
  if (parts.has('review-analytics'))
    judge('analytics of reviews', kind, await benchReviewAnalytics(database, { runs, say }));
  if (parts.has('app-reviews'))
    judge('search of app reviews', kind, await benchAppReviews(database, { reviews: appReviews, runs }));
  if (parts.has('rankings') && kind === 'PostgreSQL')
    await judgeGrowth('positions', (sizes) => benchRankings(sizes, { positions, runs }));
  if (parts.has('insights') && kind === 'PostgreSQL')
    await judgeGrowth('insights', (sizes) => benchInsights(sizes, { days: insightDays, runs }));
  await database.close();

  async function judgeGrowth(what: string, bench: (sizes: TwoSizes) => Promise<GrowthRatios>): Promise<void> {
    const small = await openScaleDatabase(kind, { ...size, reviews: size.locations }, () => {});
    const ratios = await bench({ small, large: database });
    await small.close();
    judge(what, kind, ratios.sql);
    judge(`${what}, ten times as many`, kind, ratios.growth, {
      bar: growthBar,
      of: 'median',
      heads: ['tenfold', 'once'],
    });
  }
}

/** By itself: nothing of it depends on how many reviews there are. */
async function onDashboard(kind: Kind): Promise<void> {
  say(`\n${kind}: ${size.locations} locations by 50 keywords`);
  const database = await openScaleDatabase(kind, { ...size, reviews: size.locations }, () => {});
  const ratios = await benchDashboard(database, runs);
  await database.close();
  judge('dashboard', kind, ratios, { bar: dashboardBar, of: 'median', heads: ['endpoint', 'totals'] });
}

async function onBilling(kind: Kind): Promise<void> {
  say(`\n${kind}: events and subscribers of Stripe`);
  const database = await openScaleDatabase(kind, { locations: 10, reviews: 10 }, () => {});
  const { intake, calls, differing } = await benchBilling(database);
  await database.close();
  judge('intake of events', kind, [intake], { bar: intakeBar, of: 'highest' });
  say(`calls to compare all subscribers: ${calls} (bar ${comparingBar}), differing ${differing}\n`);
  if (calls > comparingBar || differing > 0)
    missed.push(`comparing subscribers: ${calls} calls, ${differing} differing`);
}

async function onLocator(): Promise<void> {
  const kind = 'PostgreSQL';
  say(`\n${kind}: a store locator of ${shops} shops, and one of a tenth`);
  const small = await openScaleDatabase(kind, { locations: shops / 10, reviews: shops / 10 }, () => {});
  const large = await openScaleDatabase(kind, { locations: shops, reviews: shops }, () => {});
  const { growth, build, firstAnswerBytes } = await benchLocator({ small, large }, runs);
  await small.close();
  await large.close();
  judge('visits, ten times the shops', kind, growth, {
    bar: growthBar,
    of: 'highest',
    heads: ['tenfold', 'once'],
  });
  judge('what visits are answered', kind, [build], { bar: buildBar, of: 'highest' });
  say(`first answer of ${shops} shops: ${firstAnswerBytes} bytes (bar ${firstAnswerBar})\n`);
  if (firstAnswerBytes > firstAnswerBar) missed.push(`first answer of a locator: ${firstAnswerBytes} bytes`);
}

function judge(
  what: string,
  kind: Kind,
  ratios: readonly Ratio[],
  {
    bar,
    of,
    heads: [measured, against] = ['endpoint', 'bare SQL'],
  }: {
    bar: number;
    of: 'median' | 'highest';
    heads?: [string, string];
  } = { bar: sqlBar, of: 'median' },
): void {
  say(`${what.padEnd(32)}${measured.padStart(12)}${against.padStart(12)}${'ratio'.padStart(8)}`);
  for (const { name, endpointMs, bareMs, ratio } of ratios)
    say(
      `${name.padEnd(32)}${milliseconds(endpointMs)}${milliseconds(bareMs)}${ratio.toFixed(2).padStart(8)}`,
    );
  const all = ratios.map(({ ratio }) => ratio);
  const judged = of === 'median' ? median(all) : Math.max(...all);
  say(`${`${of} of the ratios`.padEnd(56)}${judged.toFixed(2).padStart(8)}  (bar ${bar})\n`);
  if (!(judged <= bar)) missed.push(`${what} on ${kind}: ${judged.toFixed(2)} times its SQL`);
}

function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`.padStart(12);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
