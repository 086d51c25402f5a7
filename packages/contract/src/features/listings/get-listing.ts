import { defineEndpoint } from '../../endpoint.ts';
import { IdParam } from '../../id.ts';
import { page, pageQuery } from '../../pagination.ts';
import { Listing } from './listing.ts';
import { ListingUpdate } from './updates/listing-update.ts';

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
