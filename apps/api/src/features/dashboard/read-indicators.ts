import {
  indicatorIds,
  knownValue,
  type IndicatorId,
  type IndicatorValues,
} from '@pinfold/contract/features/dashboard/indicator';
import type { ScoredPeriod } from '@pinfold/contract/features/dashboard/score-changes';
import type { Period } from '@pinfold/contract/period';
import type {
  EarlierFigures,
  IndicatorFigures,
  IndicatorSources,
  IndicatorViewer,
} from '../../indicator-sources.ts';
import type { Services } from '../../services.ts';
import type { ScoreDayRow } from './score-days.queries.ts';

export type AllFigures = Readonly<Record<IndicatorId, IndicatorFigures>>;

/** Reads all indicators of a period, side by side, and what was measured in the days before. */
export async function readIndicators(
  services: Services,
  sources: IndicatorSources,
  viewer: IndicatorViewer,
  period: Period,
  before?: Period,
): Promise<AllFigures> {
  const all = await Promise.all(
    indicatorIds.map(async (id) => [id, await sources[id].read(services, viewer, period, before)] as const),
  );
  return Object.fromEntries(all) as Record<IndicatorId, IndicatorFigures>;
}

/** The values of figures, by which a score is counted. */
export function valuesOfFigures(figures: AllFigures): IndicatorValues {
  return Object.fromEntries(indicatorIds.map((id) => [id, knownValue(figures[id].reading)]));
}

/** Figures as far as a change between two periods rests on them. */
export function scoredPeriod(figures: AllFigures): ScoredPeriod {
  return scoredBy((id) => ({ value: knownValue(figures[id].reading), pieces: figures[id].pieces }));
}

/**
 * The same of the period before: what was measured in it, and a state as it was last stored in it. Without a stored day
 * it is not known.
 */
export function scoredBefore(
  figures: AllFigures,
  { kinds, period, stored }: { kinds: IndicatorSources; period: Period; stored: readonly ScoreDayRow[] },
): ScoredPeriod {
  const last = stored.findLast(({ day }) => day >= period.from && day <= period.to);
  return scoredBy((id) => (kinds[id].kind === 'measured' ? figures[id].before : last?.indicators[id]));
}

function scoredBy(figuresOf: (id: IndicatorId) => EarlierFigures | undefined): ScoredPeriod {
  const all = indicatorIds.map((id) => [id, figuresOf(id)] as const);
  return {
    values: Object.fromEntries(all.map(([id, figures]) => [id, figures?.value ?? null])),
    pieces: Object.fromEntries(
      all.flatMap(([id, figures]) => (figures?.pieces ? [[id, figures.pieces]] : [])),
    ),
  };
}
