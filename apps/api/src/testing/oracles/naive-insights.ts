import type { InsightCounts, InsightOrder } from '@pinfold/contract/features/insights/insight-metrics';

/** What is known of a location on a day. */
export interface PlainInsight {
  locationId: number;
  day: string;
  counts: InsightCounts;
}

type Metric = keyof InsightCounts;

const views: Metric[] = [
  'views_desktop_maps',
  'views_desktop_search',
  'views_mobile_maps',
  'views_mobile_search',
];
const actions: Metric[] = ['calls', 'website_clicks', 'direction_requests', 'bookings', 'food_orders'];

export const naiveMetrics: Metric[] = [...views, ...actions, 'food_menu_clicks', 'conversations'];

/** The figures of points, as sentences about days: no sums that are kept, no SQL. */
export function naivePart(rows: readonly PlainInsight[], points: readonly (readonly string[])[]) {
  return {
    metrics: Object.fromEntries(
      naiveMetrics.map((metric) => [metric, points.map((days) => total(on(rows, days), [metric]))]),
    ),
    totals: naiveTotals(rows, points.flat()),
  };
}

/** How many rows lie in each point. */
export function naiveKnown(rows: readonly PlainInsight[], points: readonly (readonly string[])[]): number[] {
  return points.map((days) => on(rows, days).length);
}

/** Averages of the days that are known, Monday first. */
export function naiveWeekdays(rows: readonly PlainInsight[], days: readonly string[]) {
  const known = days.filter((day) => rows.some((row) => row.day === day));
  return [1, 2, 3, 4, 5, 6, 0].map((weekday) => {
    const ofWeekday = known.filter((day) => new Date(day).getUTCDay() === weekday);
    const mean = (metrics: Metric[]) => {
      const each = ofWeekday.map((day) => total(on(rows, [day]), metrics)).filter((one) => one !== null);
      return each.length === 0 ? null : each.reduce((sum, one) => sum + one, 0) / each.length;
    };
    return { days: ofWeekday.length, views: mean(views), actions: mean(actions) };
  });
}

/** Locations of which something is known, in an order, with their figures and those of the earlier days. */
export function naiveFacilities(
  rows: readonly PlainInsight[],
  {
    days,
    under,
    order,
  }: { days: readonly string[]; under: readonly string[] | undefined; order: InsightOrder },
) {
  const ids = [...new Set(on(rows, days).map(({ locationId }) => locationId))];
  const found = ids.map((id) => {
    const own = rows.filter(({ locationId }) => locationId === id);
    const [now, before] = [total(on(own, days), views), total(on(own, under ?? []), views)];
    const isSeen = (now ?? 0) >= 50 || (before ?? 0) >= 50;
    return {
      id,
      views: now,
      actions: total(on(own, days), actions),
      change: isSeen && now !== null && before !== null && before > 0 ? (now - before) / before : null,
      totals: naiveTotals(own, days),
      before: under ? naiveTotals(own, under) : null,
    };
  });
  const most = (a: number | null, b: number | null) => (b ?? -Infinity) - (a ?? -Infinity) || 0;
  const least = (a: number | null, b: number | null) => (a ?? Infinity) - (b ?? Infinity) || 0;
  return found
    .toSorted(
      (a, b) =>
        (order === 'actions' ? most(a.actions, b.actions) : 0) ||
        (order === 'rise' ? most(a.change, b.change) : 0) ||
        (order === 'fall' ? least(a.change, b.change) : 0) ||
        most(a.views, b.views) ||
        most(a.actions, b.actions) ||
        a.id - b.id,
    )
    .map(({ id, totals, before }) => ({ id, totals, before }));
}

function naiveTotals(rows: readonly PlainInsight[], days: readonly string[]) {
  return Object.fromEntries(naiveMetrics.map((metric) => [metric, total(on(rows, days), [metric])]));
}

function on(rows: readonly PlainInsight[], days: readonly string[]): PlainInsight[] {
  return rows.filter(({ day }) => days.includes(day));
}

function total(rows: readonly PlainInsight[], metrics: readonly Metric[]): number | null {
  const known = rows
    .flatMap(({ counts }) => metrics.map((metric) => counts[metric]))
    .filter((one) => one !== null);
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0);
}

/** What is known of a keyword in a month, such as 2026-06, at a location. */
export interface PlainKeyword {
  locationId: number;
  month: string;
  keyword: string;
  value: number | null;
  threshold: number | null;
}

interface AskedKeywords {
  /** The last month that is corrected no more. */
  settled: string;
  month_from: string | undefined;
  month_to: string | undefined;
  typed: string | undefined;
  page: number;
}

/** A page of two keywords, or why there is none; all months lie in one year. */
export function naiveKeywords(
  rows: readonly PlainKeyword[],
  { settled, month_from, month_to, typed = '', page }: AskedKeywords,
) {
  const known = [...new Set(rows.map(({ month }) => month))].toSorted();
  const [first_month = null, last_month = null] = [known[0], known.at(-1)];
  // The settled month, or the first or last that is known where it lies outside of them, unless the beginning is later.
  const usual =
    first_month === null || last_month === null
      ? undefined
      : [first_month, settled, last_month].toSorted()[1];
  const to =
    month_to ??
    [month_from, usual]
      .filter((month) => month !== undefined)
      .toSorted()
      .at(-1);
  const from = month_from ?? to;
  const ends = { first_month, last_month };
  if (from === undefined || to === undefined)
    return { count: 0, results: [], month_from: null, month_to: null, ...ends };
  if (from > to) return 'period_invalid';
  const [start, end] = [numberOf(from), numberOf(to)];
  const before = 2 * start - end - 1;
  const isKnown = first_month !== null && last_month !== null && numberOf(first_month) <= before;
  const inMonths = (first: number, last: number) =>
    rows.filter(({ month }) => numberOf(month) >= first && numberOf(month) <= last);
  const byKeyword = Map.groupBy(inMonths(start, end), ({ keyword }) => keyword);
  const found = [...byKeyword]
    .filter(([keyword]) => folded(keyword).includes(folded(typed)))
    .map(([keyword, of]) => {
      const earlier = inMonths(before, start - 1).filter(
        (row) => row.keyword === keyword && row.value !== null,
      );
      const perMonth = [...Map.groupBy(of, ({ month }) => month).values()];
      return {
        keyword,
        value: sum(of.map(({ value }) => value ?? 0)),
        below_threshold: sum(of.map(({ value, threshold }) => (value === null ? (threshold ?? 0) : 0))),
        locations: Math.max(...perMonth.map(({ length }) => length)),
        before: isKnown && earlier.length > 0 ? sum(earlier.map(({ value }) => value ?? 0)) : null,
      };
    })
    .toSorted(
      (a, b) => b.value - a.value || b.below_threshold - a.below_threshold || order(a.keyword, b.keyword),
    );
  return {
    count: found.length,
    results: found.slice(2 * page - 2, 2 * page),
    month_from: from,
    month_to: to,
    ...ends,
  };
}

const numberOf = (month: string) => Number(month.slice(5));

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const folded = (text: string) => text.toLowerCase().replaceAll('ż', 'z');
