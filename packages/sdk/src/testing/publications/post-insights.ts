import { archiveFault } from '@pinfold/contract/archive-period';
import { weekdayOf } from '@pinfold/contract/features/listings/hours/calendar';
import {
  lastPostInsightDay,
  type PostInsightMetric,
} from '@pinfold/contract/features/publications/post-insights';
import { stepsOf } from '@pinfold/contract/period';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { membersOf, summaryOf } from '../listings/locations.ts';
import type { TestData } from '../test-data.ts';

/** What Google counted of the posts of a location on a day. */
export interface TestPostInsight {
  /** Id of the location. */
  facility: number;
  /** `YYYY-MM-DD`. */
  day: string;
  views: number;
  action_clicks: number;
}

/** Days of which Google gave no figures. */
const unknownDays = new Set(['2023-01-10', '2023-01-11']);

/** Returns an archive of the first seven locations, September 2022 to February 2023, the same in every run. */
export function testPostInsights(locations: readonly Schemas['LocationItem'][]): TestPostInsight[] {
  const days = stepsOf({ from: '2022-09-01', to: lastPostInsightDay }, 'day').filter(
    (day) => !unknownDays.has(day),
  );
  return locations.slice(0, 7).flatMap(({ id }) =>
    days.map((day, index) => {
      // More at weekends, and most on the days after a post.
      const views = 6 + (id % 5) * 4 + (weekdayOf(day) > 3 ? 9 : 0) + Math.max(0, 12 - (index % 14) * 2);
      return { facility: id, day, views, action_clicks: (index + id) % 3 === 0 ? Math.round(views / 12) : 0 };
    }),
  );
}

/** Statistics of posts of the in-memory API. */
export function postInsightAnswers(data: TestData): TestAnswers {
  return {
    getPostInsights: ({ body: { date_from, date_to, facilities_ids: ids = [], groups = [] } }) => {
      const fault = archiveFault({ from: date_from, to: date_to }, lastPostInsightDay);
      if (fault)
        throw new TestProblem('period_invalid', [{ path: `body.${fault.field}`, message: fault.code }]);
      const members = groups.map((group) => membersOf(data, group));
      const chosen = data.locations.filter(
        ({ id }) =>
          (ids.length === 0 || ids.includes(id)) &&
          (groups.length === 0 || members.some((some) => some.has(id))),
      );
      const chosenIds = new Set(chosen.map(({ id }) => id));
      const counted = data.publications.insights.filter(
        ({ facility, day }) => day >= date_from && day <= date_to && chosenIds.has(facility),
      );
      const dates = stepsOf({ from: date_from, to: date_to }, 'day');
      const of = (metric: PostInsightMetric) =>
        dates.map((day) =>
          sumOf(
            counted.filter((one) => one.day === day),
            metric,
          ),
        );
      const facilities = chosen
        .map((location) => ({
          facility: summaryOf(location),
          totals: totalsOf(counted.filter(({ facility }) => facility === location.id)),
        }))
        .filter(({ totals }) => totals.views !== null)
        .toSorted((a, b) => (b.totals.views ?? 0) - (a.totals.views ?? 0));
      return {
        date_from,
        date_to,
        dates,
        metrics: { views: of('views'), action_clicks: of('action_clicks') },
        totals: totalsOf(counted),
        facilities: facilities.slice(0, 100),
        facilities_count: facilities.length,
      };
    },
  };
}

function totalsOf(counted: readonly TestPostInsight[]): Schemas['PostInsightTotals'] {
  return { views: sumOf(counted, 'views'), action_clicks: sumOf(counted, 'action_clicks') };
}

/** Returns a sum; null where nothing is known. */
function sumOf(counted: readonly TestPostInsight[], metric: PostInsightMetric): number | null {
  if (counted.length === 0) return null;
  return counted.reduce((sum, one) => sum + one[metric], 0);
}
