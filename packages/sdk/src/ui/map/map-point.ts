import { longitudeNear } from '@pinfold/contract/geo';

/** A point in degrees. */
export interface MapPoint {
  latitude: number;
  longitude: number;
}

/** Rounds to six decimals, about a tenth of a metre. */
export function roundPoint({ latitude, longitude }: MapPoint): MapPoint {
  return { latitude: round(latitude), longitude: round(longitude) };
}

/** Returns the nearest point within the south-western and north-eastern corners. */
export function clampPoint({ latitude, longitude }: MapPoint, min?: MapPoint, max?: MapPoint): MapPoint {
  return {
    latitude: between(latitude, min?.latitude ?? -90, max?.latitude ?? 90),
    longitude: between(longitude, min?.longitude ?? -180, max?.longitude ?? 180),
  };
}

/** Returns the point moved by metres to the north and east, also across the 180th meridian. */
export function movePoint({ latitude, longitude }: MapPoint, north: number, east: number): MapPoint {
  // At a pole, a metre to the east is undefined in degrees.
  const shrink = Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);
  return {
    latitude: latitude + north / metresOfDegree,
    longitude: longitudeNear(longitude + east / (metresOfDegree * shrink), 0),
  };
}

const metresOfDegree = 111_320;

function between(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6 + 0;
}
