/** A point on the surface of the earth, in degrees (WGS 84). */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Metres between two points along a great circle of a round earth: no more than half a percent off. */
export function distanceMeters(a: Coordinates, b: Coordinates): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const share = north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** South, west, north, east, in degrees. The east is above 180 where the area crosses the 180th meridian. */
export type GeoBounds = [south: number, west: number, north: number, east: number];

/** Returns the smallest area that holds all places, on whichever side of the 180th meridian; null for none. */
export function boundsOf(places: readonly Coordinates[]): GeoBounds | null {
  if (places.length === 0) return null;
  let [south, north] = [Infinity, -Infinity];
  for (const { latitude } of places) {
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  const [west, east] = narrowestArc(places.map(({ longitude }) => longitude));
  return [south, west, north, east];
}

/** What is left of the circle where the widest gap between two neighbours is left out. */
function narrowestArc(longitudes: readonly number[]): [west: number, east: number] {
  const sorted = Float64Array.from(longitudes).sort();
  const [first = 0] = sorted;
  let [west, east] = [first, sorted.at(-1) ?? first];
  let widest = 360 - (east - west);
  for (let index = 1; index < sorted.length; index += 1) {
    const [before = 0, after = 0] = [sorted[index - 1], sorted[index]];
    if (after - before <= widest) continue;
    widest = after - before;
    [west, east] = [after, before + 360];
  }
  return [west, east];
}

/** The same longitude, from half a turn west of another to half a turn east of it. */
export function longitudeNear(longitude: number, middle: number): number {
  return longitude - 360 * Math.round((longitude - middle) / 360);
}

/** The mean radius, in metres (IUGG). */
const earthRadius = 6_371_008.8;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
