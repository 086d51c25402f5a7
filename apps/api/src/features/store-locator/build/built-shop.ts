import type { CompiledHours } from '@pinfold/contract/features/store-locator/hours/compiled-hours';
import { filterKey, listingFilters } from '@pinfold/contract/features/store-locator/listing-filters';
import type { PublicStoreCard } from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import { parsePhone } from '@pinfold/contract/features/listings/contact/phone';
import type { LocatorFilter } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type { ShopRow } from './read-shops.ts';
import type { ShopClocks } from './shop-clocks.ts';

/** A card before its hours and its zone are told by number. */
export interface BuiltShop extends Omit<PublicStoreCard, 'hours' | 'zone'> {
  hours: CompiledHours | null;
  zone: string;
}

export interface Surroundings {
  filters: readonly LocatorFilter[];
  ratings: ReadonlyMap<number, { rating: number; count: number }>;
  /** Where the location does not say. */
  showsReviews: boolean;
  clocks: ShopClocks;
}

export function builtShop(row: ShopRow, { filters, ratings, showsReviews, clocks }: Surroundings): BuiltShop {
  const zone = clocks.zoneOf(row);
  const rated = (row.showsReviews ?? showsReviews) ? ratings.get(row.id) : undefined;
  return {
    id: row.id,
    name: row.name,
    ...publicAddress(row),
    latitude: rounded(row.latitude),
    longitude: rounded(row.longitude),
    hours: clocks.hoursOf(row, zone),
    zone,
    filters: filterBits(row, filters),
    rating: rated?.rating ?? null,
    reviews_count: rated?.count ?? 0,
    phone: parsePhone(row.phone, row.country) ?? '',
    is_closed_for_now: row.openStatus === 'CLOSED_TEMPORARILY',
  };
}

/** A business that comes to its customers has no street to be sent to. */
export function publicAddress({
  businessType,
  addressLine,
  postalCode,
  city,
}: Pick<ShopRow, 'businessType' | 'addressLine' | 'postalCode' | 'city'>) {
  const isVisited = businessType !== 'service_area';
  return { street: isVisited ? addressLine : '', postal_code: isVisited ? postalCode : '', city };
}

/** Bit n is set where the shop has filter n. */
function filterBits(row: ShopRow, filters: readonly LocatorFilter[]): number {
  if (filters.length === 0) return 0;
  const own = new Set(
    listingFilters({
      labels: row.labels,
      attributes: row.attributes,
      primary_category: row.primaryCategory,
      additional_categories: row.additionalCategories,
    }).map(filterKey),
  );
  return filters.reduce(
    (bits, filter, place) => (own.has(filterKey(filter)) ? bits | (1 << place) : bits),
    0,
  );
}

/** To a metre: what a map can show. */
function rounded(degrees: number | null): number | null {
  return degrees === null ? null : Math.round(degrees * 100_000) / 100_000;
}
