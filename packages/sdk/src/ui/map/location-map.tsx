'use client';
import type { JSX } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import type { MapTiles } from '../../provider/map-tiles.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { MapFrame, type MapFrameProps } from './map-frame.tsx';
import type { MapPoint } from './map-point.ts';

export interface LocationMapProps extends Pick<MapFrameProps, 'size'> {
  /** Names the map for screen readers. */
  label: string;
  /** Where the pin stands; null while there is none. */
  value: MapPoint | null;
  /** The pin was dragged, moved by arrow keys, or put where the reader pressed. Six decimals at most. */
  onChange: (value: MapPoint) => void;
  /** Where to look while there is no pin. @default Poland */
  centre?: MapPoint | undefined;
  /** The south-western corner that the pin stays north and east of. @default the whole world */
  min?: MapPoint | undefined;
  /** The north-eastern corner that the pin stays south and west of. @default the whole world */
  max?: MapPoint | undefined;
  /** Shows the pin and does not let it be moved. @default false */
  isReadOnly?: boolean | undefined;
  /** Names the pin. */
  pinLabel: string;
  /** Says how the pin is moved: arrow keys by a metre, with Shift by ten. */
  pinHint: string;
  /** Reads a new place out. @default both numbers */
  describePoint?: ((point: MapPoint) => string) | undefined;
  /** Where the pictures come from. @default the Provider's `map`, else what the API is set up with */
  tiles?: MapTiles | undefined;
  zoomInLabel: string;
  zoomOutLabel: string;
  /** Names the button that goes back to the pin. */
  centreLabel: string;
}

/**
 * One place on a map, with a pin that can be dragged, moved by arrow keys, or put down with one press. Keep fields for the
 * two numbers beside it. Its pictures come from the Provider's `map`; its code is fetched when it is first shown.
 *
 * @selector .pinfold-Map
 * @selector .pinfold-Map-pin
 * @example
 * ```tsx
 * <LocationMap label="Położenie" value={point} onChange={setPoint} pinLabel="Pinezka" centreLabel="Wróć do pinezki"
 *   pinHint="Strzałki przesuwają o metr, z Shift o dziesięć" zoomInLabel="Przybliż" zoomOutLabel="Oddal" />
 * ```
 */
export function LocationMap({ size, ...props }: LocationMapProps): JSX.Element {
  const isServer = useIsSSR();
  return <MapFrame size={size}>{!isServer && <PinMap {...props} />}</MapFrame>;
}

const PinMap = lazyComponent(async () => (await import('./pin-map.tsx')).PinMap);
