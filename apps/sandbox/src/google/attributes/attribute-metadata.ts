import {
  attributeGroups,
  type AttributeKind,
  attributeKindsOf,
} from '../../world/catalogue/attribute-kinds.ts';
import { findCategory } from '../../world/catalogue/categories.ts';
import type { Listing } from '../../world/listings/listing.ts';
import { languageOf } from '../categories/category-resource.ts';
import { invalidArgument } from '../google-error.ts';
import { readPageSize, takeSlice } from '../paging.ts';

/** attributes.list: the attributes of a location, of a category in a country, or all. */
export function listAttributes(
  query: Record<string, string>,
  listingNamed: (name: string) => Listing,
): object {
  const { kinds, language } = readQuestion(query, listingNamed);
  const size = readPageSize(query.pageSize, { byDefault: 200, max: 200 });
  const { items, ...next } = takeSlice(kinds, size, query.pageToken);
  return { attributeMetadata: items.map((kind) => attributeMetadata(kind, language)), ...next };
}

/** The attributes that a listing may have, by its primary category. */
export function attributeKindsOfListing({ content }: Listing): AttributeKind[] {
  const sector = findCategory(content.categories?.primaryCategory?.name)?.sector;
  return attributeKindsOf(sector ?? 'finance');
}

function readQuestion(query: Record<string, string>, listingNamed: (name: string) => Listing) {
  const { parent, categoryName, regionCode, languageCode } = query;
  const showAll = query.showAll === 'true';
  if (parent) {
    if (categoryName || regionCode || languageCode || showAll) {
      throw invalidArgument('parent', 'With parent, nothing else may be set.');
    }
    const listing = listingNamed(parent);
    return { kinds: attributeKindsOfListing(listing), language: languageOf(listing.content.languageCode) };
  }
  if (!regionCode) throw invalidArgument('region_code', 'region_code is required without parent.');
  if (showAll) {
    if (!languageCode) throw invalidArgument('language_code', 'language_code is required with show_all.');
    return { kinds: attributeKindsOf(undefined), language: languageOf(languageCode) };
  }
  const category = findCategory(categoryName);
  if (!category)
    throw invalidArgument('category_name', 'category_name is required without parent and show_all.');
  return { kinds: attributeKindsOf(category.sector), language: languageOf(languageCode) };
}

function attributeMetadata(kind: AttributeKind, language: 'pl' | 'en'): object {
  return {
    parent: kind.name,
    valueType: kind.valueType,
    displayName: kind[language],
    groupDisplayName: attributeGroups[kind.group][language],
    ...(isRepeatable(kind) ? { repeatable: true } : {}),
    ...valuesOf(kind, language),
    ...(kind.deprecated ? { deprecated: true } : {}),
  };
}

export function isRepeatable({ valueType, name }: AttributeKind): boolean {
  return valueType === 'REPEATED_ENUM' || repeatedLinks.includes(name);
}

const repeatedLinks = [
  'attributes/url_order_ahead',
  'attributes/url_reservations',
  'attributes/url_appointment',
];

function valuesOf(kind: AttributeKind, language: 'pl' | 'en'): object {
  if (kind.valueType === 'BOOL') {
    const no = language === 'pl' ? 'Nie' : 'No';
    return {
      valueMetadata: [
        { value: true, displayName: kind[language] },
        { value: false, displayName: `${no}: ${kind[language].toLocaleLowerCase(language)}` },
      ],
    };
  }
  if (kind.values.length === 0) return {};
  return {
    valueMetadata: kind.values.map((choice) => ({ value: choice.value, displayName: choice[language] })),
  };
}
