'use client';
import type { JSX } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import type { MapTiles } from '../../provider/map-tiles.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { MapFrame, type MapFrameProps } from './map-frame.tsx';
import type { GroupLook, MapMarker } from './map-marker.ts';
import type { MapPoint } from './map-point.ts';

export interface MapViewProps extends Pick<MapFrameProps, 'size'> {
  /** Names the map for screen readers. */
  label: string;
  markers: readonly MapMarker[];
  /** The chosen marker, which is brought into view; null for none. @default null */
  selectedId?: string | null | undefined;
  /** A marker was chosen, by pointer or keyboard. */
  onSelect?: ((id: string) => void) | undefined;
  /** Where to look. @default what shows every marker */
  centre?: MapPoint | undefined;
  /** How near, from 2 (continents) to 19 (a house); with `centre`. @default 13 */
  zoom?: number | undefined;
  /** Draws markers that touch as one with their count. @default true */
  isClustered?: boolean | undefined;
  /** Names a group of markers, e.g. `(count) => count + ' lokalizacji'`. */
  clusterLabel: (count: number) => string;
  /** Draws a group by what is in it, such as their average. @default their count, on the surface's colour */
  groupLook?: ((members: readonly MapMarker[]) => GroupLook) | undefined;
  /** Where the pictures come from. @default the Provider's `map`, else what the API is set up with */
  tiles?: MapTiles | undefined;
  zoomInLabel: string;
  zoomOutLabel: string;
  /** Names the button that shows every marker. */
  showAllLabel: string;
}

/**
 * Places on a map. Its pictures come from the Provider's `map`, else from where the API is set up to take them; without either it is an
 * outline of land and borders. One
 * finger scrolls the page and two move the map; the wheel zooms with Ctrl. Its code is fetched when it is first shown.
 *
 * @selector .pinfold-Map
 * @selector [data-selected] on .pinfold-Map-marker
 * @example
 * ```tsx
 * <MapView label="Lokalizacje" markers={markers} selectedId={markerId} onSelect={setMarkerId}
 *   clusterLabel={(count) => `Lokalizacje: ${count}`} zoomInLabel="Przybliż" zoomOutLabel="Oddal" showAllLabel="Pokaż wszystkie" />
 * ```
 */
export function MapView({ size, ...props }: MapViewProps): JSX.Element {
  const isServer = useIsSSR();
  return <MapFrame size={size}>{!isServer && <MarkersMap {...props} />}</MapFrame>;
}

const MarkersMap = lazyComponent(async () => (await import('./markers-map.tsx')).MarkersMap);
