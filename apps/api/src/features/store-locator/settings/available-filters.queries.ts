import { and, count } from 'drizzle-orm';
import type * as z from 'zod';
import {
  filterKey,
  type ListingFilter,
  listingFilters,
} from '@pinfold/contract/features/store-locator/listing-filters';
import { filterKinds } from '@pinfold/contract/features/store-locator/locator';
import type { listLocatorFilters } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type { Language } from '@pinfold/contract/languages';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { locations } from '../../listings/listings.table.ts';
import { visibleTo } from '../../listings/visible-locations.ts';
import { catalogNames, filterLabel } from '../build/catalog-names.ts';
import { shownLocations } from '../published-locator.ts';
import { locatorRow } from './settings.queries.ts';

type Offers = z.input<typeof listLocatorFilters.response>;

/**
 * Returns the filters that the visible locations allow, the most frequent of each kind first. Limited to the locations
 * that the member sees.
 */
export async function availableFilters(
  services: Services,
  member: Member,
  language: Language,
): Promise<Offers> {
  const listings = await alikeListings(services, member);
  const counted = countedFilters(listings);
  const kinds = listings.map(({ country, primary_category: category }) => ({ country, category }));
  const distinct = [...new Map(kinds.map((kind) => [`${kind.country}/${kind.category}`, kind])).values()];
  const names = await catalogNames(services, member.companyId, distinct, language);
  const results = counted.map((offer) => ({ ...offer, label: filterLabel(offer, names) }));
  const { compare } = new Intl.Collator(language);
  return {
    results: results.toSorted(
      (a, b) =>
        filterKinds.indexOf(a.kind) - filterKinds.indexOf(b.kind) ||
        b.count - a.count ||
        compare(a.label, b.label),
    ),
  };
}

/** Locations of a chain have much in common: grouped, ten thousand are some dozens of rows. */
async function alikeListings({ database }: Services, member: Member) {
  const locator = await locatorRow(database.queries, member.companyId);
  const columns = {
    labels: locations.labels,
    attributes: locations.attributes,
    primary_category: locations.primaryCategory,
    additional_categories: locations.additionalCategories,
    country: locations.country,
  };
  return database.queries
    .select({ ...columns, count: count() })
    .from(locations)
    .where(and(shownLocations(locator), visibleTo(member, locations.id)))
    .groupBy(...Object.values(columns));
}

function countedFilters(
  listings: Awaited<ReturnType<typeof alikeListings>>,
): (ListingFilter & { count: number })[] {
  const counts = new Map<string, ListingFilter & { count: number }>();
  for (const listing of listings)
    for (const filter of listingFilters(listing)) {
      const key = filterKey(filter);
      counts.set(key, { ...filter, count: (counts.get(key)?.count ?? 0) + listing.count });
    }
  return [...counts.values()];
}
