import { keyedRandom } from '../random.ts';
import { type PolishTown, polishTowns } from '../polish-towns.ts';
import { type Business, drawBusiness, drawKnownBusiness } from './draw-business.ts';

/** A square of about two kilometres, the index of the city. */
interface CityCell {
  row: number;
  column: number;
}

interface Point {
  latitude: number;
  longitude: number;
}

const cellHeight = 0.02;
const cellWidth = 0.03;

export function cellOf({ latitude, longitude }: Point): CityCell {
  return { row: Math.floor(latitude / cellHeight), column: Math.floor(longitude / cellWidth) };
}

function centreOf({ row, column }: CityCell): Point {
  return { latitude: (row + 0.5) * cellHeight, longitude: (column + 0.5) * cellWidth };
}

/** The squares that anything within so many steps of a point can be in. */
export function cellsAround(point: Point, steps: number): CityCell[] {
  const { row, column } = cellOf(point);
  const offsets = Array.from({ length: 2 * steps + 1 }, (_, index) => index - steps);
  return offsets.flatMap((north) => offsets.map((east) => ({ row: row + north, column: column + east })));
}

export function cellKey({ row, column }: CityCell): string {
  return `${row}/${column}`;
}

/** The businesses of one square of the map: many in the middle of a large town, none in the country. */
export function businessesInCell(seed: number, cell: CityCell): Business[] {
  const middle = centreOf(cell);
  const nearest = nearestTown(middle);
  if (nearest === undefined) return [];
  const { town, size, kilometres } = nearest;
  if (kilometres > reach * size) return [];
  const count = Math.max(2, Math.round(22 * size * Math.exp(-kilometres / (2.6 * size))));
  const key = cellKey(cell);
  const random = keyedRandom(seed, `cell ${key}`);
  const drawn = Array.from({ length: count }, (_, index) =>
    drawBusiness(seed, `${key}/${index}`, { town, ...within(cell, random) }),
  );
  const known = Array.from({ length: kilometres < 2.4 ? Math.round(1 + 2 * size) : 0 }, (_, index) =>
    drawKnownBusiness(seed, `${key}/${index}`, Math.abs(cell.row + cell.column) + index, {
      town,
      ...within(cell, random),
    }),
  );
  return [...drawn, ...known];
}

/** How far from its centre the largest town goes, in kilometres. */
const reach = 9;

function nearestTown(point: Point) {
  let nearest: { town: PolishTown; size: number; kilometres: number } | undefined;
  for (const [index, town] of polishTowns.entries()) {
    const kilometres = kilometresBetween(point, town);
    if (nearest === undefined || kilometres < nearest.kilometres)
      nearest = { town, size: sizeOf(index), kilometres };
  }
  return nearest;
}

/** Beside the largest; the towns are listed by their size. */
function sizeOf(index: number): number {
  if (index < 5) return 1;
  if (index < 20) return 0.8;
  return index < 40 ? 0.62 : 0.48;
}

function within({ row, column }: CityCell, random: () => number) {
  return {
    latitude: (row + random()) * cellHeight,
    longitude: (column + random()) * cellWidth,
  };
}

/** Kilometres between two points, well enough for the size of a town. */
export function kilometresBetween(one: Point, other: Point): number {
  const north = (one.latitude - other.latitude) * kilometresOfDegree;
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  const east = (one.longitude - other.longitude) * kilometresOfDegree * Math.cos(middle);
  return Math.hypot(north, east);
}

const kilometresOfDegree = 111.195;
