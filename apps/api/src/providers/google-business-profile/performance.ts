import { insightMetrics, type InsightMetric } from '@pinfold/contract/features/insights/insight-metrics';
import { storableText } from '../storable-text.ts';
import type { Call } from './google-business-profile.ts';
import { googlePages } from './google-pages.ts';
import { GoogleError } from './google-request.ts';
import type { GoogleDate } from './publications.ts';

/** Google's names of the metrics, by ours (`insightMetrics` of the contract). */
export const performanceMetrics: Record<InsightMetric, string> = {
  views_desktop_maps: 'BUSINESS_IMPRESSIONS_DESKTOP_MAPS',
  views_desktop_search: 'BUSINESS_IMPRESSIONS_DESKTOP_SEARCH',
  views_mobile_maps: 'BUSINESS_IMPRESSIONS_MOBILE_MAPS',
  views_mobile_search: 'BUSINESS_IMPRESSIONS_MOBILE_SEARCH',
  calls: 'CALL_CLICKS',
  website_clicks: 'WEBSITE_CLICKS',
  direction_requests: 'BUSINESS_DIRECTION_REQUESTS',
  bookings: 'BUSINESS_BOOKINGS',
  food_orders: 'BUSINESS_FOOD_ORDERS',
  food_menu_clicks: 'BUSINESS_FOOD_MENU_CLICKS',
  conversations: 'BUSINESS_CONVERSATIONS',
};

/** One day as Google counted it; a metric that was refused or whose date is missing is null; a value that is absent is 0. */
export interface PerformanceDay {
  /** YYYY-MM-DD */
  day: string;
  counts: Record<InsightMetric, number | null>;
}

/** What people searched for; where they are few, Google tells only the threshold that they stay below. */
export interface SearchKeywordCount {
  keyword: string;
  value: number | null;
  threshold: number | null;
}

export interface PerformanceCalls {
  /**
   * Days from one to another, both included; days that Google knows nothing of are left out. `refused` are the metrics
   * that Google did not take: the rest was asked again without them.
   */
  readPerformanceDays(
    location: string,
    from: string,
    to: string,
    metrics?: readonly InsightMetric[],
  ): Promise<{ days: PerformanceDay[]; refused: InsightMetric[] }>;
  /** What people searched for in one month (YYYY-MM-01), the most first; pages are read until `most`. */
  readSearchKeywords(location: string, month: string, most: number): Promise<SearchKeywordCount[]>;
}

/** Business Profile Performance API v1, of a location such as `locations/123`. */
export function performanceCalls(call: Call): PerformanceCalls {
  return {
    async readPerformanceDays(location, from, to, metrics = insightMetrics) {
      const { series, refused } = await readSeries(
        (asked) => askSeries(call, location, { from, to }, asked),
        metrics,
      );
      return { days: daysOf(series), refused };
    },
    async readSearchKeywords(location, month, most) {
      const [year = '', monthOfYear = ''] = month.split('-').map((part) => String(Number(part)));
      const found = new Map<string, SearchKeywordCount>();
      const pages = googlePages<{ searchKeywordsCounts?: GoogleKeywordCount[] }>(call, {
        host: 'performance',
        path: `/v1/${location}/searchkeywords/impressions/monthly`,
        question: {
          'monthlyRange.startMonth.year': year,
          'monthlyRange.startMonth.month': monthOfYear,
          'monthlyRange.endMonth.year': year,
          'monthlyRange.endMonth.month': monthOfYear,
          pageSize: '100',
        },
      });
      for await (const { searchKeywordsCounts = [] } of pages) {
        for (const counted of searchKeywordsCounts) addKeyword(found, counted);
        if (found.size >= most) break;
      }
      return [...found.values()].toSorted(mostFirst).slice(0, most);
    },
  };
}

interface MetricSeries {
  dailyMetric?: string;
  /** A value is an int64 as text, and absent for zero. */
  timeSeries?: { datedValues?: { date?: GoogleDate; value?: string }[] };
}

type AskSeries = (metrics: readonly InsightMetric[]) => Promise<MetricSeries[]>;

async function askSeries(
  call: Call,
  location: string,
  { from, to }: { from: string; to: string },
  metrics: readonly InsightMetric[],
): Promise<MetricSeries[]> {
  const query = new URLSearchParams([
    ...metrics.map((metric) => ['dailyMetrics', performanceMetrics[metric]]),
    ...dateQuery('dailyRange.startDate', from),
    ...dateQuery('dailyRange.endDate', to),
  ]);
  const { multiDailyMetricTimeSeries = [] } = await call<{
    multiDailyMetricTimeSeries?: { dailyMetricTimeSeries?: MetricSeries[] }[];
  }>({ host: 'performance', path: `/v1/${location}:fetchMultiDailyMetricsTimeSeries?${query}` });
  return multiDailyMetricTimeSeries.flatMap(({ dailyMetricTimeSeries = [] }) => dailyMetricTimeSeries);
}

function dateQuery(field: string, date: string): [string, string][] {
  const parts = date.split('-').map((part) => String(Number(part)));
  return ['year', 'month', 'day'].map((part, index) => [`${field}.${part}`, parts[index] ?? '']);
}

/**
 * Asks for the metrics, and leaves out those that Google refuses.
 * @throws GoogleError `invalid` where it is something else that Google refuses, such as the period
 */
async function readSeries(
  ask: AskSeries,
  metrics: readonly InsightMetric[],
): Promise<{ series: MetricSeries[]; refused: InsightMetric[] }> {
  try {
    return { series: await ask(metrics), refused: [] };
  } catch (error) {
    if (!(error instanceof GoogleError) || error.kind !== 'invalid') throw error;
    const refused = metrics.filter((metric) => names(error, performanceMetrics[metric]));
    if (metrics.length === 1 && refused.length === 1) return { series: [], refused };
    if (metrics.length === 1) throw error;
    // An error that names all of them explains what there is, and tells no more than one that names none.
    if (refused.length === 0 || refused.length === metrics.length) return readAlone(ask, metrics, error);
    const rest = await readSeries(
      ask,
      metrics.filter((metric) => !refused.includes(metric)),
    );
    return { series: rest.series, refused: [...refused, ...rest.refused] };
  }
}

/** Asks for one metric after the other, to find those that Google refuses without a name. */
async function readAlone(ask: AskSeries, metrics: readonly InsightMetric[], refusal: GoogleError) {
  const series: MetricSeries[] = [];
  const refused: InsightMetric[] = [];
  for (const metric of metrics) {
    try {
      series.push(...(await ask([metric])));
    } catch (error) {
      if (!(error instanceof GoogleError) || error.kind !== 'invalid') throw error;
      refused.push(metric);
    }
  }
  if (refused.length === metrics.length) throw refusal;
  return { series, refused };
}

/** Whether an error is about a metric: its message or a violation has the name as a whole word. */
function names({ message, violations }: GoogleError, metric: string): boolean {
  const told = [message, ...violations.flatMap(({ path, message: of, value = '' }) => [path, of, value])];
  return told.some((text) => new RegExp(`\\b${metric}\\b`).test(text));
}

/** Days that at least one series lists, the earliest first. */
function daysOf(series: readonly MetricSeries[]): PerformanceDay[] {
  const days = new Map<string, PerformanceDay>();
  for (const metric of insightMetrics) {
    for (const { dailyMetric, timeSeries } of series) {
      if (dailyMetric !== performanceMetrics[metric]) continue;
      for (const { date, value } of timeSeries?.datedValues ?? []) {
        const day = dayOf(date);
        if (day === undefined) continue;
        const known = days.get(day) ?? { day, counts: nothingKnown() };
        known.counts[metric] = countOf(value);
        days.set(day, known);
      }
    }
  }
  return [...days.values()].toSorted((one, other) => one.day.localeCompare(other.day));
}

function nothingKnown(): PerformanceDay['counts'] {
  return Object.fromEntries(insightMetrics.map((metric) => [metric, null])) as PerformanceDay['counts'];
}

/** A date as YYYY-MM-DD; undefined for one that is not a whole day. */
function dayOf({ year, month, day }: GoogleDate = {}): string | undefined {
  if (!year || !month || !day) return undefined;
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}

/** The most that a column keeps. No location comes near it: more is a fault at Google. */
const greatestCount = 2 ** 31 - 1;

/** A count that a column can keep; an absent one is zero, and one that is no number is unknown. */
function countOf(value = '0'): number | null {
  const count = Number(value);
  return Number.isFinite(count) ? Math.min(Math.trunc(count), greatestCount) : null;
}

interface GoogleKeywordCount {
  searchKeyword?: string;
  insightsValue?: { value?: string; threshold?: string };
}

const longestKeyword = 200;

/** Adds a keyword, to one of the same text where they become equal only as they are stored. */
function addKeyword(
  found: Map<string, SearchKeywordCount>,
  { searchKeyword = '', insightsValue }: GoogleKeywordCount,
): void {
  // The cut may go through a character that is written in two.
  const keyword = storableText(searchKeyword.slice(0, longestKeyword));
  if (keyword === '') return;
  const { value, threshold } = insightsValue ?? {};
  const before = found.get(keyword);
  const counted = {
    value: added(before?.value, value === undefined && threshold !== undefined ? null : countOf(value)),
    threshold: added(before?.threshold, threshold === undefined ? null : countOf(threshold)),
  };
  // A known value says more than a threshold beside it.
  found.set(keyword, { keyword, ...counted, ...(counted.value !== null && { threshold: null }) });
}

function added(before: number | null = null, count: number | null): number | null {
  if (before === null || count === null) return before ?? count;
  return Math.min(before + count, greatestCount);
}

/** By value; those of a threshold last, the higher one first. */
function mostFirst(one: SearchKeywordCount, other: SearchKeywordCount): number {
  return (other.value ?? -1) - (one.value ?? -1) || (other.threshold ?? 0) - (one.threshold ?? 0);
}
