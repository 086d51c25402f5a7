import { attributeKey, attributeValueTypes } from '../listings/attributes/attribute.ts';
import { categoryKey } from '../listings/listing-categories.ts';
import type { ListingFields } from '../listings/listing-fields.ts';
import type { FilterKind } from './locator.ts';

/** What visitors filter by: a label, an attribute or a category. */
export interface ListingFilter {
  kind: FilterKind;
  key: string;
}

type FilteredListing = Pick<
  ListingFields,
  'labels' | 'attributes' | 'primary_category' | 'additional_categories'
>;

/**
 * All filters by which a listing is found, each once. The key of an attribute is its id where the listing says yes, and
 * `id=choice` for what it chose.
 */
export function listingFilters(listing: FilteredListing): ListingFilter[] {
  const { labels, attributes, primary_category, additional_categories } = listing;
  return [
    ...distinct('label', labels),
    ...distinct('attribute', attributes.flatMap(attributeKeys)),
    ...distinct('category', [primary_category, ...additional_categories].map(categoryKey)),
  ];
}

/** A filter as one text, for sets and maps. */
export function filterKey({ kind, key }: ListingFilter): string {
  return `${kind}:${key}`;
}

function attributeKeys({ attribute_id, value_type, values }: ListingFields['attributes'][number]): string[] {
  const id = attributeKey(attribute_id);
  if (value_type === attributeValueTypes.url) return [];
  return values.flatMap((value) => {
    if (value === true) return [id];
    return typeof value === 'string' && value !== '' ? [`${id}=${value}`] : [];
  });
}

function distinct(kind: FilterKind, keys: readonly string[]): ListingFilter[] {
  return [...new Set(keys)].filter((key) => key !== '').map((key) => ({ kind, key }));
}
