import { longitudeNear } from '@pinfold/contract/geo';
import Supercluster from 'supercluster';
import type { MapMarker } from './map-marker.ts';
import type { MapPoint } from './map-point.ts';

/** One marker, or a group that would overlap. */
export interface Shown extends MapPoint {
  key: string;
  marker?: MapMarker;
  group?: {
    count: number;
    /** Zoom from which the group is split. */
    zoom: number;
    members: () => MapMarker[];
  };
}

/** Returns markers and groups for an area at a zoom, on the side of the 180th meridian that the area is on. */
export type ShownOnMap = (
  area: [west: number, south: number, east: number, north: number],
  zoom: number,
) => Shown[];

/** Builds a spatial index of the markers, so that thousands of them can be queried quickly. */
export function shownOnMap(markers: readonly MapMarker[], isClustered: boolean): ShownOnMap {
  const index = new Supercluster<{ marker: MapMarker }>({
    radius: isClustered ? touching : 0,
    maxZoom: isClustered ? closest : 0,
    extent: leafletTile,
  }).load(
    markers.map((marker) => ({
      type: 'Feature',
      properties: { marker },
      geometry: { type: 'Point', coordinates: [marker.longitude, marker.latitude] },
    })),
  );
  return (area, zoom) =>
    index.getClusters(area, Math.round(zoom)).map(({ properties, geometry }) => {
      const [east = 0, latitude = 0] = geometry.coordinates;
      const longitude = longitudeNear(east, (area[0] + area[2]) / 2);
      if ('marker' in properties)
        return { key: properties.marker.id, latitude, longitude, marker: properties.marker };
      const { cluster_id: id, point_count: count } = properties;
      return {
        key: `group of ${count} at ${latitude}, ${longitude}`,
        latitude,
        longitude,
        group: {
          count,
          zoom: index.getClusterExpansionZoom(id),
          members: () => index.getLeaves(id, Infinity).map((leaf) => leaf.properties.marker),
        },
      };
    });
}

/** Distance in pixels below which markers are grouped. */
const touching = 36;
const leafletTile = 256;
/** Zoom from which markers are not grouped, since those of one house would never separate. */
const closest = 17;
