import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../../id.ts';
import { ListingFieldSchema, listingShape } from '../listing-schema.ts';

const reads = {
  module: 'business_addresses',
  permission: 'view_facilities_data',
  demo: 'allowed',
} as const;

/** What made a listing say something else. */
export const listingMomentKinds = ['edit', 'bulk_edit', 'external_change'] as const;
export type ListingMomentKind = (typeof listingMomentKinds)[number];

/** A listing as it was, found by walking back through what was changed since. */
export const ListingAsOf = z
  .object({
    at: Timestamp,
    known_since: Timestamp.describe('Before this moment nothing is known of the listing.'),
    version: z.number().int().describe('Of the listing as it is now; a restoring edit names it.'),
    fields: z.object(listingShape).describe('What the listing said then.'),
    differing: z.array(ListingFieldSchema).describe('Fields that say something else now.'),
    changes: z
      .array(
        z.object({
          id: Id,
          at: Timestamp,
          kind: z.enum(listingMomentKinds),
          fields: z.array(ListingFieldSchema),
          author: z.string().nullable().describe('Null for a rule, or somebody who has left.'),
        }),
      )
      .describe('What changed it since then, the newest first, 100 at most.'),
  })
  .meta({ id: 'ListingAsOf' });
export type ListingAsOf = z.infer<typeof ListingAsOf>;

export const getListingAsOf = defineEndpoint({
  id: 'getListingAsOf',
  method: 'get',
  path: '/facilities/{id}/as-of/',
  summary: 'What a listing said at a moment, and what has changed since',
  access: reads,
  params: IdParam,
  query: z.object({ at: Timestamp }),
  response: ListingAsOf,
  problems: ['not_found', 'listing_not_known_then'],
});
