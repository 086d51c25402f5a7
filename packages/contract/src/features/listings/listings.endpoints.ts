import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, idListText, IdParam, Timestamp } from '../../id.ts';
import { page, pageQuery } from '../../pagination.ts';
import { ListingChanges, ListingFieldSchema, listingShape } from './listing-schema.ts';
import { LocationItem } from './locations.endpoints.ts';
import { deletionScopes } from './remove/deletion.ts';
import { updateStatuses } from './updates/profile-status.ts';

/** Why a field, or the listing as a whole, was not taken. */
export const ListingProblem = z
  .object({
    field: ListingFieldSchema.nullable().describe('Null when it is about the listing as a whole.'),
    code: z.string().describe("One of our fault codes, or the provider's own reason in lower case."),
    message: z.string().describe("Written for people, in the request's language."),
  })
  .meta({ id: 'ListingProblem' });
export type ListingProblem = z.infer<typeof ListingProblem>;

/** One edit of a listing, and what the provider made of it. */
export const ListingUpdate = z
  .object({
    id: Id,
    status: z.enum(updateStatuses),
    fields: z.array(ListingFieldSchema),
    before: ListingChanges.describe('What the fields said until then.'),
    after: ListingChanges.describe('What was asked for.'),
    problems: z.array(ListingProblem),
    author: z.string().nullable().describe('Null for a rule, or somebody who has left.'),
    bulk_edit_id: Id.nullable(),
    created_at: Timestamp,
    finished_at: Timestamp.nullable(),
  })
  .meta({ id: 'ListingUpdate' });
export type ListingUpdate = z.infer<typeof ListingUpdate>;

/** Everything about one location: its row, all that its listing says, and where its last update stands. */
export const Listing = LocationItem.extend({
  ...listingShape,
  version: z.number().int().describe('Grows with every change; an edit names the one that it was made from.'),
  google_account_id: Id.nullable(),
  place_id: z.string(),
  new_review_url: z.string().describe('Where customers write a review; empty when unknown.'),
  maps_url: z.string().describe('The profile on the map; empty when unknown.'),
  creation_in_progress: z.boolean().describe('It is being added to the map: nothing can be changed yet.'),
  creation_problems: z
    .array(ListingProblem)
    .describe('Why it could not be added to the map; none for one that is there or on its way.'),
  last_update: ListingUpdate.nullable(),
  sent_at: Timestamp.nullable().describe('When the provider last took an edit.'),
}).meta({ id: 'Listing' });
export type Listing = z.infer<typeof Listing>;

const reads = { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' } as const;

export const getListing = defineEndpoint({
  id: 'getListing',
  method: 'get',
  path: '/facilities/{id}/',
  summary: 'One location with all that its listing says',
  access: reads,
  params: IdParam,
  response: Listing,
  problems: ['not_found'],
});

export const listListingUpdates = defineEndpoint({
  id: 'listListingUpdates',
  method: 'get',
  path: '/facilities/{id}/updates/',
  summary: 'The edits of a location, newest first, each with what the provider made of it',
  access: reads,
  params: IdParam,
  query: pageQuery(20),
  response: page(ListingUpdate),
  problems: ['not_found'],
});

/** Each field takes its own permission (`fieldPermission`), which the service asks for. */
const writes = {
  module: 'business_addresses',
  permission: 'view_facilities_data',
  plan: 'manage_location_data',
  demo: 'blocked',
} as const;

const Edit = z
  .object({
    version: z.number().int().min(1).describe('Of the listing as it was when the edit began.'),
    changes: ListingChanges,
  })
  .meta({ id: 'ListingEdit' });

export const updateListing = defineEndpoint({
  id: 'updateListing',
  method: 'patch',
  path: '/facilities/{id}/',
  summary: 'Change a listing and send the change to the provider; answers before the provider does',
  access: writes,
  params: IdParam,
  body: Edit,
  response: Listing,
  status: 202,
  problems: [
    'not_profile_owner',
    'not_found',
    'listing_changed',
    'update_in_progress',
    'creation_in_progress',
    'feature_disabled',
    'listing_invalid',
    'no_changes',
    'permission_denied',
  ],
});

export const checkListing = defineEndpoint({
  id: 'checkListing',
  method: 'post',
  path: '/facilities/{id}/check/',
  summary: 'What the provider would refuse of an edit, without making it',
  access: writes,
  params: IdParam,
  body: Edit,
  response: z.object({ problems: z.array(ListingProblem) }).meta({ id: 'ListingCheck' }),
  problems: ['not_profile_owner', 'not_found', 'permission_denied', 'provider_unavailable'],
});

export const listUpdateStatuses = defineEndpoint({
  id: 'listUpdateStatuses',
  method: 'get',
  path: '/facilities/update-status/',
  summary: 'Where the last update of each location stands',
  access: { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' },
  query: z.object({
    facilities_ids: idListText(500).describe('Comma-separated ids.'),
  }),
  response: z.object({
    results: z.array(
      z
        .object({ id: Id, update_status: z.enum(updateStatuses), problems: z.array(ListingProblem) })
        .meta({ id: 'ListingUpdateStatus' }),
    ),
  }),
});

export const deleteListing = defineEndpoint({
  id: 'deleteListing',
  method: 'delete',
  path: '/facilities/{id}/',
  summary: 'Remove a location, with its reviews and all that is known of it; it cannot be brought back',
  access: {
    module: 'business_addresses',
    permission: 'view_facilities_data',
    fullAccess: true,
    demo: 'blocked',
  },
  params: IdParam,
  query: z.object({
    from: z
      .enum(deletionScopes)
      .default('pinfold')
      .describe('pinfold: only here, the profile stays on the map. google: there too.'),
  }),
  problems: [
    'not_found',
    'update_in_progress',
    'creation_in_progress',
    'location_in_bulk_edit',
    'not_profile_owner',
    'profile_not_deletable',
    'google_account_missing',
    'provider_unavailable',
  ],
});

/** What made a listing say something else. */
const listingMomentKinds = ['edit', 'bulk_edit', 'external_change'] as const;

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
