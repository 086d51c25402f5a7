import { parsePhone } from '@pinfold/contract/features/listings/contact/phone-numbers';
import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/opening-hours';
import type { SpecialHoursPeriod } from '@pinfold/contract/features/listings/hours/special-hours';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import {
  type CompiledHours,
  compileHours,
} from '@pinfold/contract/features/store-locator/hours/compiled-hours';
import { filterKey, listingFilters } from '@pinfold/contract/features/store-locator/listing-filters';
import type { LocatorFilter } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type { PublicStoreCard } from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import { locationZone } from '../../listings/location-zone.ts';
import type { LocationRow } from './read-locations.ts';

/** A card before its hours and time zone are replaced by indexes. */
export interface LocationCard extends Omit<PublicStoreCard, 'hours' | 'zone'> {
  hours: CompiledHours | null;
  zone: string;
}

interface Surroundings {
  filters: readonly LocatorFilter[];
  ratings: ReadonlyMap<number, { rating: number; count: number }>;
  /** The default for locations that set nothing. */
  showsReviews: boolean;
  clocks: LocationClocks;
}

export function locationCard(
  row: LocationRow,
  { filters, ratings, showsReviews, clocks }: Surroundings,
): LocationCard {
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
}: Pick<LocationRow, 'businessType' | 'addressLine' | 'postalCode' | 'city'>) {
  const isVisited = businessType !== 'service_area';
  return { street: isVisited ? addressLine : '', postal_code: isVisited ? postalCode : '', city };
}

/** Bit n is set where the location has filter n. */
function filterBits(row: LocationRow, filters: readonly LocatorFilter[]): number {
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

interface Timed {
  openingHours: readonly HoursPeriod[];
  specialHours: readonly SpecialHoursPeriod[];
}

interface Placed {
  latitude: number | null;
  longitude: number | null;
}

/** Which time a location keeps. What many locations share is worked out once, and is then the same object. */
interface LocationClocks {
  zoneOf(location: Placed): string;
  /** Null where no hours are known. */
  hoursOf(location: Timed, zone: string): CompiledHours | null;
}

export function locationClocks(now: Date, companyZone: string): LocationClocks {
  const dates = new Map<string, string>();
  const bySource = new Map<string, CompiledHours>();
  const byContent = new Map<string, CompiledHours>();
  const todayIn = (zone: string) => {
    const today = dates.get(zone) ?? localTime(now, zone).date;
    dates.set(zone, today);
    return today;
  };
  return {
    zoneOf: (location) => locationZone(location, companyZone),
    hoursOf({ openingHours, specialHours }, zone) {
      if (openingHours.length === 0) return null;
      const today = todayIn(zone);
      const source = `${today}${JSON.stringify(openingHours)}${JSON.stringify(specialHours)}`;
      const known = bySource.get(source);
      if (known) return known;
      const compiled = compileHours({ opening_hours: openingHours, special_hours: specialHours }, today);
      const content = JSON.stringify(compiled);
      const same = byContent.get(content) ?? compiled;
      byContent.set(content, same);
      bySource.set(source, same);
      return same;
    },
  };
}
