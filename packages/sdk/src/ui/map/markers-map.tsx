'use client';
import { boundsOf } from '@pinfold/contract/geo';
import L from 'leaflet';
import { useEffect, useMemo, useRef, type JSX } from 'react';
import { MapCanvas } from './map-canvas.tsx';
import { MapControls } from './map-controls.tsx';
import type { MapMarker } from './map-marker.ts';
import type { MapViewProps } from './map-view.tsx';
import { useLeafletMap } from './use-leaflet-map.ts';
import { useMapBackground } from './use-map-background.ts';
import { useMarkers } from './use-markers.ts';
import { WithMapTiles } from './with-map-tiles.tsx';

export type MarkersMapProps = Omit<MapViewProps, 'size'>;

/** The map of `MapView`, loaded when the first one is shown. */
export function MarkersMap({ tiles, ...props }: MarkersMapProps): JSX.Element {
  return (
    <WithMapTiles tiles={tiles}>{(from) => <Markers {...props} tiles={from ?? undefined} />}</WithMapTiles>
  );
}

function Markers({ tiles, ...props }: MarkersMapProps) {
  const { label, markers, centre, zoom = 13 } = props;
  const place = useRef<HTMLDivElement>(null);
  const map = useLeafletMap(place, label, { centre: centre ?? europe, zoom: centre ? zoom : 4 });
  useMapBackground(map, tiles);
  useMarkers(map, props);
  const bounds = useBounds(markers);
  const { latitude, longitude } = centre ?? {};
  const hasCentre = centre !== undefined;

  useEffect(() => {
    if (latitude !== undefined && longitude !== undefined) map?.setView([latitude, longitude], zoom);
  }, [map, latitude, longitude, zoom]);
  useEffect(() => {
    if (map && bounds && !hasCentre) showAll(map, bounds, false);
  }, [map, bounds, hasCentre]);

  return (
    <MapCanvas place={place} tiles={tiles}>
      {map && (
        <MapControls
          map={map}
          zoomInLabel={props.zoomInLabel}
          zoomOutLabel={props.zoomOutLabel}
          homeLabel={props.showAllLabel}
          onHome={bounds && (() => showAll(map, bounds, true))}
        />
      )}
    </MapCanvas>
  );
}

const europe = { latitude: 51, longitude: 15 };

/** Returns the bounds of the markers; the same object while the corners are the same. */
function useBounds(markers: readonly MapMarker[]): L.LatLngBounds | undefined {
  const corners = boundsOf(markers)?.join();
  return useMemo(() => {
    if (corners === undefined) return undefined;
    const [south = 0, west = 0, north = 0, east = 0] = corners.split(',').map(Number);
    return L.latLngBounds([south, west], [north, east]);
  }, [corners]);
}

function showAll(map: L.Map, bounds: L.LatLngBounds, animate: boolean): void {
  map.fitBounds(bounds, { padding: [36, 36], maxZoom: 15, animate });
}
