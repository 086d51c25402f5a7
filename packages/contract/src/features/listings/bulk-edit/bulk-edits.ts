import * as z from 'zod';
import { ConcernsOtherLocations } from '../../../access/permission-schema.ts';
import { digits } from '../../../number-text.ts';
import { defineEndpoint } from '../../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../../id.ts';
import { page, pageQuery } from '../../../pagination.ts';
import { ListingChanges, ListingFieldSchema } from '../listing-schema.ts';
import { LocationSummary } from '../location-summary.ts';
import { ListingProblem } from '../updates/listing-update.ts';
import { BulkEditRequest } from './rehearse-bulk-edit.ts';
import { itemStatus } from './item-status.ts';

const reads = { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' } as const;
/** Each field takes its own permission (`fieldPermission`), which the service asks for. */
const writes = { ...reads, plan: 'manage_location_data', demo: 'blocked' } as const;

export const BulkEditProgress = z
  .object({
    id: Id,
    status: z
      .union([z.literal(1), z.literal(2), z.literal(3)])
      .describe('Pending 1, completed 2, finished with problems 3.'),
    is_paused: z.boolean(),
    created_at: Timestamp,
    finished_at: Timestamp.nullable(),
    author: z.string(),
    fields: z.array(ListingFieldSchema),
    total: z.number().int(),
    pending: z.number().int(),
    in_progress: z.number().int(),
    ok: z.number().int(),
    failed: z.number().int(),
    seconds_left: z
      .number()
      .int()
      .nullable()
      .describe("Estimate from the provider's quotas; null when paused or done."),
    reverts_id: Id.nullable().describe('The bulk edit that this one takes back.'),
    reverted_by_id: Id.nullable(),
    concerns_other_locations: ConcernsOtherLocations,
  })
  .meta({ id: 'BulkEditProgress' });
export type BulkEditProgress = z.infer<typeof BulkEditProgress>;

export const startBulkEdit = defineEndpoint({
  id: 'startBulkEdit',
  method: 'patch',
  path: '/facilities/',
  summary: 'Edit many locations as one change set; one runs at a time',
  access: writes,
  body: BulkEditRequest.meta({ id: 'BulkEditRequest' }),
  response: BulkEditProgress,
  status: 202,
  problems: [
    'facility_unknown',
    'no_changes',
    'permission_denied',
    'bulk_edit_in_progress',
    'bulk_edit_invalid',
  ],
});

export const listBulkEdits = defineEndpoint({
  id: 'listBulkEdits',
  method: 'get',
  path: '/bulk-edits/',
  summary: 'Bulk edits and how far they are, newest first',
  access: reads,
  query: pageQuery(5),
  response: page(BulkEditProgress),
});

export const getBulkEdit = defineEndpoint({
  id: 'getBulkEdit',
  method: 'get',
  path: '/bulk-edits/{id}/',
  summary: 'How far a bulk edit is',
  access: reads,
  params: IdParam,
  response: BulkEditProgress,
  problems: ['not_found'],
});

export const BulkEditItem = LocationSummary.extend({
  status: z
    .union([
      z.literal(itemStatus.pending),
      z.literal(itemStatus.inProgress),
      z.literal(itemStatus.ok),
      z.literal(itemStatus.failed),
    ])
    .describe('Pending 1, in progress 2, ok 3, failed 4.'),
  fields: z.array(ListingFieldSchema),
  before: ListingChanges,
  after: ListingChanges,
  problems: z.array(ListingProblem),
}).meta({ id: 'BulkEditItem' });
export type BulkEditItem = z.infer<typeof BulkEditItem>;

export const listBulkEditItems = defineEndpoint({
  id: 'listBulkEditItems',
  method: 'get',
  path: '/bulk-edits/{id}/items/',
  summary: 'The locations of a bulk edit, each with what became of it',
  access: reads,
  params: IdParam,
  query: pageQuery(50).extend({ status: digits(z.number().int().min(1).max(4)).optional() }),
  response: page(BulkEditItem),
  problems: ['not_found'],
});

function steered(step: 'pause' | 'resume' | 'retry' | 'revert', id: string, summary: string) {
  return defineEndpoint({
    id,
    method: 'post',
    path: `/bulk-edits/{id}/${step}/`,
    summary,
    access: { ...writes, concernsAllLocations: 'sometimes' },
    params: IdParam,
    response: BulkEditProgress,
    status: 202,
    problems: ['not_found', 'permission_denied', 'bulk_edit_in_progress', 'bulk_edit_not_possible'],
  });
}

export const pauseBulkEdit = steered('pause', 'pauseBulkEdit', 'Send nothing more of a bulk edit for now');
export const resumeBulkEdit = steered('resume', 'resumeBulkEdit', 'Go on with a bulk edit that was paused');
export const retryBulkEdit = steered('retry', 'retryBulkEdit', 'Send again what failed in a bulk edit');
export const revertBulkEdit = steered(
  'revert',
  'revertBulkEdit',
  'Take a bulk edit back where nothing has changed since, as a bulk edit of its own',
);
