import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { page, pageQuery } from '../../../pagination.ts';

/** A category of the provider with what it brings: services to choose from, and kinds of hours. */
export const ListingCategory = z
  .object({
    category_id: z.string().describe('Such as gcid:cafe.'),
    name: z.string(),
    service_types: z.array(z.object({ service_type_id: z.string(), name: z.string() })),
    more_hours_types: z.array(z.object({ hours_type_id: z.string(), display_name: z.string() })),
  })
  .meta({ id: 'ListingCategory' });
export type ListingCategory = z.infer<typeof ListingCategory>;

export const listListingCategories = defineEndpoint({
  id: 'listListingCategories',
  method: 'get',
  path: '/facilities/categories/',
  summary: "The provider's categories of a country, in the language of the request",
  access: { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' },
  query: pageQuery(20).extend({
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .default('PL')
      .describe('ISO 3166-1 alpha-2.'),
    q: z.string().max(200).optional().describe('Part of the name, with or without accents.'),
    ids: z.string().min(1).max(4000).optional().describe('Comma-separated ids: only these.'),
  }),
  response: page(ListingCategory),
  problems: ['google_account_missing', 'provider_unavailable'],
});
