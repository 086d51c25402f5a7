import { addDays, weekdayOf } from '@pinfold/contract/features/listings/hours/calendar';
import {
  latestInsightDay,
  latestKeywordsMonth,
  usualKeywordsMonth,
} from '@pinfold/contract/features/insights/insight-days';
import {
  type InsightCounts,
  type InsightMetric,
  insightMetrics,
} from '@pinfold/contract/features/insights/insight-metrics';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { monthsLater } from '@pinfold/contract/period';
import type { Schemas } from '../../client/schema.ts';
import { unit } from '../rankings/made-up-ranks.ts';
import { testOldInsights, type TestOldInsight } from './old-insight-fixtures.ts';

/** Insights of the in-memory API; figures are generated on request. */
export interface TestInsights {
  /** Two weeks ago for the company, as `YYYY-MM-DD`. */
  latest: string;
  /** First day of the last month with keywords, as `YYYY-MM-DD`. */
  lastMonth: string;
  /** First day of the last month that Google corrects no more: that of those who choose none. */
  usualMonth: string;
  /** Ids of locations that were not read yet. */
  unread: number[];
  /** Ids of locations that Google refuses to tell about. */
  unreadable: number[];
  /** Figures of a location on a day; undefined where nothing is known. */
  countsOf: (location: number, day: string) => InsightCounts | undefined;
  /** What happened, oldest first. */
  annotations: Schemas['InsightAnnotation'][];
  /** What people search for. */
  keywords: string[];
  /** The archive of what Google counted until 2023. */
  old: TestOldInsight[];
}

/** How far back the figures of a location reach, in days. */
export const insightHistoryDays = 548;

/** Returns insights of some locations, the same in every run; your own where you give them. */
export function testInsights(
  locations: readonly Schemas['LocationItem'][],
  now: Date,
  timezone: string,
  given: Partial<TestInsights> = {},
): TestInsights {
  const today = localTime(now, timezone).date;
  const latest = latestInsightDay(today);
  const first = addDays(latest, -insightHistoryDays);
  const gap = [addDays(latest, -12), addDays(latest, -11)];
  const partial = addDays(latest, -6);
  return {
    latest,
    lastMonth: latestKeywordsMonth(today),
    usualMonth: usualKeywordsMonth(today),
    unread: [],
    unreadable: [],
    countsOf: (location, day) => {
      const isUnknown = gap.includes(day) || (day === partial && location % 2 === 0);
      return isUnknown || day < first || day > latest ? undefined : countsOf(location, day);
    },
    annotations: [
      { date: addDays(latest, -20), fields: ['opening_hours'], edited_facilities: 3, posts: 0 },
      { date: addDays(latest, -8), fields: [], edited_facilities: 0, posts: 2 },
    ],
    keywords: [
      'kawiarnia',
      'kawa na wynos',
      'sernik',
      'śniadanie',
      'kawiarnia lipa',
      'wifi',
      'kawiarnia z ogródkiem',
    ],
    old: testOldInsights(locations),
    ...given,
  };
}

/** Usual figures of a day of a café, which takes no bookings; Google ended conversations. */
const usual: Readonly<Record<InsightMetric, number | null>> = {
  views_desktop_maps: 9,
  views_desktop_search: 31,
  views_mobile_maps: 74,
  views_mobile_search: 58,
  calls: 2.4,
  website_clicks: 3.1,
  direction_requests: 6.2,
  bookings: null,
  food_orders: null,
  food_menu_clicks: 1.6,
  conversations: null,
};

function countsOf(location: number, day: string): InsightCounts {
  const seed = location * 389 + Number(day.replaceAll('-', ''));
  const size = 0.5 + unit(location * 7919);
  const weekend = weekdayOf(day) > 4 ? 1.5 : 1;
  const season = 1 + 0.2 * Math.sin(Number(day.slice(5, 7)) + location);
  return Object.fromEntries(
    insightMetrics.map((metric, index) => {
      const often = usual[metric];
      return [
        metric,
        often === null
          ? null
          : Math.round(often * size * weekend * season * (0.7 + 0.6 * unit(seed + index * 31))),
      ];
    }),
  ) as Record<InsightMetric, number | null>;
}

/** Months with keywords, of which the last one is `lastMonth`. */
export const insightKeywordMonths = 6;

/** Returns how many people found a location by a keyword in a month; Google says of few only that they are fewer than 15. */
export function testKeywordCount(location: number, keyword: number, month: string): number | 'below' {
  const people = Math.round(
    240 * 0.45 ** keyword * (0.5 + unit(location * 53 + Number(month.slice(5, 7)) * 7 + keyword)),
  );
  return people < keywordThreshold ? 'below' : people;
}

/** Google's threshold of keywords. */
export const keywordThreshold = 15;

/** First day of the first month with keywords. */
export function firstKeywordsMonth(lastMonth: string): string {
  return monthsLater(lastMonth, 1 - insightKeywordMonths);
}
