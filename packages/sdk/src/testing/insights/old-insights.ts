import { archiveFault } from '@pinfold/contract/archive-period';
import {
  lastOldInsightDay,
  type OldInsightMetric,
  oldInsightMetrics,
} from '@pinfold/contract/features/insights/old-insights';
import { stepsOf } from '@pinfold/contract/period';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { searchLocations, summaryOf } from '../listings/locations.ts';
import type { TestData } from '../test-data.ts';
import type { TestOldInsight } from './old-insight-fixtures.ts';

/** The archive of insights of the in-memory API. */
export function oldInsightAnswers(data: TestData): TestAnswers {
  return {
    getOldInsights: ({ body }) => {
      const { date_from, date_to } = body;
      const counted = oldInsightsWithin(data, body);
      const dates = stepsOf({ from: date_from, to: date_to }, 'day');
      const facilities = searchLocations(data, body)
        .map((location) => ({
          facility: summaryOf(location),
          totals: totalsOf(counted.filter(({ facility }) => facility === location.id)),
        }))
        .filter(({ totals }) => totals.views_maps !== null)
        .toSorted((a, b) => viewsOf(b.totals) - viewsOf(a.totals));
      return {
        date_from,
        date_to,
        dates,
        metrics: perMetric((metric) =>
          dates.map((date) =>
            sumOf(
              counted.filter(({ day }) => day === date),
              metric,
            ),
          ),
        ),
        totals: totalsOf(counted),
        facilities: facilities.slice(0, 100),
        facilities_count: facilities.length,
      };
    },
  };
}

/**
 * Returns what is known of the days and locations of a request.
 *
 * @throws TestProblem `period_invalid`
 */
export function oldInsightsWithin(data: TestData, body: Schemas['OldInsightSearch']): TestOldInsight[] {
  const { date_from, date_to } = body;
  const fault = archiveFault({ from: date_from, to: date_to }, lastOldInsightDay);
  if (fault) throw new TestProblem('period_invalid', [{ path: `body.${fault.field}`, message: fault.code }]);
  const chosen = new Set(searchLocations(data, body).map(({ id }) => id));
  return data.insights.old.filter(
    ({ facility, day }) => day >= date_from && day <= date_to && chosen.has(facility),
  );
}

function totalsOf(counted: readonly TestOldInsight[]): Schemas['OldInsightTotals'] {
  return perMetric((metric) => sumOf(counted, metric));
}

function viewsOf({ views_maps, views_search }: Schemas['OldInsightTotals']): number {
  return (views_maps ?? 0) + (views_search ?? 0);
}

function perMetric<Value>(valueOf: (metric: OldInsightMetric) => Value) {
  return Object.fromEntries(oldInsightMetrics.map((metric) => [metric, valueOf(metric)])) as Record<
    OldInsightMetric,
    Value
  >;
}

/** Returns a sum; null where nothing is known. */
function sumOf(counted: readonly TestOldInsight[], metric: OldInsightMetric): number | null {
  if (counted.length === 0) return null;
  return counted.reduce((sum, { counts }) => sum + counts[metric], 0);
}
