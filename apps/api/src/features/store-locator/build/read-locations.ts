import { and, eq, gt } from 'drizzle-orm';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import type { LocatorFilter } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { locations } from '../../listings/listings.table.ts';
import { type LocatorScope, type LocatorToBuild, shownLocations } from '../published-locator.ts';
import { locatorListings } from '../store-locator.table.ts';
import { locationCard, type LocationCard, locationClocks } from './location-card.ts';
import { alongCurve, middleOf, nearestTo } from './location-order.ts';

/** The content of a locator, independent of a language. */
export interface LocatorContent {
  /** Along the curve by which pages are cut. */
  cards: LocationCard[];
  /** The cards in the first response. */
  first: LocationCard[];
  /** Those that any location has, with how many have it; bit n of a location is the n-th. */
  filters: { filter: LocatorFilter; count: number }[];
  /** Countries and primary categories of the locations, whose catalog has the names of attributes. */
  kinds: CatalogKind[];
}

export interface CatalogKind {
  country: string;
  category: string;
}

/** Reads what visitors find, without keeping anything. */
export async function locatorContent(
  { database, locatorSources, now }: Services,
  { settings, timezone }: LocatorToBuild,
): Promise<LocatorContent> {
  const { queries } = database;
  const { companyId, filters, showsReviews } = settings;
  const surroundings = {
    filters,
    showsReviews,
    ratings: await locatorSources.ratings(queries, companyId),
    clocks: locationClocks(now(), timezone),
  };
  const cards: LocationCard[] = [];
  const kinds = new Map<string, CatalogKind>();
  for await (const rows of readLocations(queries, settings))
    for (const row of rows) {
      cards.push(locationCard(row, surroundings));
      const kind = { country: row.country, category: row.primaryCategory };
      kinds.set(`${kind.country}/${kind.category}`, kind);
    }
  const kept = keepFilters(filters, cards);
  return {
    cards: alongCurve(cards),
    first: nearestTo(cards, centerOf(settings) ?? middleOf(cards), locatorLimits.firstStores),
    filters: kept,
    kinds: [...kinds.values()],
  };
}

/** Where the owner has visitors begin. */
export function centerOf({ centerLatitude, centerLongitude }: LocatorToBuild['settings']) {
  return centerLatitude === null || centerLongitude === null
    ? null
    : { latitude: centerLatitude, longitude: centerLongitude };
}

/** A filter that no location has would only empty the list, so the bits of the others move up. */
function keepFilters(
  filters: readonly LocatorFilter[],
  cards: readonly LocationCard[],
): LocatorContent['filters'] {
  const counts = filters.map((_, place) => cards.filter((card) => (card.filters >> place) & 1).length);
  const places = filters.flatMap((_, place) => (counts[place] ? [place] : []));
  for (const card of cards)
    card.filters = places.reduce((bits, place, bit) => bits | (((card.filters >> place) & 1) << bit), 0);
  return filters.flatMap((filter, place) => (counts[place] ? [{ filter, count: counts[place] ?? 0 }] : []));
}

/** What a card of the list is made of. */
const locationColumns = {
  id: locations.id,
  name: locations.name,
  addressLine: locations.addressLine,
  postalCode: locations.postalCode,
  city: locations.city,
  country: locations.country,
  latitude: locations.latitude,
  longitude: locations.longitude,
  phone: locations.phone,
  openStatus: locations.openStatus,
  businessType: locations.businessType,
  openingHours: locations.openingHours,
  specialHours: locations.specialHours,
  labels: locations.labels,
  attributes: locations.attributes,
  primaryCategory: locations.primaryCategory,
  additionalCategories: locations.additionalCategories,
  showsReviews: locatorListings.showsReviews,
};

export type LocationRow = Pick<
  typeof locations.$inferSelect,
  Exclude<keyof typeof locationColumns, 'showsReviews'>
> & {
  showsReviews: boolean | null;
};

/** Rows read at once: a chain of any size passes through without being in memory as rows. */
const slice = 5000;

/** Yields the visible locations with their content, a slice at a time. */
export async function* readLocations(queries: Queryable, scope: LocatorScope): AsyncGenerator<LocationRow[]> {
  for (let after = 0; ;) {
    const rows = await queries
      .select(locationColumns)
      .from(locations)
      .leftJoin(
        locatorListings,
        and(eq(locatorListings.companyId, locations.companyId), eq(locatorListings.locationId, locations.id)),
      )
      .where(and(shownLocations(scope), gt(locations.id, after)))
      .orderBy(locations.id)
      .limit(slice);
    if (rows.length > 0) yield rows;
    if (rows.length < slice) return;
    after = rows.at(-1)?.id ?? after;
  }
}
