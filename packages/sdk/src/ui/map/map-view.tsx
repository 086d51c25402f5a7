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
  /** Id of the selected marker, which is panned into view; null for none. @default null */
  selectedId?: string | null | undefined;
  /** Called when a marker is selected, by pointer or keyboard. */
  onSelect?: ((id: string) => void) | undefined;
  /** Centre of the map. @default shows all markers */
  centre?: MapPoint | undefined;
  /** Zoom, from 2 (continents) to 19 (a house); with `centre`. @default 13 */
  zoom?: number | undefined;
  /** Groups markers that would overlap. @default true */
  isClustered?: boolean | undefined;
  /** Names a group of markers, e.g. `(count) => count + ' lokalizacji'`. */
  clusterLabel: (count: number) => string;
  /** Returns a group's appearance by its markers. @default their count, on the surface's colour */
  groupLook?: ((members: readonly MapMarker[]) => GroupLook) | undefined;
  /** Tiles of the map. @default the Provider's `map`, else those that the API is configured with */
  tiles?: MapTiles | undefined;
  zoomInLabel: string;
  zoomOutLabel: string;
  /** Label of the button that shows all markers. */
  showAllLabel: string;
}

/**
 * A map with markers; without tiles it is an outline of land and borders. One finger scrolls the page, two move the
 * map, and Ctrl with the wheel zooms. Its code is loaded when it is first shown.
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

const MarkersMap = /* @__PURE__ */ lazyComponent(async () => (await import('./markers-map.tsx')).MarkersMap);
