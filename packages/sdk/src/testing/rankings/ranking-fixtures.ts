import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { rankDepth } from '@pinfold/contract/features/rankings/rank';
import { tallyOf } from '@pinfold/contract/features/rankings/rank-tally';
import type { Schemas } from '../../client/schema.ts';
import { testLocations } from '../listings/location-fixtures.ts';
import { summaryOf } from '../listings/locations.ts';
import { measuresOf, textSeed, unit } from './made-up-ranks.ts';
import { coordinatesOf } from './watched-locations.ts';

type Competitor = Schemas['Competitor'];
type Grid = Schemas['RankGrid'];
type Scan = Schemas['RankScan'];

/** Data of rankings; positions themselves are computed on request. */
export interface TestRankings {
  /** Current day of the company, the last one with positions. */
  today: string;
  competitors: Competitor[];
  grids: TestGrid[];
  /** Of each grid, newest first. */
  scans: Map<number, Scan[]>;
  /** Limit of manual scans a day. */
  scansPerDay: number;
  /** Manual scans requested today. */
  scansToday: number;
  /** Own edits of each location, oldest first. */
  annotations: Map<number, Schemas['RankAnnotation'][]>;
}

/** Returns three competitors and two grids, with eight weeks of scans and with three scans. */
export function testRankings(now: Date, timezone: string, competitors?: readonly Competitor[]): TestRankings {
  const today = localTime(now, timezone).date;
  const created_at = `${addDays(today, -60)}T08:00:00.000Z`;
  const grids: TestGrid[] = [
    {
      id: 1,
      facility: summaryOf(testLocations[0]),
      keyword: 'kawiarnia',
      size: 7,
      spacing_m: 500,
      every: 'week',
      next_scan_on: addDays(today, 5),
      created_at,
    },
    {
      id: 2,
      facility: summaryOf(testLocations[1] ?? testLocations[0]),
      keyword: 'dobra kawa',
      size: 5,
      spacing_m: 800,
      every: 'never',
      next_scan_on: null,
      created_at,
    },
  ];
  return {
    today,
    competitors: [...(competitors ?? [1, 2, 3].map((id) => testCompetitor({ id })))],
    grids,
    scans: new Map(grids.map((grid) => [grid.id, scansOf(grid, grid.id === 1 ? 8 : 3, today)])),
    scansPerDay: 20,
    scansToday: 0,
    annotations: new Map([
      [
        1,
        [
          {
            date: addDays(today, -34),
            at: `${addDays(today, -34)}T10:12:00.000Z`,
            fields: ['opening_hours'],
          },
        ],
      ],
    ]),
  };
}

function scansOf({ id, keyword, size, spacing_m }: TestGrid, count: number, today: string): Scan[] {
  return Array.from({ length: count }, (_, age) =>
    testRankScan(
      {
        id: id * 100 + count - age,
        size,
        spacing_m,
        requested_at: `${addDays(today, -2 - 7 * age)}T03:00:00.000Z`,
      },
      keyword,
    ),
  );
}

/** Another company's listing on the in-memory map. */
export type TestPlace = Omit<Competitor, 'id' | 'created_at'> & { is_service_area: boolean };

/** Returns a competitor in the shape of the API, with your values. */
export function testCompetitor(competitor: Partial<Competitor> & { id: number }): Competitor {
  const { is_service_area: _kind, ...shown } =
    testPlaces[(competitor.id - 1) % testPlaces.length] ?? testPlaces[0];
  return { ...shown, created_at: '2026-09-01T08:00:00.000Z', ...competitor };
}

/** Listings around the test company's first location; the first three are its competitors. */
export const testPlaces: readonly [TestPlace, ...TestPlace[]] = [
  place('Kawiarnia Botanika', 'Kawiarnia', 'Bracka 9, 31-005 Kraków', [50.0602, 19.9359], 4.7, 1842),
  place('Palarnia Ziarno', 'Palarnia kawy', 'Szewska 21, 31-009 Kraków', [50.0627, 19.9343], 4.8, 963),
  place('Cukiernia Wanda', 'Cukiernia', 'Grodzka 44, 31-044 Kraków', [50.0571, 19.9384], 4.4, 611),
  place('Café Sukiennice', 'Kawiarnia', 'Rynek Główny 3, 31-042 Kraków', [50.0619, 19.9375], 4.2, 4120),
  place('Bistro Plantowa', 'Bistro', 'Basztowa 15, 31-143 Kraków', [50.0658, 19.9411], 4.6, 388),
  place('Karmelicka 14 Kawa', 'Kawiarnia', 'Karmelicka 14, 31-128 Kraków', [50.0645, 19.9312], 4.5, 274),
  place('Herbaciarnia Mgła', 'Herbaciarnia', 'Józefa 20, 31-056 Kraków', [50.0512, 19.9457], 4.9, 152),
  {
    ...place('Kawowóz Mobilny', 'Kawa na wynos', '', [50.0614, 19.9372], 4.9, 88),
    is_service_area: true,
  },
];

function place(
  name: string,
  category: string,
  address: string,
  [latitude, longitude]: [number, number],
  rating: number,
  reviews_count: number,
): TestPlace {
  const place_id = `test-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
  return {
    place_id,
    name,
    address,
    latitude,
    longitude,
    category,
    rating,
    reviews_count,
    is_service_area: false,
  };
}

/** A grid without what follows from its scans. */
export type TestGrid = Omit<Grid, 'last_scan' | 'scans_count' | 'noise'>;

/** Returns a grid in the shape of the API, with your values. */
export function testRankGrid(grid: Partial<Grid> & { id: number }): Grid {
  return {
    facility: summaryOf(testLocations[0]),
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

/** Returns a finished scan in the shape of the API, best in the middle; deterministic by id and size. */
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
    ...measuredAt(positions),
    rivals: testPlaces.slice(0, 6).map(({ place_id, name }, row) => ({
      place_id,
      name,
      ...measuredAt(positionsAround(scan.id + 37 * (row + 1), keyword, size)),
    })),
    ...scan,
  };
}

function positionsAround(seed: number, keyword: string, size: number): (number | null)[] {
  const middle = (size - 1) / 2;
  const steep = 1.4 + 0.8 * unit(textSeed(keyword));
  return Array.from({ length: size * size }, (_, index) => {
    const [south, east] = [Math.floor(index / size) - middle, (index % size) - middle];
    // Some points have no result.
    if (unit(seed * 911 + index) < 0.01) return null;
    const far = Math.hypot(south + 0.8 * unit(seed), east) * steep + Math.max(0, south - east) * 0.9;
    const position = Math.max(1, Math.round(1 + far + 2 * unit(seed * 613 + index) - (seed % 100) / 10));
    return position > rankDepth ? 0 : position;
  });
}

function measuredAt(positions: readonly (number | null)[]) {
  const tally = tallyOf(positions.filter((position) => position !== null));
  return { ...measuresOf(tally), found: tally.found, points: tally.points };
}
