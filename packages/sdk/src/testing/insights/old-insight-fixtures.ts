import { weekdayOf } from '@pinfold/contract/features/listings/hours/calendar';
import {
  lastOldInsightDay,
  type OldInsightMetric,
  oldInsightMetrics,
} from '@pinfold/contract/features/insights/old-insights';
import { stepsOf } from '@pinfold/contract/period';
import type { Schemas } from '../../client/schema.ts';
import { unit } from '../rankings/made-up-ranks.ts';

/** What Google counted of a location on a day, until 2023. */
export interface TestOldInsight {
  /** Id of the location. */
  facility: number;
  /** `YYYY-MM-DD`. */
  day: string;
  counts: Readonly<Record<OldInsightMetric, number>>;
}

/** Days of which Google gave no figures. */
const unknownDays = new Set(['2023-02-14', '2023-02-15']);

const usual: Readonly<Record<OldInsightMetric, number>> = {
  queries_direct: 22,
  queries_indirect: 61,
  queries_chain: 4,
  views_maps: 96,
  views_search: 54,
  actions_website: 3,
  actions_phone: 2,
  actions_driving_directions: 6,
};

/** Returns an archive of the first seven locations, October 2022 to March 2023, the same in every run. */
export function testOldInsights(locations: readonly Schemas['LocationItem'][]): TestOldInsight[] {
  const days = stepsOf({ from: '2022-10-01', to: lastOldInsightDay }, 'day').filter(
    (day) => !unknownDays.has(day),
  );
  return locations.slice(0, 7).flatMap(({ id }) =>
    days.map((day, index) => {
      const busy = (weekdayOf(day) > 4 ? 1.4 : 1) * (0.5 + unit(id * 97));
      const counts = oldInsightMetrics.map((metric, at) => [
        metric,
        Math.round(usual[metric] * busy * (0.6 + 0.8 * unit(id * 31 + index * 7 + at))),
      ]);
      return { facility: id, day, counts: Object.fromEntries(counts) as Record<OldInsightMetric, number> };
    }),
  );
}
