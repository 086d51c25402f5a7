'use client';
import type { JSX } from 'react';
import { OverviewContent } from './overview-content.tsx';
import { RankLocationsFrame, type RankLocationsProps } from './rank-locations-frame.tsx';

export type RankOverviewChartProps = RankLocationsProps;

/**
 * Positions of all locations over time: which part of them is among the first 3, 10 and 20, the averages, the whole period
 * as a ring, and the earlier period beside it. Every chart is also a table. It fills its parent, whose height should be
 * known.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-RankOverviewChart
 * @selector [data-layout='wide'|'narrow']
 * @example
 * ```tsx
 * const [search, setSearch] = useState<RankLocationsSearch>({ preset: 'last_365_days' });
 * return <RankOverviewChart search={search} onSearchChange={setSearch} />;
 * ```
 */
export function RankOverviewChart(props: RankOverviewChartProps): JSX.Element {
  return (
    <RankLocationsFrame {...props} component="RankOverviewChart">
      <OverviewContent />
    </RankLocationsFrame>
  );
}
