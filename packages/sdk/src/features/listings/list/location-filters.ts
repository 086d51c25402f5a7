import {
  type MapsConnection,
  mapsConnections,
  type ResultStatus,
  resultStatuses,
  type VerificationStatus,
  verificationStatuses,
} from '@pinfold/contract/features/listings/location-filters';
import { type OpenStatus, openStatuses } from '@pinfold/contract/features/listings/open-status';
import { type QualityBand, qualityBands } from '@pinfold/contract/features/listings/quality/quality-band';
import {
  type ProfileStatus,
  profileStatuses,
} from '@pinfold/contract/features/listings/updates/profile-status';
import {
  choice,
  defineSearchParams,
  flag,
  numbers,
  type SearchParams,
  text,
  texts,
} from '../../../state/search-params.ts';

/** Filters of the list of locations, by their names on the wire. A filter that is left out does not narrow anything. */
export interface LocationFilters {
  /** Part of the name, address, city or store code. */
  readonly q?: string;
  /** Any of these towns. */
  readonly cities?: readonly string[];
  /** Locations with any of these labels. */
  readonly labels?: readonly string[];
  /** Locations of any of these groups, by id. */
  readonly groups?: readonly number[];
  /** Any of these store codes. */
  readonly store_codes?: readonly string[];
  /** Only these, by id; at most 500. */
  readonly facilities_ids?: readonly number[];
  readonly verification?: VerificationStatus;
  readonly is_verified?: boolean;
  /** How the last update ended. */
  readonly result_status?: ResultStatus;
  /** The connection to Bing. */
  readonly bing_status?: MapsConnection;
  readonly open_status?: OpenStatus;
  /** What Google makes of the profile. */
  readonly location_state?: ProfileStatus;
  readonly quality?: QualityBand;
  /** False for locations that are only watched. */
  readonly is_owner?: boolean;
  /** True for locations that Google does not have. */
  readonly without_gmb_address?: boolean;
  /** With a change by others that is pending 1, accepted 2, rejected 3, or deleted due to Google 4 or Pinfold 5. */
  readonly external_changes_status?: 1 | 2 | 3 | 4 | 5;
  /** With a change by Google and visitors of its maps 1, or by another manager 2. */
  readonly external_changes_source?: 1 | 2;
}

/** The name of one filter, on the wire and in an address. */
export type LocationFilterName = keyof LocationFilters;

/** Every filter by name. */
const locationFilterNames: readonly LocationFilterName[] = [
  'q',
  'verification',
  'is_verified',
  'result_status',
  'location_state',
  'open_status',
  'bing_status',
  'quality',
  'is_owner',
  'without_gmb_address',
  'external_changes_status',
  'external_changes_source',
  'cities',
  'labels',
  'groups',
  'store_codes',
  'facilities_ids',
];

/** Drops filters that do not narrow anything, so that equal searches look equal. */
export function tidyLocationFilters(filters: LocationFilters): LocationFilters {
  return Object.fromEntries(
    locationFilterNames.filter((name) => !isIdle(filters[name])).map((name) => [name, filters[name]]),
  );
}

/** True when anything narrows the list. */
export function hasLocationFilters(filters: LocationFilters): boolean {
  return Object.keys(tidyLocationFilters(filters)).length > 0;
}

function isIdle(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/**
 * Reads filters from an address. Unknown parameters and values are ignored.
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
export const locationFilterChoices: {
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
    verification: choice(locationFilterChoices.verification),
    is_verified: flag(),
    result_status: choice(locationFilterChoices.result_status),
    location_state: choice(locationFilterChoices.location_state),
    open_status: choice(locationFilterChoices.open_status),
    bing_status: choice(locationFilterChoices.bing_status),
    quality: choice(locationFilterChoices.quality),
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
