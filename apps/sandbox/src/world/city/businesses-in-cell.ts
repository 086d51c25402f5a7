import { polishTowns, type PolishTown } from '../polish-towns.ts';
import { seededRandom } from '../demo/random.ts';
import { cellHeight, cellKey, cellWidth, centreOf, type CityCell } from './city-cell.ts';
import { kilometresBetween } from './distance.ts';
import { drawBusiness, drawKnownBusiness, type Business } from './draw-business.ts';

/** The businesses of one square of the map: many in the middle of a large town, none in the country. */
export function businessesInCell(seed: number, cell: CityCell): Business[] {
  const middle = centreOf(cell);
  const nearest = nearestTown(middle);
  if (nearest === undefined) return [];
  const { town, size, kilometres } = nearest;
  if (kilometres > reach * size) return [];
  const count = Math.max(2, Math.round(22 * size * Math.exp(-kilometres / (2.6 * size))));
  const key = cellKey(cell);
  const random = seededRandom(seed, `cell ${key}`);
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

function nearestTown(point: { latitude: number; longitude: number }) {
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
