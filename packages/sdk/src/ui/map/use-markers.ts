import { longitudeNear } from '@pinfold/contract/geo';
import type L from 'leaflet';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { drawShown, dressShown } from './draw-shown.ts';
import { treeOf } from '../tree-of.ts';
import type { MapViewProps } from './map-view.tsx';
import { shownOnMap, type Shown } from './shown-on-map.ts';

type MarkersOptions = Pick<
  MapViewProps,
  'markers' | 'selectedId' | 'onSelect' | 'isClustered' | 'clusterLabel' | 'groupLook'
>;

/** Draws the markers in the visible part of the map, and updates them when it moves. */
export function useMarkers(map: L.Map | undefined, options: MarkersOptions): void {
  const { markers, selectedId, isClustered = true } = options;
  const latest = useRef(options);
  useEffect(() => void (latest.current = options));
  const find = useMemo(() => shownOnMap(markers, isClustered), [markers, isClustered]);
  const layer = useLayer(map);

  const draw = useCallback(() => {
    if (!map || !layer) return;
    const press = ({ marker, group, latitude, longitude }: Shown) => {
      if (marker) latest.current.onSelect?.(marker.id);
      else if (group) map.setView([latitude, longitude], group.zoom);
    };
    const area = map.getBounds().pad(0.2);
    const shown = find([area.getWest(), area.getSouth(), area.getEast(), area.getNorth()], map.getZoom());
    layer.keep(shown.map(({ key }) => key));
    for (const one of shown) {
      const look = one.group && latest.current.groupLook?.(one.group.members());
      const label = one.marker?.label ?? latest.current.clusterLabel(one.group?.count ?? 0);
      const drawn = layer.of(one.key, () => drawShown(map, one, press));
      dressShown(drawn, one, look ?? { label }, one.marker !== undefined && one.marker.id === selectedId);
    }
  }, [map, layer, find, selectedId]);

  useEffect(() => {
    draw();
    map?.on('moveend', draw);
    return () => void map?.off('moveend', draw);
  }, [map, draw]);

  useEffect(() => {
    const chosen = latest.current.markers.find(({ id }) => id === selectedId);
    if (!map || !chosen) return;
    const longitude = longitudeNear(chosen.longitude, map.getCenter().lng);
    map.panInside([chosen.latitude, longitude], { padding: [40, 40] });
  }, [map, selectedId]);
}

/** Leaflet markers of one map, by key. Kept markers are not recreated, so that they keep the focus. */
function useLayer(map: L.Map | undefined) {
  return useMemo(() => {
    if (!map) return undefined;
    const drawn = new Map<string, L.Marker>();
    return {
      keep(keys: readonly string[]) {
        const kept = new Set(keys);
        for (const [key, marker] of drawn) {
          if (kept.has(key)) continue;
          const { activeElement } = treeOf(map.getContainer());
          // The map gets the focus of a group that was opened, which would otherwise be lost.
          if (marker.getElement() === activeElement) map.getContainer().focus({ preventScroll: true });
          marker.remove();
          drawn.delete(key);
        }
      },
      of(key: string, make: () => L.Marker) {
        const marker = drawn.get(key) ?? make();
        drawn.set(key, marker);
        return marker;
      },
    };
  }, [map]);
}
