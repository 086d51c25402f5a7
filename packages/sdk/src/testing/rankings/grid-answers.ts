import { normalizeKeyword } from '@pinfold/contract/features/company/keyword';
import { nextScanDay } from '@pinfold/contract/features/rankings/rank-days';
import { usualSwing } from '@pinfold/contract/features/rankings/rank-grid';
import type { Schemas } from '../../client/schema.ts';
import { nextId } from '../company/next-id.ts';
import { listAnswer, noContent, type TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { TestProblem } from '../test-problem.ts';
import { testRankScan, waitingScan, type TestGrid } from './scan-fixtures.ts';
import { coordinatesOf, findLocation, locationSummary, refuseServiceArea } from './watched-locations.ts';

type Scan = Schemas['RankScan'];

/** What `createTestGridApi` returns. */
export interface CreateTestGridApiResult {
  answers: TestAnswers;
  /** The scan of a grid that waits ends: with positions, or without any. */
  finish: (grid: number, end: TestScanEnd) => void;
}

/** Grids and their scans: one that is asked for waits until `finish` ends it. */
export function createTestGridApi(data: TestData, tell: () => void): CreateTestGridApiResult {
  const { rankings } = data;
  const scansOf = (grid: number): Scan[] => rankings.scans.get(grid) ?? [];
  const find = (id: number): TestGrid => {
    const grid = rankings.grids.find((one) => one.id === id);
    if (!grid) throw new TestProblem('not_found');
    return grid;
  };
  const scan = (grid: TestGrid): Scan => {
    const scans = scansOf(grid.id);
    if (scans.some(isOpen)) throw new TestProblem('scan_in_progress');
    if (rankings.scansToday >= rankings.scansPerDay) throw new TestProblem('scan_limit_reached');
    rankings.scansToday += 1;
    const id = nextId([...rankings.scans.values()].flat());
    const asked = {
      ...waitingScan(id, grid, new Date().toISOString()),
      center: coordinatesOf(findLocation(data, grid.facility.id)) ?? { latitude: 0, longitude: 0 },
    };
    rankings.scans.set(grid.id, [asked, ...scans]);
    tell();
    return asked;
  };

  const answers: TestAnswers = {
    listRankGrids: ({ query }) => {
      const [facility, keyword] = [query.get('facility'), query.get('keyword')];
      const found = rankings.grids.filter(
        (grid) =>
          (facility === null || grid.facility.id === Number(facility)) &&
          (keyword === null || grid.keyword === normalizeKeyword(keyword)),
      );
      return listAnswer(
        found.map((grid) => shown(grid, scansOf(grid.id))),
        query,
        20,
      );
    },
    createRankGrid: ({ body }) => {
      const { facility, keyword: text, ...rest } = body as Schemas['NewRankGrid'];
      const location = findLocation(data, facility);
      refuseServiceArea(location);
      if (!coordinatesOf(location)) throw new TestProblem('coordinates_missing');
      const keyword = normalizeKeyword(text);
      const { size, spacing_m = 500, every = 'week' } = rest;
      const isLaid = rankings.grids.some(
        (grid) =>
          grid.facility.id === facility &&
          grid.keyword === keyword &&
          grid.size === size &&
          grid.spacing_m === spacing_m,
      );
      if (isLaid) throw new TestProblem('rank_grid_exists');
      const grid: TestGrid = {
        id: nextId(rankings.grids),
        facility: locationSummary(location),
        keyword,
        size,
        spacing_m,
        every,
        next_scan_on: nextScanDay(every, rankings.today),
        created_at: new Date().toISOString(),
      };
      scan(grid);
      rankings.grids = [grid, ...rankings.grids];
      return Response.json(shown(grid, scansOf(grid.id)), { status: 201 });
    },
    updateRankGrid: ({ id, body }) => {
      const { every } = body as Schemas['RankGridChanges'];
      const grid = { ...find(id), every, next_scan_on: nextScanDay(every, rankings.today) };
      rankings.grids = rankings.grids.map((one) => (one.id === id ? grid : one));
      tell();
      return Response.json(shown(grid, scansOf(id)));
    },
    deleteRankGrid: ({ id }) => {
      find(id);
      rankings.grids = rankings.grids.filter((one) => one.id !== id);
      rankings.scans.delete(id);
      tell();
      return noContent();
    },
    listRankScans: ({ id, query }) => listAnswer(scansOf(find(id).id), query, 60),
    createRankScan: ({ id }) => Response.json(scan(find(id)), { status: 201 }),
  };

  return {
    answers,
    finish: (grid: number, end: TestScanEnd) => {
      const { keyword } = find(grid);
      const done_at = new Date().toISOString();
      const ended = (one: Scan): Scan => {
        if (end === 'failed') return { ...one, status: 4, done_at };
        const { id, requested_at, size, spacing_m, center } = one;
        return testRankScan({ id, requested_at, size, spacing_m, center, done_at }, keyword);
      };
      rankings.scans.set(
        grid,
        scansOf(grid).map((one) => (isOpen(one) ? ended(one) : one)),
      );
      tell();
    },
  };
}

/** How a scan ends. */
export type TestScanEnd = 'done' | 'failed';

function isOpen({ status }: Scan): boolean {
  return status === 1 || status === 2;
}

function shown(grid: TestGrid, scans: readonly Scan[]): Schemas['RankGrid'] {
  return {
    ...grid,
    scans_count: scans.length,
    last_scan: scans[0] ?? null,
    noise: usualSwing(scans.map(({ average_all }) => average_all)),
  };
}
