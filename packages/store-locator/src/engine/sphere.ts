import type { Bounds, Position } from './locator-engine.ts';
import { spherePoint } from './store-columns.ts';

/** Kilometres on the surface of the earth between points whose distance through the sphere has this square. */
export function kilometresOf(square: number): number {
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(square) / 2));
}

/** The other way round. */
export function squareOf(kilometres: number): number {
  return 4 * Math.sin(Math.min(kilometres / (2 * earthRadius), Math.PI / 2)) ** 2;
}

/** The square of the distance from a place to points, through the sphere. */
export function squaresFrom({ latitude, longitude }: Position): (x: number, y: number, z: number) => number {
  const [a, b, c] = spherePoint(latitude, longitude);
  return (x, y, z) => (x - a) ** 2 + (y - b) ** 2 + (z - c) ** 2;
}

/** Kilometres from a place to about the nearest point of an area, right to a fiftieth within some hundreds. */
export function kilometresToBounds(from: Position, [south, west, north, east]: Bounds): number {
  const aside = turn(from.longitude - west);
  const beyond = aside - (east - west);
  const edge = beyond < 360 - aside ? east : west;
  const latitude = Math.min(Math.max(from.latitude, south), north);
  const point = spherePoint(latitude, beyond <= 0 ? from.longitude : edge);
  return kilometresOf(squaresFrom(from)(...point));
}

/** How far east of something, from 0 to below 360 degrees. */
export function turn(degrees: number): number {
  return degrees - 360 * Math.floor(degrees / 360);
}

const earthRadius = 6371;
