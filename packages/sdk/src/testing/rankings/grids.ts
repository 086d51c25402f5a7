import { normalizeKeyword } from '@pinfold/contract/features/company/keyword';
import { nextScanDay } from '@pinfold/contract/features/rankings/next-scan-day';
import { usualSwing } from '@pinfold/contract/features/rankings/rank-grid';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection, now, pageOf } from '../collection.ts';
import { summaryOf } from '../listings/locations.ts';
import type { TestData } from '../test-data.ts';
import { testRankScan, type TestGrid } from './ranking-fixtures.ts';
import { findMonitored, requireCoordinates } from './watched-locations.ts';

type Scan = Schemas['RankScan'];

/** How a scan ends. */
export type TestScanEnd = 'done' | 'failed';

/** What `createTestGrids` returns. */
export interface TestGrids {
  answers: TestAnswers;
  /** Finishes the pending scan of a grid, with positions or as failed. */
  finish: (grid: number, end: TestScanEnd) => void;
}

/** Grids and their scans. A requested scan is pending until `finish` is called. */
export function createTestGrids(data: TestData, tell: () => void): TestGrids {
  const { rankings } = data;
  const grids = collection(() => rankings.grids, 'not_found', tell);
  const scansOf = (grid: number): Scan[] => rankings.scans.get(grid) ?? [];
  const shown = (grid: TestGrid): Schemas['RankGrid'] => {
    const scans = scansOf(grid.id);
    return {
      ...grid,
      scans_count: scans.length,
      last_scan: scans[0] ?? null,
      noise: usualSwing(scans.map(({ average_all }) => average_all)),
    };
  };
  const scan = ({ id: grid, facility, keyword, size, spacing_m }: TestGrid): Scan => {
    if (scansOf(grid).some(isOpen)) throw new TestProblem('scan_in_progress');
    if (rankings.scansToday >= rankings.scansPerDay) throw new TestProblem('scan_limit_reached');
    rankings.scansToday += 1;
    const id = Math.max(0, ...[...rankings.scans.values()].flat().map((one) => one.id)) + 1;
    const waiting = testRankScan(
      {
        id,
        size,
        spacing_m,
        requested_at: now(),
        status: 1,
        done_at: null,
        center: requireCoordinates(collection(() => data.locations).find(facility.id)),
        positions: Array.from({ length: size * size }, () => null),
        rivals: [],
      },
      keyword,
    );
    rankings.scans.set(grid, [waiting, ...scansOf(grid)]);
    tell();
    return waiting;
  };

  const answers: TestAnswers = {
    listRankGrids: ({ query }) => {
      const [facility, keyword] = [query.get('facility'), query.get('keyword')];
      const found = rankings.grids.filter(
        (grid) =>
          (facility === null || grid.facility.id === Number(facility)) &&
          (keyword === null || grid.keyword === normalizeKeyword(keyword)),
      );
      return pageOf(found.map(shown), query, 20);
    },
    createRankGrid: ({ body: { facility, keyword: text, size, spacing_m = 500, every = 'week' } }) => {
      const location = findMonitored(data, facility);
      requireCoordinates(location);
      const keyword = normalizeKeyword(text);
      const isLaid = rankings.grids.some(
        (grid) =>
          grid.facility.id === facility &&
          grid.keyword === keyword &&
          grid.size === size &&
          grid.spacing_m === spacing_m,
      );
      if (isLaid) throw new TestProblem('rank_grid_exists');
      const grid: TestGrid = {
        id: grids.nextId(),
        facility: summaryOf(location),
        keyword,
        size,
        spacing_m,
        every,
        next_scan_on: nextScanDay(every, rankings.today),
        created_at: now(),
      };
      scan(grid);
      return shown(grids.put(grid));
    },
    updateRankGrid: ({ id, body: { every } }) =>
      shown(grids.patch(id, { every, next_scan_on: nextScanDay(every, rankings.today) })),
    deleteRankGrid: ({ id }) => {
      grids.remove(id);
      rankings.scans.delete(id);
    },
    listRankScans: ({ id, query }) => pageOf(scansOf(grids.find(id).id), query, 60),
    createRankScan: ({ id }) => scan(grids.find(id)),
  };

  return {
    answers,
    finish: (grid: number, end: TestScanEnd) => {
      const { keyword } = grids.find(grid);
      const ended = (one: Scan): Scan => {
        if (end === 'failed') return { ...one, status: 4, done_at: now() };
        const { id, requested_at, size, spacing_m, center } = one;
        return testRankScan({ id, requested_at, size, spacing_m, center, done_at: now() }, keyword);
      };
      rankings.scans.set(
        grid,
        scansOf(grid).map((one) => (isOpen(one) ? ended(one) : one)),
      );
      tell();
    },
  };
}

function isOpen({ status }: Scan): boolean {
  return status === 1 || status === 2;
}
