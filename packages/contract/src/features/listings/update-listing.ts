import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, idListText } from '../../id.ts';
import { Listing } from './listing.ts';
import { ListingChanges } from './listing-schema.ts';
import { ListingProblem } from './updates/listing-update.ts';
import { updateStatuses } from './updates/update-statuses.ts';

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
    'not_found',
    'listing_changed',
    'update_in_progress',
    'creation_in_progress',
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
  problems: ['not_found', 'permission_denied', 'provider_unavailable'],
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
