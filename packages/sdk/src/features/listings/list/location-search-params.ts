import {
  mapsConnections,
  resultStatuses,
  verificationStatuses,
} from '@pinfold/contract/features/listings/location-filters';
import { openStatuses } from '@pinfold/contract/features/listings/open-status';
import { qualityBands } from '@pinfold/contract/features/listings/quality/quality-band';
import { profileStatuses } from '@pinfold/contract/features/listings/updates/profile-status';
import {
  choice,
  defineSearchParams,
  flag,
  numbers,
  text,
  texts,
  type SearchParams,
} from '../../../state/search-params.ts';
import type { LocationFilters } from './location-filters.ts';

/**
 * Reads filters from an address. Words that mean nothing are passed over, since anybody can edit an address.
 *
 * @example
 * ```ts
 * parseLocationFilters(new URLSearchParams('quality=weak&is_owner=true')); // { quality: 'weak', is_owner: true }
 * ```
 */
export function parseLocationFilters(params: URLSearchParams): LocationFilters {
  return searchParams().parse(params);
}

/**
 * Writes filters for an address; `parseLocationFilters` reads them back.
 *
 * @example
 * ```ts
 * formatLocationFilters({ cities: ['Kraków'], is_owner: true }).toString(); // is_owner=true&cities=Krak%C3%B3w
 * ```
 */
export function formatLocationFilters(filters: LocationFilters): URLSearchParams {
  return searchParams().format(filters);
}

/** The name of a filter of one word. */
export type WordFilterName =
  | 'verification'
  | 'result_status'
  | 'bing_status'
  | 'open_status'
  | 'location_state'
  | 'quality';

/** What each filter of one word can be. */
export const locationFilterWords: {
  readonly [Name in WordFilterName]: readonly Required<LocationFilters>[Name][];
} = {
  verification: verificationStatuses,
  result_status: resultStatuses,
  bing_status: mapsConnections,
  open_status: openStatuses,
  location_state: profileStatuses,
  quality: qualityBands,
};

/** The name of a filter of a number that stands for a state. */
export type CodeFilterName = 'external_changes_status' | 'external_changes_source';

/** What each filter of a number that stands for a state can be. */
export const locationFilterCodes: {
  readonly [Name in CodeFilterName]: readonly Required<LocationFilters>[Name][];
} = {
  external_changes_status: [1, 2, 3, 4, 5],
  external_changes_source: [1, 2],
};

function searchParams(): SearchParams<LocationFilters> {
  return defineSearchParams<LocationFilters>({
    q: text(200),
    verification: choice(locationFilterWords.verification),
    is_verified: flag(),
    result_status: choice(locationFilterWords.result_status),
    location_state: choice(locationFilterWords.location_state),
    open_status: choice(locationFilterWords.open_status),
    bing_status: choice(locationFilterWords.bing_status),
    quality: choice(locationFilterWords.quality),
    is_owner: flag(),
    without_gmb_address: flag(),
    external_changes_status: choice(locationFilterCodes.external_changes_status),
    external_changes_source: choice(locationFilterCodes.external_changes_source),
    cities: texts(),
    labels: texts(),
    groups: numbers(),
    store_codes: texts(),
    facilities_ids: numbers(),
  });
}
