/** A place on the map, in degrees. */
export interface MapPoint {
  latitude: number;
  longitude: number;
}

/** Six decimals are a tenth of a metre; more than that is noise of the hand. */
export function roundPoint({ latitude, longitude }: MapPoint): MapPoint {
  return { latitude: round(latitude), longitude: round(longitude) };
}

/** The point, or the nearest one between the south-western and the north-eastern corner. */
export function clampPoint({ latitude, longitude }: MapPoint, min?: MapPoint, max?: MapPoint): MapPoint {
  return {
    latitude: between(latitude, min?.latitude ?? -90, max?.latitude ?? 90),
    longitude: between(longitude, min?.longitude ?? -180, max?.longitude ?? 180),
  };
}

/** So many metres to the north and to the east. */
export function movePoint({ latitude, longitude }: MapPoint, north: number, east: number): MapPoint {
  // At a pole a metre to the east is any number of degrees.
  const shrink = Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);
  return {
    latitude: latitude + north / metresOfDegree,
    longitude: longitude + east / (metresOfDegree * shrink),
  };
}

const metresOfDegree = 111_320;

function between(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6 + 0;
}
