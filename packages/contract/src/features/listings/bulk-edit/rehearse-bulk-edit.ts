import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { Id } from '../../../id.ts';
import { page, pageQuery } from '../../../pagination.ts';
import { ListingChanges, ListingFieldSchema } from '../listing-schema.ts';
import { LocationSummary } from '../location-summary.ts';
import { ListingProblem } from '../updates/listing-update.ts';
import { BulkEditSchema } from './bulk-edit-schema.ts';

const reads = { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' } as const;
/** To read what an edit would do changes nothing, so that the demo may. */
const rehearses = { ...reads, plan: 'manage_location_data' } as const;

/** As many as a company can have. */
const LocationIds = z.array(Id).min(1).max(10_000);
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
export const BulkEditRequest = z.object({ facilities_ids: LocationIds, edit: BulkEditSchema });

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
    .enum(['creation_in_progress', 'update_in_progress', 'not_owner'])
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
  problems: ['facility_unknown', 'no_changes', 'permission_denied'],
});
