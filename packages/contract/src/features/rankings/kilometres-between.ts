import type { GridPoint } from './grid-points.ts';

/** How far two places are apart on the surface of the earth. */
export function kilometresBetween(a: GridPoint, b: GridPoint): number {
  const north = half(b.latitude - a.latitude);
  const east = half(b.longitude - a.longitude);
  const chord = north ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

const earthRadius = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const half = (degrees: number) => Math.sin(radians(degrees) / 2);
