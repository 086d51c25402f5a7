import type { Bounds, Position } from './locator-engine.ts';
import { spherePoint } from './store-columns.ts';

/** Returns kilometres on the earth's surface for a squared straight distance through a sphere of radius 1. */
export function kilometresOf(square: number): number {
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(square) / 2));
}

/** The inverse of `kilometresOf`. */
export function squareOf(kilometres: number): number {
  return 4 * Math.sin(Math.min(kilometres / (2 * earthRadius), Math.PI / 2)) ** 2;
}

/** Returns a function for the squared straight distance from a position to a point on the sphere. */
export function squaresFrom({ latitude, longitude }: Position): (x: number, y: number, z: number) => number {
  const [a, b, c] = spherePoint(latitude, longitude);
  return (x, y, z) => (x - a) ** 2 + (y - b) ** 2 + (z - c) ** 2;
}

/** Returns about how many kilometres a position is from an area; within 2% up to some hundred kilometres. */
export function kilometresToBounds(from: Position, [south, west, north, east]: Bounds): number {
  const aside = turn(from.longitude - west);
  const beyond = aside - (east - west);
  const edge = beyond < 360 - aside ? east : west;
  const latitude = Math.min(Math.max(from.latitude, south), north);
  const point = spherePoint(latitude, beyond <= 0 ? from.longitude : edge);
  return kilometresOf(squaresFrom(from)(...point));
}

/** Normalizes an angle to 0 ≤ degrees < 360. */
export function turn(degrees: number): number {
  return degrees - 360 * Math.floor(degrees / 360);
}

const earthRadius = 6371;
