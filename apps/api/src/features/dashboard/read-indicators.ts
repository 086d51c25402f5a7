import {
  indicatorIds,
  knownValue,
  type IndicatorId,
  type IndicatorReading,
  type IndicatorValues,
} from '@pinfold/contract/features/dashboard/indicator';
import type { ScoredPeriod } from '@pinfold/contract/features/dashboard/score-changes';
import type { Period } from '@pinfold/contract/period';
import type { IndicatorFigures, IndicatorSources, IndicatorViewer } from '../../indicator-sources.ts';
import type { Services } from '../../services.ts';
import type { StoredIndicator } from './dashboard.table.ts';
import type { ScoreDayRow } from './score-days.queries.ts';

export type AllFigures = Readonly<Record<IndicatorId, IndicatorFigures>>;

/** Reads all indicators of a period, side by side. */
export async function readIndicators(
  services: Services,
  sources: IndicatorSources,
  viewer: IndicatorViewer,
  period: Period,
): Promise<AllFigures> {
  return byIndicator((id) => sources[id].read(services, viewer, period));
}

/**
 * The same of an earlier period: what was measured then is read again, and a state as it was last stored in it. Without
 * a stored day it is not known.
 */
export async function readEarlierIndicators(
  services: Services,
  sources: IndicatorSources,
  viewer: IndicatorViewer,
  { period, stored }: { period: Period; stored: readonly ScoreDayRow[] },
): Promise<AllFigures> {
  const last = stored.findLast(({ day }) => day >= period.from && day <= period.to);
  return byIndicator(async (id) =>
    sources[id].kind === 'measured'
      ? sources[id].read(services, viewer, period)
      : storedFigures(last?.indicators[id], last?.day ?? period.to),
  );
}

function storedFigures(stored: StoredIndicator | undefined, day: string): IndicatorFigures {
  if (stored?.value === null || stored === undefined)
    return { reading: { state: 'not_set_up', missing: null } };
  const reading: IndicatorReading = { state: 'known', value: stored.value, measuredOn: day };
  return { reading, ...(stored.pieces && { pieces: stored.pieces }) };
}

async function byIndicator(read: (id: IndicatorId) => Promise<IndicatorFigures>): Promise<AllFigures> {
  const all = await Promise.all(indicatorIds.map(async (id) => [id, await read(id)] as const));
  return Object.fromEntries(all) as Record<IndicatorId, IndicatorFigures>;
}

/** The values of figures, by which a score is counted. */
export function valuesOfFigures(figures: AllFigures): IndicatorValues {
  return Object.fromEntries(indicatorIds.map((id) => [id, knownValue(figures[id].reading)]));
}

/** Figures as far as a change between two periods rests on them. */
export function scoredPeriod(figures: AllFigures): ScoredPeriod {
  const pieces = indicatorIds.flatMap((id) => {
    const known = figures[id].pieces;
    return known ? [[id, known] as const] : [];
  });
  return { values: valuesOfFigures(figures), pieces: Object.fromEntries(pieces) };
}
