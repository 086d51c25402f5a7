import Supercluster from 'supercluster';
import type { MapMarker } from './map-marker.ts';
import type { MapPoint } from './map-point.ts';

/** One marker, or several that would touch. */
export interface Shown extends MapPoint {
  key: string;
  marker?: MapMarker;
  group?: {
    count: number;
    /** Zoomed in to here, it falls apart. */
    zoom: number;
    members: () => MapMarker[];
  };
}

/** What of the markers to draw in a part of the map, at a zoom. */
export type ShownOnMap = (
  area: [west: number, south: number, east: number, north: number],
  zoom: number,
) => Shown[];

/** Sorts markers by place once, so that ten thousand cost no more to look at than ten. */
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
      const [longitude = 0, latitude = 0] = geometry.coordinates;
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

/** Pixels between two markers that would hide each other's numbers. */
const touching = 36;
const leafletTile = 256;
/** From here on, markers of one house stand on each other rather than in a group that never falls apart. */
const closest = 17;
