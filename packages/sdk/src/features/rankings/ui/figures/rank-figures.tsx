'use client';
import type { JSX } from 'react';
import { rankingsMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages } from '../../../../i18n/use-translate.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Surface } from '../../../../ui/surface.tsx';
import { useRankChart, type RankChartOptions } from '../../use-rank-chart.ts';
import { RankFiguresView } from './rank-figures-view.tsx';

export interface RankFiguresProps extends RankChartOptions {
  /** Looks of the figures alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * A period in four figures: the average where the location was found, the average of all lookups, the share of the first
 * three, and how many keywords are among the first 3, 10 and 20. Each says what it means, and its change against an
 * earlier period. Beside a `RankChart` with the same search it makes no call of its own.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-RankFigures
 * @example
 * ```tsx
 * const { search, setSearch } = useRankSearch({ defaultSearch: { compare: 'previous_term' } });
 * return (
 *   <>
 *     <RankChart facility={7} search={search} onSearchChange={setSearch} />
 *     <RankFigures facility={7} search={search} />
 *   </>
 * );
 * ```
 */
export function RankFigures({ appearance, ...options }: RankFiguresProps): JSX.Element | null {
  const { positions, isStale } = useRankChart(options);
  const areWordsReady = useFeatureMessages(rankingsMessages);
  if (!areWordsReady || !positions) return null;
  return (
    <Surface component="RankFigures" appearance={appearance}>
      <RankFiguresView positions={positions} isStale={isStale} />
    </Surface>
  );
}
