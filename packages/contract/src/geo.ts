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

/** The mean radius, in metres (IUGG). */
const earthRadius = 6_371_008.8;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
