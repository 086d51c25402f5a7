'use client';
import type { JSX } from 'react';
import { PositionsTable } from './positions-table.tsx';
import { RankLocationsFrame, type RankLocationsProps } from './rank-locations-frame.tsx';

export type LocationPositionsTableProps = RankLocationsProps;

/**
 * Positions of every location on maps, a column a keyword: number and colour, how it changed against the earlier period,
 * averages and the share of top 3. It fills its parent, whose height should be known, and shows cards where the room is
 * narrow. Ten thousand locations cost no more than those on screen.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-LocationPositionsTable
 * @selector [data-layout='wide'|'narrow']
 * @example
 * ```tsx
 * const [params, setParams] = useSearchParams();
 * return (
 *   <LocationPositionsTable
 *     search={parseRankLocationsSearch(params)}
 *     onSearchChange={(search) => setParams(formatRankLocationsSearch(search))}
 *     getHref={({ id }) => `/rankings/${id}`}
 *   />
 * );
 * ```
 */
export function LocationPositionsTable(props: LocationPositionsTableProps): JSX.Element {
  return (
    <RankLocationsFrame {...props} component="LocationPositionsTable">
      <PositionsTable />
    </RankLocationsFrame>
  );
}
