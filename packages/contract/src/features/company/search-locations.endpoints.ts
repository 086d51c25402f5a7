import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, IdText } from '../../id.ts';
import { page, pageQuery } from '../../pagination.ts';

const place = {
  name: z.string(),
  region: z.string(),
  country: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
};

/** A place from which positions are looked up. */
export const SearchLocation = z.object({ id: Id, ...place }).meta({ id: 'SearchLocation' });
export type SearchLocation = z.infer<typeof SearchLocation>;

const reads = { permission: 'view_company_data', module: 'company', demo: 'allowed' } as const;

const writes = {
  permission: 'manage_keywords',
  module: 'company',
  demo: 'blocked',
  concernsAllLocations: true,
} as const;

export const listSearchLocations = defineEndpoint({
  id: 'listSearchLocations',
  method: 'get',
  path: '/search-locations/',
  summary: 'From where the company watches its positions',
  access: reads,
  query: pageQuery(100),
  response: page(SearchLocation),
});

const NewSearchLocation = z
  .union([
    z.object({ place_id: z.string().min(1).max(200) }),
    z.object({ suggestion: z.string().min(1).max(300) }),
  ])
  .meta({ id: 'NewSearchLocation' });

export const createSearchLocation = defineEndpoint({
  id: 'createSearchLocation',
  method: 'post',
  path: '/search-locations/',
  summary: 'Watch positions from another place: one of the autocompletion, or a suggested one',
  access: writes,
  body: NewSearchLocation,
  response: SearchLocation,
  status: 201,
  problems: ['not_found', 'search_location_exists', 'plan_limit_reached', 'provider_unavailable'],
});

export const deleteSearchLocation = defineEndpoint({
  id: 'deleteSearchLocation',
  method: 'delete',
  path: '/search-locations/{id}/',
  summary: 'Stop watching from a place; keywords of websites that are watched from there go too',
  access: writes,
  params: IdParam,
  problems: ['not_found'],
});

export const SuggestedLocation = z
  .object({
    suggestion: z.string().describe('Names it in the calls that add or reject it.'),
    ...place,
    facilities_count: z.number().int(),
  })
  .meta({ id: 'SuggestedLocation' });
export type SuggestedLocation = z.infer<typeof SuggestedLocation>;

export const listSuggestedLocations = defineEndpoint({
  id: 'listSuggestedLocations',
  method: 'get',
  path: '/search-locations/suggested/',
  summary: 'Towns of the own locations that are not watched from yet and were not rejected',
  access: reads,
  query: z.object({
    business_address_id: IdText.optional(),
    website_id: IdText.optional(),
  }),
  response: z.object({ results: z.array(SuggestedLocation) }),
});

export const rejectSuggestedLocation = defineEndpoint({
  id: 'rejectSuggestedLocation',
  method: 'post',
  path: '/search-locations/rejected/',
  summary: 'Do not suggest a place again',
  access: writes,
  body: z.object({ suggestion: z.string().min(1).max(300) }).meta({ id: 'RejectedLocation' }),
  problems: ['not_found'],
});
