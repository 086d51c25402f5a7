import fc from 'fast-check';
import { insightPresets } from '@pinfold/contract/features/insights/insight-days';
import {
  insightMetrics,
  insightOrders,
  perMetric,
} from '@pinfold/contract/features/insights/insight-metrics';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { periodComparisons, stepUnits } from '@pinfold/contract/period';
import { storeInsightDays } from '../../features/insights/collect/store-insight-days.ts';
import {
  insightDays,
  insightMonths,
  insightReads,
  insightTotals,
} from '../../features/insights/insights.table.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import type { PlainInsight } from '../oracles/naive-insights.ts';
import { today as latest } from '../oracles/naive-period.ts';
import { randomLocationFilter } from './random-rank-search.ts';
import { allDays, type RankedCompany } from './ranked-company.ts';

/** In Warsaw two weeks after the day that `naive-period.ts` counts from, which so is the latest that is shown. */
export const now = new Date('2026-07-03T22:30:00Z');

/** Days of the last two weeks, which are stored and not shown. */
const hidden = Array.from({ length: 14 }, (_, index) => addDays(latest, index + 1));

/** Random days of locations; most are close to the latest, and in any a metric may be unknown. */
export function randomInsights({ places }: RankedCompany): fc.Arbitrary<PlainInsight[]> {
  const count = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 60 }) },
    { weight: 2, arbitrary: fc.constant(null) },
  );
  const row = fc
    .record({
      locationId: fc.constantFrom(...places.map(({ id }) => id)),
      day: fc.oneof(fc.constantFrom(...allDays), fc.constantFrom(...allDays.slice(-70), ...hidden)),
      counts: fc.record(perMetric(insightMetrics, () => count)),
    })
    .filter(({ counts }) => Object.values(counts).some((one) => one !== null));
  return fc.uniqueArray(row, {
    minLength: 120,
    maxLength: 200,
    selector: ({ locationId, day }) => `${locationId}/${day}`,
  });
}

/** Random requests of insights, by any member of a company. */
export function randomInsightSearch(world: RankedCompany) {
  const days = fc.constantFrom(...allDays);
  return fc.record({
    period: fc.oneof(
      fc.constantFrom(...insightPresets).map((preset) => ({ preset })),
      fc
        .tuple(days, days)
        .map((two) => two.toSorted())
        .map(([date_from = '', date_to = '']) => ({ date_from, date_to })),
    ),
    resolution: fc.option(fc.constantFrom(...stepUnits), { nil: undefined }),
    compare: fc.constantFrom(...periodComparisons),
    filter: randomLocationFilter(world),
    order: fc.constantFrom(...insightOrders),
    member: fc.constantFrom(...world.members),
    with_facilities: fc.boolean(),
  });
}

/** Stores days, each location read from its first one on, and nothing else of the company. */
export async function storeInsights(
  { services }: TestApi,
  companyId: number,
  known: readonly PlainInsight[],
): Promise<Map<number, string>> {
  const { queries } = services.database;
  for (const table of [insightDays, insightMonths, insightTotals, insightReads]) await queries.delete(table);
  const firstDays = new Map<number, string>();
  for (const [locationId, days] of Map.groupBy(known, (one) => one.locationId)) {
    const firstDay = days.map(({ day }) => day).toSorted()[0] ?? latest;
    firstDays.set(locationId, firstDay);
    await queries.insert(insightReads).values({ companyId, locationId, readAt: services.now(), firstDay });
    await queries.transaction((tx) => storeInsightDays(tx, companyId, locationId, days));
  }
  return firstDays;
}
