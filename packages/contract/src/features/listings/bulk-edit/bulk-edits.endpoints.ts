import * as z from 'zod';
import { ConcernsOtherLocations } from '../../../access/permission-schema.ts';
import { BatchStatusSchema } from '../../../batch-status-schema.ts';
import { defineEndpoint } from '../../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../../id.ts';
import { digits } from '../../../number-text.ts';
import { page, pageQuery } from '../../../pagination.ts';
import {
  AttributeValueSchema,
  ListingChanges,
  ListingFieldSchema,
  listingShape,
  MoreHoursSchema,
  ServiceItemSchema,
} from '../listing-schema.ts';
import { ListingProblem } from '../listings.endpoints.ts';
import { LocationSummary } from '../locations.endpoints.ts';
import { bulkItemStatus } from './bulk-edit-status.ts';
import { type BulkEdit, bulkModes } from './bulk-edit.ts';

const listEdit = <Value extends z.ZodType>(value: Value, most: number) =>
  z.strictObject({ mode: z.enum(bulkModes), values: z.array(value).max(most) });

const { name, latitude, longitude, primary_category, additional_categories, website } = listingShape;

const { phone_number, phone_number_2, description, opening_date, open_status } = listingShape;

const { opening_hours, special_hours } = listingShape;

/** What is not there stays unchanged; an empty value clears, and so does overwriting with nothing. */
export const BulkEditSchema = z
  .strictObject({
    name,
    latitude,
    longitude,
    primary_category,
    additional_categories,
    website,
    phone_number,
    phone_number_2,
    description,
    opening_date,
    open_status,
    opening_hours,
    special_hours,
    labels: listEdit(listingShape.labels.element, 200),
    service_items: listEdit(ServiceItemSchema, 500),
    attributes: listEdit(AttributeValueSchema, 500),
    url_attributes: listEdit(AttributeValueSchema, 100),
    more_hours: listEdit(MoreHoursSchema, 100),
  } satisfies { [Field in keyof BulkEdit]-?: z.ZodType })
  .partial()
  .meta({ id: 'BulkEdit' });

const reads = { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' } as const;

/** To read what an edit would do changes nothing, so that the demo may. */
const rehearses = { ...reads, plan: 'manage_location_data' } as const;

/** As many as a company can have. */
const LocationIds = z.array(Id).min(1).max(10_000).meta({ id: 'LocationIds' });

export const getMixedValues = defineEndpoint({
  id: 'getMixedValues',
  method: 'post',
  path: '/facilities/mixed-values/',
  summary: 'What some locations say in some fields, the most frequent value first',
  access: rehearses,
  body: z.object({ facilities_ids: LocationIds, fields: z.array(ListingFieldSchema).min(1).max(30) }).meta({
    id: 'MixedValuesRequest',
  }),
  response: z
    .object({
      results: z.array(
        z.object({
          field: ListingFieldSchema,
          distinct: z.number().int().describe('How many different values there are; 1 where all agree.'),
          values: z.array(z.object({ value: ListingChanges, count: z.number().int() })),
        }),
      ),
    })
    .meta({ id: 'MixedValues' }),
  problems: ['facility_unknown'],
});

/** Which locations, and what to change in each. */
const BulkEditRequest = z.object({ facilities_ids: LocationIds, edit: BulkEditSchema });

/** What a bulk edit would do to one location. */
export const BulkEditRow = LocationSummary.extend({
  fields: z.array(ListingFieldSchema).describe('None: it says all of it already and is skipped.'),
  before: ListingChanges,
  after: ListingChanges,
  problems: z.array(ListingProblem).describe('With any of them it is not sent.'),
  reverification: z
    .array(ListingFieldSchema)
    .describe('Fields for which the provider may ask to verify again.'),
  refusal: z
    .enum(['creation_in_progress', 'update_in_progress', 'not_profile_owner'])
    .nullable()
    .describe('Why it cannot be changed at all now.'),
}).meta({ id: 'BulkEditRow' });
export type BulkEditRow = z.infer<typeof BulkEditRow>;

export const bulkEditRowKinds = ['changed', 'unchanged', 'problems', 'refused', 'reverification'] as const;

export const previewBulkEdit = defineEndpoint({
  id: 'previewBulkEdit',
  method: 'post',
  path: '/facilities/bulk-edit/preview/',
  summary: 'What a bulk edit would do, location by location, without doing it',
  access: rehearses,
  query: pageQuery(20).extend({ kind: z.enum(bulkEditRowKinds).optional() }),
  body: BulkEditRequest.meta({ id: 'BulkEditPreviewRequest' }),
  response: page(BulkEditRow)
    .extend({
      changed: z.number().int().describe('Locations that would be sent.'),
      unchanged: z.number().int(),
      with_problems: z.number().int(),
      refused: z.number().int(),
      with_reverification: z.number().int(),
      fields: z.array(z.object({ field: ListingFieldSchema, count: z.number().int() })),
      seconds: z.number().int().describe("How long sending takes at least, from the provider's quotas."),
      sendable_ids: z.array(Id).describe('The locations without a problem or refusal that would change.'),
    })
    .meta({ id: 'BulkEditPreview' }),
  problems: ['facility_unknown', 'no_changes', 'permission_denied', 'feature_disabled'],
});

/** Each field takes its own permission (`fieldPermission`), which the service asks for. */
const writes = { ...reads, plan: 'manage_location_data', demo: 'blocked' } as const;

export const BulkEditProgress = z
  .object({
    id: Id,
    status: BatchStatusSchema,
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
    'feature_disabled',
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
      z.literal(bulkItemStatus.pending),
      z.literal(bulkItemStatus.inProgress),
      z.literal(bulkItemStatus.ok),
      z.literal(bulkItemStatus.failed),
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
