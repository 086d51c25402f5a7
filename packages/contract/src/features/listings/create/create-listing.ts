import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { Id, IdParam } from '../../../id.ts';
import { Listing } from '../listing.ts';
import { ListingChanges } from '../listing-schema.ts';

/** Adding to the map is for owners and admins (product spec, section 6). */
const access = {
  module: 'business_addresses',
  permission: 'view_facilities_data',
  plan: 'manage_location_data',
  fullAccess: true,
  demo: 'blocked',
} as const;

export const NewListing = z
  .object({
    google_account_id: Id.describe('The connected account that it is created in.'),
    fields: ListingChanges.describe('A field that is not there is empty.'),
    place_id: z
      .string()
      .max(300)
      .optional()
      .describe('Of a place on the map that this listing takes over, such as one without an owner.'),
    duplicates_seen: z
      .boolean()
      .default(false)
      .describe('People have seen what the map shows already, and want it all the same.'),
  })
  .meta({ id: 'NewListing' });
export type NewListing = z.infer<typeof NewListing>;

export const createListing = defineEndpoint({
  id: 'createListing',
  method: 'post',
  path: '/facilities/',
  summary: 'Add a location to the map; answers before the provider does',
  access,
  body: NewListing,
  response: Listing,
  status: 201,
  problems: [
    'cannot_create_listings',
    'google_account_missing',
    'listing_invalid',
    'duplicates_found',
    'plan_limit_reached',
    'provider_unavailable',
  ],
});

export const retryCreation = defineEndpoint({
  id: 'retryCreation',
  method: 'post',
  path: '/facilities/{id}/creation/',
  summary: 'Try again to add to the map what the provider refused; edit it before that, as any listing',
  access,
  params: IdParam,
  response: Listing,
  status: 202,
  problems: [
    'not_found',
    'cannot_create_listings',
    'google_account_missing',
    'creation_in_progress',
    'no_changes',
    'listing_invalid',
  ],
});
