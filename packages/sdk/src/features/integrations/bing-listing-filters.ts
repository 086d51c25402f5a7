import { type MapsConnection, mapsConnections } from '@pinfold/contract/features/listings/location-filters';
import { defineFilters, type FilterDefinition, type FiltersOf } from '../../state/define-filters.ts';
import { formatFilters, type Kinds, parseFilters, type SearchParam } from '../../state/search-params.ts';
import type { FiltersStart } from '../../state/use-filters.ts';

const bingListingFields = {
  /** Part of the name, address, city or store code. */
  q: (kind: Kinds): SearchParam<string> => kind.text(200),
  /** How a location is connected to Bing. */
  maps_integration_status: (kind: Kinds): SearchParam<MapsConnection> => kind.choice(mapsConnections),
};

/** Filters of locations at Bing, by their names on the wire. A filter that is left out does not narrow anything. */
export interface BingListingFilters extends FiltersOf<typeof bingListingFields> {}

/** Controlled or initial filters. */
export interface BingListingFiltersStart extends FiltersStart<BingListingFilters> {}

/** Tidies and counts filters of locations at Bing. */
export const bingListingFilters: FilterDefinition<BingListingFilters> =
  /* @__PURE__ */ defineFilters(bingListingFields);

/**
 * Reads filters from an address. Unknown parameters and values are ignored.
 *
 * @example
 * ```ts
 * parseBingListingFilters(new URLSearchParams('q=Rynek&page=2')); // { q: 'Rynek' }
 * ```
 */
export function parseBingListingFilters(params: URLSearchParams): BingListingFilters {
  return parseFilters(bingListingFilters, params);
}

/**
 * Writes filters for an address; `parseBingListingFilters` reads them back.
 *
 * @example
 * ```ts
 * formatBingListingFilters({ q: 'Rynek' }).toString(); // q=Rynek
 * ```
 */
export function formatBingListingFilters(filters: BingListingFilters): URLSearchParams {
  return formatFilters(bingListingFilters, filters);
}
