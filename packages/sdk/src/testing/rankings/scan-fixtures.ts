import { rankDepth } from '@pinfold/contract/features/rankings/rank';
import {
  averageFound,
  averageOfAll,
  shareOfTop3,
  tallyOf,
} from '@pinfold/contract/features/rankings/rank-tally';
import type { Schemas } from '../../client/schema.ts';
import { testLocations } from '../location-fixtures.ts';
import { testPlaces } from './competitor-fixtures.ts';
import { textSeed, unit } from './test-tally.ts';
import { coordinatesOf, locationSummary } from './watched-locations.ts';

type Grid = Schemas['RankGrid'];
type Scan = Schemas['RankScan'];

/** A grid without what follows from its scans. */
export type TestGrid = Omit<Grid, 'last_scan' | 'scans_count' | 'noise'>;

/** One grid as the API would give it; name only what matters. */
export function testRankGrid(grid: Partial<Grid> & { id: number }): Grid {
  return {
    facility: locationSummary(testLocations[0]),
    keyword: 'kawiarnia',
    size: 7,
    spacing_m: 500,
    every: 'week',
    next_scan_on: null,
    scans_count: 1,
    last_scan: testRankScan({ id: grid.id * 100, size: grid.size ?? 7 }),
    noise: null,
    created_at: '2026-09-01T08:00:00.000Z',
    ...grid,
  };
}

/** One finished scan as the API would give it: the best positions in the middle, the same for the same id and size. */
export function testRankScan(scan: Partial<Scan> & { id: number }, keyword = 'kawiarnia'): Scan {
  const size = scan.size ?? 7;
  const positions = scan.positions ?? positionsAround(scan.id, keyword, size);
  const at = scan.requested_at ?? '2026-11-20T04:00:00.000Z';
  return {
    status: 3,
    requested_at: at,
    done_at: new Date(Date.parse(at) + 240_000).toISOString(),
    size,
    spacing_m: 500,
    center: coordinatesOf(testLocations[0]) ?? { latitude: 0, longitude: 0 },
    positions,
    ...measuresOf(positions),
    rivals: testPlaces.slice(0, 6).map(({ place_id, name }, row) => ({
      place_id,
      name,
      ...measuresOf(positionsAround(scan.id + 37 * (row + 1), keyword, size)),
    })),
    ...scan,
  };
}

/** A scan that was asked for, of which no point is measured yet. */
export function waitingScan(id: number, grid: TestGrid, requested_at: string): Scan {
  const { size, spacing_m } = grid;
  const positions = Array.from({ length: size * size }, () => null);
  return testRankScan(
    { id, size, spacing_m, requested_at, status: 1, done_at: null, positions, rivals: [] },
    grid.keyword,
  );
}

function positionsAround(seed: number, keyword: string, size: number): (number | null)[] {
  const middle = (size - 1) / 2;
  const steep = 1.4 + 0.8 * unit(textSeed(keyword));
  return Array.from({ length: size * size }, (_, index) => {
    const [south, east] = [Math.floor(index / size) - middle, (index % size) - middle];
    // Once in a while the provider has no answer.
    if (unit(seed * 911 + index) < 0.01) return null;
    const far = Math.hypot(south + 0.8 * unit(seed), east) * steep + Math.max(0, south - east) * 0.9;
    const position = Math.max(1, Math.round(1 + far + 2 * unit(seed * 613 + index) - (seed % 100) / 10));
    return position > rankDepth ? 0 : position;
  });
}

function measuresOf(positions: readonly (number | null)[]) {
  const tally = tallyOf(positions.filter((position) => position !== null));
  return {
    average: averageFound(tally),
    average_all: averageOfAll(tally),
    top3_share: shareOfTop3(tally),
    found: tally.found,
    points: tally.points,
  };
}
