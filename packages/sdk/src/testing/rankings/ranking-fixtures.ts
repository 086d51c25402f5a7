import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { Schemas } from '../../client/schema.ts';
import { testLocations } from '../location-fixtures.ts';
import { testCompetitor } from './competitor-fixtures.ts';
import { testRankScan, type TestGrid } from './scan-fixtures.ts';
import { locationSummary } from './watched-locations.ts';

/** What the in-memory API knows of positions; those themselves are made up when they are asked for. */
export interface TestRankings {
  /** The company's day; positions end on it. */
  today: string;
  competitors: Schemas['Competitor'][];
  grids: TestGrid[];
  /** Of each grid, newest first. */
  scans: Map<number, Schemas['RankScan'][]>;
  /** How many own scans a day the company can make. */
  scansPerDay: number;
  /** Scans that were asked for today. */
  scansToday: number;
  /** Own edits of each location, oldest first. */
  annotations: Map<number, Schemas['RankAnnotation'][]>;
}

/** Makes up three competitors, and two grids: one with eight weeks of scans, one with three scans. */
export function testRankings(
  now: Date,
  timezone: string,
  competitors?: readonly Schemas['Competitor'][],
): TestRankings {
  const today = localTime(now, timezone).date;
  const created_at = `${addDays(today, -60)}T08:00:00.000Z`;
  const grids: TestGrid[] = [
    {
      id: 1,
      facility: locationSummary(testLocations[0]),
      keyword: 'kawiarnia',
      size: 7,
      spacing_m: 500,
      every: 'week',
      next_scan_on: addDays(today, 5),
      created_at,
    },
    {
      id: 2,
      facility: locationSummary(testLocations[1] ?? testLocations[0]),
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

function scansOf(
  { id, keyword, size, spacing_m }: TestGrid,
  count: number,
  today: string,
): Schemas['RankScan'][] {
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
