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
  /** Position of the pin; null for none. */
  value: MapPoint | null;
  /** Called when the pin is dragged, moved by arrow keys, or placed by a press. Six decimals at most. */
  onChange: (value: MapPoint) => void;
  /** Centre of the map without a pin. @default Poland */
  centre?: MapPoint | undefined;
  /** South-western limit of the pin. @default the whole world */
  min?: MapPoint | undefined;
  /** North-eastern limit of the pin. @default the whole world */
  max?: MapPoint | undefined;
  /** The pin cannot be moved. @default false */
  isReadOnly?: boolean | undefined;
  /** Names the pin. */
  pinLabel: string;
  /** Description of the pin's keys: arrow keys move it by a metre, with Shift by ten. */
  pinHint: string;
  /** Returns the announcement of a new position. @default both numbers */
  describePoint?: ((point: MapPoint) => string) | undefined;
  /** Tiles of the map. @default the Provider's `map`, else those that the API is configured with */
  tiles?: MapTiles | undefined;
  zoomInLabel: string;
  zoomOutLabel: string;
  /** Label of the button that centres the pin. */
  centreLabel: string;
}

/**
 * A map with one pin, which can be dragged, moved by arrow keys, or placed by a press. Also offer fields for the two
 * numbers. Its code is loaded when it is first shown.
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

const PinMap = /* @__PURE__ */ lazyComponent(async () => (await import('./pin-map.tsx')).PinMap);
