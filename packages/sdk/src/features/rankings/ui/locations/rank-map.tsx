'use client';
import type { JSX } from 'react';
import { RankLocationsFrame, type RankLocationsProps } from './rank-locations-frame.tsx';
import { RankMapContent } from './rank-map-content.tsx';

export type RankMapProps = RankLocationsProps;

/**
 * Where every location stands on maps by one keyword: pins with the number and the colour of the position, 1 green to 20
 * red and grey beyond, and the same as a list. Pins that would touch are one, with their share of top 3. It fills its
 * parent, whose height should be known. The map's code is fetched when it is first shown.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-RankMap
 * @selector [data-layout='wide'|'narrow']
 * @example
 * ```tsx
 * <RankMap defaultSearch={{ keyword: 'kawiarnia' }} getHref={({ id }) => `/rankings/${id}`} />
 * ```
 */
export function RankMap(props: RankMapProps): JSX.Element {
  return (
    <RankLocationsFrame {...props} component="RankMap">
      <RankMapContent />
    </RankLocationsFrame>
  );
}
