'use client';
import type { JSX } from 'react';
import type { Appearance } from '../../../../theme/appearance.ts';
import { useCompetition } from '../../competition/use-competition.ts';
import type { RankSearchStart } from '../../use-rank-search.ts';
import { CompetitionChartView, type CompetitionChartLooks } from './competition-chart-view.tsx';
import { CompetitionFrame } from './competition-frame.tsx';

export interface CompetitionChartProps extends RankSearchStart, CompetitionChartLooks {
  /** Looks of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Positions of one own location beside those of its competitors, as seen from there: the best or the average position
 * over time as lines or as a table, and the figures of the period of each with how far it is ahead or behind.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-CompetitionChart
 * @example
 * ```tsx
 * const [params, setParams] = useSearchParams();
 * return (
 *   <CompetitionChart
 *     search={parseRankSearch(params)}
 *     onSearchChange={(search) => setParams(formatRankSearch(search))}
 *     competitorsHref="/competitors"
 *   />
 * );
 * ```
 */
export function CompetitionChart({
  appearance,
  search,
  defaultSearch,
  onSearchChange,
  ...looks
}: CompetitionChartProps): JSX.Element {
  const state = useCompetition({ search, defaultSearch, onSearchChange });
  return (
    <CompetitionFrame
      component="CompetitionChart"
      appearance={appearance}
      permission={state.permission}
      areWordsReady={state.areWordsReady}
    >
      <CompetitionChartView state={state} {...looks} />
    </CompetitionFrame>
  );
}
