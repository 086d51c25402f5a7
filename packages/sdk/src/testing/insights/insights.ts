import {
  actionsOf,
  changeOf,
  type InsightCounts,
  type InsightMetric,
  insightMetrics,
  type InsightOrder,
  moverMinimum,
  viewsOf,
} from '@pinfold/contract/features/insights/insight-metrics';
import { addDays, weekdayOf } from '@pinfold/contract/features/listings/hours/calendar';
import { monthsLater, type Period, stepsOf } from '@pinfold/contract/period';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { hasText, pageOf } from '../collection.ts';
import { type LocationSearch, searchLocations, summaryOf } from '../listings/locations.ts';
import { requestedPeriod } from '../requested-period.ts';
import type { TestData } from '../test-data.ts';
import {
  firstKeywordsMonth,
  insightHistoryDays,
  keywordThreshold,
  testKeywordCount,
} from './insight-fixtures.ts';

type Location = Schemas['LocationItem'];

/** Insights and search keywords of the in-memory API. */
export function insightAnswers(data: TestData): TestAnswers {
  return {
    getInsights: ({ body: { order = 'views', with_facilities = true, ...request } }) => {
      const { latest, unread, unreadable, annotations } = data.insights;
      const measured_from = addDays(latest, -insightHistoryDays);
      const period = requestedPeriod(request, latest, measured_from);
      const chosen = searchLocations(data, request);
      const readable = readableLocations(data, request);
      const whole = figuresOf(data, readable, period);
      const facilities = readable
        .map((location) => ({
          facility: summaryOf(location),
          totals: figuresOf(data, [location], period).totals,
          before: period.before ? figuresOf(data, [location], period.before).totals : null,
        }))
        .filter(({ totals }) => Object.values(totals).some((total) => total !== null))
        .toSorted((a, b) => weightOf(b, order) - weightOf(a, order));
      const before = period.before && figuresOf(data, readable, period.before);
      return {
        ...period.answer,
        latest,
        measured_from: whole.isKnown ? measured_from : null,
        metrics: whole.metrics,
        totals: whole.totals,
        before: before ? { metrics: before.metrics, totals: before.totals } : null,
        known: whole.known,
        expected: whole.expected,
        weekdays: whole.weekdays,
        facilities: with_facilities ? facilities.slice(0, 100) : [],
        facilities_count: facilities.length,
        unread: chosen.filter(({ id }) => unread.includes(id)).length,
        unreadable: chosen.filter(({ id }) => unreadable.includes(id)).length,
        annotations: annotations.filter(({ date }) => date >= period.from && date <= period.to),
      };
    },
    listInsightKeywords: ({ body }) => {
      const { lastMonth, usualMonth } = data.insights;
      const usual = usualMonth.slice(0, 7);
      const { month_from } = body;
      const to = body.month_to ?? (month_from && month_from > usual ? month_from : usual);
      const from = month_from ?? to;
      if (from > to) throw new TestProblem('period_invalid');
      const readable = readableLocations(data, body);
      const first = firstKeywordsMonth(lastMonth);
      const months = stepsOf({ from: `${from}-01`, to: `${to}-01` }, 'month').filter(
        (month) => month >= first && month <= lastMonth,
      );
      const earlier = months.map((month) => monthsLater(month, -months.length));
      const found = data.insights.keywords
        .map((keyword, index) => {
          const now = keywordFigures(readable, index, months);
          const before = keywordFigures(readable, index, earlier).value;
          return {
            keyword,
            ...now,
            locations: readable.length,
            before: earlier.every((month) => month >= first) ? before : null,
          };
        })
        .filter(({ keyword, locations }) => locations > 0 && hasText(keyword, body.search))
        .toSorted((a, b) => b.value - a.value);
      const query = new URLSearchParams();
      for (const name of ['page', 'page_size'] as const) if (body[name]) query.set(name, String(body[name]));
      const isKnown = readable.length > 0;
      return {
        ...pageOf(found, query, 25),
        month_from: isKnown ? from : null,
        month_to: isKnown ? to : null,
        first_month: isKnown ? first.slice(0, 7) : null,
        last_month: isKnown ? lastMonth.slice(0, 7) : null,
      };
    },
  };
}

/** The chosen locations that were read. */
export function readableLocations(data: TestData, search: LocationSearch): Location[] {
  const { unread, unreadable } = data.insights;
  return searchLocations(data, search).filter(({ id }) => !unread.includes(id) && !unreadable.includes(id));
}

/** Figures of some locations in a period, point by point, by day of the week and as a whole. */
function figuresOf(
  data: TestData,
  locations: readonly Location[],
  { from, to, points }: Period & { points: readonly string[] },
) {
  const days = stepsOf({ from, to }, 'day').map((day) => ({
    day,
    counts: locations.flatMap(({ id }) => data.insights.countsOf(id, day) ?? []),
  }));
  const steps = points.map((point, index) => {
    const end = points[index + 1];
    return days.filter(({ day }) => day >= point && (end === undefined || day < end));
  });
  const countsOf = (some: typeof days) => some.flatMap(({ counts }) => counts);
  const perMetric = <Value>(valueOf: (metric: InsightMetric) => Value) =>
    Object.fromEntries(insightMetrics.map((metric) => [metric, valueOf(metric)])) as Record<
      InsightMetric,
      Value
    >;
  return {
    isKnown: locations.length > 0,
    metrics: perMetric((metric) => steps.map((step) => sumOf(countsOf(step), metric))),
    totals: perMetric((metric) => sumOf(countsOf(days), metric)),
    known: steps.map((step) => countsOf(step).length),
    expected: steps.map((step) => step.length * locations.length),
    weekdays: [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
      const own = days.filter(({ day, counts }) => weekdayOf(day) === weekday && counts.length > 0);
      const totals = perMetric((metric) => sumOf(countsOf(own), metric));
      const mean = (sum: number | null) => (sum === null ? null : sum / own.length);
      return { days: own.length, views: mean(viewsOf(totals)), actions: mean(actionsOf(totals)) };
    }),
  };
}

/** Returns a sum; null where nothing is known. */
function sumOf(counts: readonly InsightCounts[], metric: InsightMetric): number | null {
  return counts.reduce<number | null>((sum, one) => {
    const count = one[metric];
    return count === null ? sum : (sum ?? 0) + count;
  }, null);
}

function weightOf(
  { totals, before }: { totals: InsightCounts; before: InsightCounts | null },
  order: InsightOrder,
): number {
  if (order === 'views') return viewsOf(totals) ?? -1;
  if (order === 'actions') return actionsOf(totals) ?? -1;
  const [now, former] = [viewsOf(totals), before && viewsOf(before)];
  if (Math.max(now ?? 0, former ?? 0) < moverMinimum) return -Infinity;
  return (order === 'rise' ? 1 : -1) * (changeOf(now, former) ?? 0);
}

function keywordFigures(locations: readonly Location[], keyword: number, months: readonly string[]) {
  const counts = locations.flatMap(({ id }) => months.map((month) => testKeywordCount(id, keyword, month)));
  return {
    value: counts.reduce<number>((sum, count) => (count === 'below' ? sum : sum + count), 0),
    below_threshold: counts.filter((count) => count === 'below').length * keywordThreshold,
  };
}
