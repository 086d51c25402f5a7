import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { GeoPoint } from '../../geo-point.ts';
import { Id, IdParam, IdText, Timestamp } from '../../id.ts';
import { line } from '../../line.ts';
import { page, pageQuery } from '../../pagination.ts';
import { LocationSummary } from '../listings/locations.endpoints.ts';
import { gridIntervals, gridSizes, gridSpacing } from './rank.ts';

const reads = {
  permission: 'view_maps_rankings',
  module: 'monitoring',
  plan: 'local_positions',
  demo: 'allowed',
} as const;

const writes = { ...reads, permission: 'manage_keywords', demo: 'blocked' } as const;

const measures = {
  average: z.number().nullable().describe('Of the points where it was found.'),
  average_all: z.number().nullable().describe('Of all points; missing counts 21.'),
  top3_share: z.number().nullable().describe('0 to 1.'),
  found: z.int(),
  points: z.int().describe('Points that were measured.'),
};

/** A business that appeared in a scan. */
export const RankRival = z
  .object({ place_id: z.string(), name: z.string(), ...measures })
  .meta({ id: 'RankRival' });
export type RankRival = z.infer<typeof RankRival>;

/** Positions at every point of a grid, at one time. */
export const RankScan = z
  .object({
    id: Id,
    status: z
      .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
      .describe('Pending 1, in progress 2, OK 3, failed 4.'),
    requested_at: Timestamp,
    done_at: Timestamp.nullable(),
    size: z.int(),
    spacing_m: z.int(),
    center: GeoPoint,
    positions: z
      .array(z.int().min(0).max(20).nullable())
      .describe('Row by row from the north-west; 0 not among the first 20, null not measured.'),
    ...measures,
    rivals: z.array(RankRival).describe('The ten that were ahead the most.'),
  })
  .meta({ id: 'RankScan' });
export type RankScan = z.infer<typeof RankScan>;

/** Points around a location from which one keyword is looked up. */
export const RankGrid = z
  .object({
    id: Id,
    facility: LocationSummary,
    keyword: z.string(),
    size: z.int(),
    spacing_m: z.int(),
    every: z.enum(gridIntervals),
    next_scan_on: z.iso.date().nullable(),
    scans_count: z.int(),
    last_scan: z.union([RankScan, z.null()]),
    noise: z
      .number()
      .nullable()
      .describe(
        'By how much the average of all usually swings between two scans; null with fewer than four.',
      ),
    created_at: Timestamp,
  })
  .meta({ id: 'RankGrid' });
export type RankGrid = z.infer<typeof RankGrid>;

export const listRankGrids = defineEndpoint({
  id: 'listRankGrids',
  method: 'get',
  path: '/rank-grids/',
  summary: 'Grids of the locations that the member may see, with their last scans',
  access: reads,
  query: pageQuery(20).extend({
    facility: IdText.optional(),
    keyword: z.string().max(80).optional(),
  }),
  response: page(RankGrid),
});

export const createRankGrid = defineEndpoint({
  id: 'createRankGrid',
  method: 'post',
  path: '/rank-grids/',
  summary: 'Lay a grid around a location, and scan it for the first time',
  access: writes,
  body: z
    .object({
      facility: Id,
      keyword: line().min(1).max(80),
      size: z.union(gridSizes.map((size) => z.literal(size))),
      spacing_m: z.int().min(gridSpacing.min).max(gridSpacing.max).default(gridSpacing.default),
      every: z.enum(gridIntervals).default('week'),
    })
    .meta({ id: 'NewRankGrid' }),
  response: RankGrid,
  status: 201,
  problems: [
    'keyword_operator',
    'not_found',
    'rank_grid_exists',
    'service_area_not_monitored',
    'coordinates_missing',
    'scan_limit_reached',
  ],
});

export const updateRankGrid = defineEndpoint({
  id: 'updateRankGrid',
  method: 'patch',
  path: '/rank-grids/{id}/',
  summary: 'Scan a grid more or less often',
  access: writes,
  params: IdParam,
  body: z.object({ every: z.enum(gridIntervals) }).meta({ id: 'RankGridChanges' }),
  response: RankGrid,
  problems: ['not_found'],
});

export const deleteRankGrid = defineEndpoint({
  id: 'deleteRankGrid',
  method: 'delete',
  path: '/rank-grids/{id}/',
  summary: 'Remove a grid with its scans',
  access: writes,
  params: IdParam,
  problems: ['not_found'],
});

export const listRankScans = defineEndpoint({
  id: 'listRankScans',
  method: 'get',
  path: '/rank-grids/{id}/scans/',
  summary: 'Scans of a grid, the newest first',
  access: reads,
  params: IdParam,
  query: pageQuery(60),
  response: page(RankScan),
  problems: ['not_found'],
});

export const createRankScan = defineEndpoint({
  id: 'createRankScan',
  method: 'post',
  path: '/rank-grids/{id}/scans/',
  summary: 'Scan a grid now',
  access: writes,
  params: IdParam,
  response: RankScan,
  status: 201,
  problems: ['not_found', 'scan_in_progress', 'scan_limit_reached'],
});
