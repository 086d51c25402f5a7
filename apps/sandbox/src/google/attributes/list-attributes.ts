import * as z from 'zod';
import { attributeKindsOf, type AttributeKind } from '../../world/catalogue/attribute-kinds.ts';
import { findCategory } from '../../world/catalogue/categories.ts';
import type { Listing } from '../../world/listings/listing.ts';
import { languageOf } from '../categories/language-of.ts';
import { invalidArgument } from '../google-error.ts';
import { readPageSize } from '../page-size.ts';
import { readPageToken, writePageToken } from '../page-token.ts';
import { attributeMetadata } from './attribute-metadata.ts';

const PageToken = z.object({ from: z.number().int().nonnegative() });

/** attributes.list: what can be said of a location, of a category in a country, or of anything. */
export function listAttributes(
  query: Record<string, string>,
  listingNamed: (name: string) => Listing,
): object {
  const { kinds, language } = readQuestion(query, listingNamed);
  const size = readPageSize(query.pageSize, { byDefault: 200, max: 200 });
  const from = readPageToken(query.pageToken, PageToken)?.from ?? 0;
  const next = from + size;
  return {
    attributeMetadata: kinds.slice(from, next).map((kind) => attributeMetadata(kind, language)),
    ...(next < kinds.length ? { nextPageToken: writePageToken({ from: next }) } : {}),
  };
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
