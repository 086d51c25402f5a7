import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { Id } from '../../../id.ts';
import { page, pageQuery } from '../../../pagination.ts';
import { attributeValueTypes } from '../attributes/attribute.ts';

/** Of which listings the catalog is asked for: of some locations, or of a category in a country. */
const catalogQuery = {
  facilities_ids: z.array(Id).min(1).max(10_000).optional().describe('What any of these can have.'),
  category: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('With country instead of locations: what a listing of this primary category can have.'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .describe('ISO 3166-1 alpha-2.'),
  only_set: z.boolean().default(false).describe('Only what a location of facilities_ids has already.'),
};

export interface CatalogQuery {
  facilities_ids?: number[] | undefined;
  category?: string | undefined;
  country?: string | undefined;
}

function asksForOneCatalog({ facilities_ids, category, country }: CatalogQuery): boolean {
  return facilities_ids ? !category && !country : Boolean(category && country);
}

const oneCatalogOnly = 'either facilities_ids, or category and country';

const AttributeValueTypes = z
  .union([
    z.literal(attributeValueTypes.bool),
    z.literal(attributeValueTypes.enum),
    z.literal(attributeValueTypes.url),
    z.literal(attributeValueTypes.repeated_enum),
  ])
  .describe('Bool 1, enum 2, url 3, repeated enum 4.');

/** An attribute that the provider offers, in the language of the request. */
export const CatalogAttribute = z
  .object({
    attribute_id: z.string(),
    value_type: AttributeValueTypes,
    display_name: z.string(),
    group_name: z.string().describe('Attributes of one group belong together; empty when there is none.'),
    deprecated: z.boolean().describe('The provider takes it, and does not keep it.'),
    repeatable: z.boolean().describe('Whether more than one link can be given.'),
    value_metadata: z
      .array(z.object({ value: z.union([z.boolean(), z.string()]), display_name: z.string() }))
      .describe('The choices; none for a link.'),
    facilities_count: z
      .number()
      .int()
      .describe('How many of the locations can have it; with only_set, how many have it.'),
  })
  .meta({ id: 'OfferedAttribute' });
export type CatalogAttribute = z.infer<typeof CatalogAttribute>;

/** A POST that only reads: ids of ten thousand locations fit no address. */
export const listAttributes = defineEndpoint({
  id: 'listAttributes',
  method: 'post',
  path: '/facilities/attributes/',
  summary: 'The attributes that the provider offers for some locations, or for a category in a country',
  access: { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' },
  body: z
    .object({ ...catalogQuery, value_types: z.array(AttributeValueTypes).max(4).optional() })
    .refine(asksForOneCatalog, oneCatalogOnly)
    .meta({ id: 'AskedAttributes' }),
  response: z.object({ results: z.array(CatalogAttribute) }),
  problems: ['google_account_missing', 'provider_unavailable'],
});

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

/** A kind of hours beside the opening hours, such as deliveries, in the language of the request. */
export const CatalogHoursType = z
  .object({
    hours_type_id: z.string(),
    display_name: z.string(),
    facilities_count: z
      .number()
      .int()
      .describe('How many of the locations can have it; with only_set, how many have it.'),
  })
  .meta({ id: 'OfferedHoursType' });
export type CatalogHoursType = z.infer<typeof CatalogHoursType>;

export const listMoreHoursTypes = defineEndpoint({
  id: 'listMoreHoursTypes',
  method: 'post',
  path: '/facilities/more-hours/',
  summary: 'The kinds of hours that the provider offers for some locations, or for a category in a country',
  access: { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' },
  body: z.object(catalogQuery).refine(asksForOneCatalog, oneCatalogOnly).meta({ id: 'AskedHoursTypes' }),
  response: z.object({ results: z.array(CatalogHoursType) }),
  problems: ['google_account_missing', 'provider_unavailable'],
});
