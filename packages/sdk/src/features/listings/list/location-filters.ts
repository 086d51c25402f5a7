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
import { type QualityPart, qualityParts } from '@pinfold/contract/features/listings/quality/listing-quality';
import {
  type ProfileStatus,
  profileStatuses,
} from '@pinfold/contract/features/listings/updates/profile-status';
import { defineFilters, type FilterDefinition, type FiltersOf } from '../../../state/define-filters.ts';
import { formatFilters, type Kinds, parseFilters, type SearchParam } from '../../../state/search-params.ts';

const locationFields = {
  /** Part of the name, address, city or store code. */
  q: (kind: Kinds): SearchParam<string> => kind.text(200),
  verification: (kind: Kinds): SearchParam<VerificationStatus> => kind.choice(verificationStatuses),
  is_verified: (kind: Kinds): SearchParam<boolean> => kind.flag(),
  /** How the last update ended. */
  result_status: (kind: Kinds): SearchParam<ResultStatus> => kind.choice(resultStatuses),
  /** What Google makes of the profile. */
  location_state: (kind: Kinds): SearchParam<ProfileStatus> => kind.choice(profileStatuses),
  open_status: (kind: Kinds): SearchParam<OpenStatus> => kind.choice(openStatuses),
  /** The connection to Bing. */
  bing_status: (kind: Kinds): SearchParam<MapsConnection> => kind.choice(mapsConnections),
  quality: (kind: Kinds): SearchParam<QualityBand> => kind.choice(qualityBands),
  /** Locations that lack points of this part of their quality. */
  quality_part: (kind: Kinds): SearchParam<QualityPart> => kind.choice(qualityParts),
  /** False for locations that are only watched. */
  is_owner: (kind: Kinds): SearchParam<boolean> => kind.flag(),
  /** True for locations that Google does not have. */
  without_gmb_address: (kind: Kinds): SearchParam<boolean> => kind.flag(),
  /** With a change by others that is pending 1, accepted 2, rejected 3, or deleted due to Google 4 or Pinfold 5. */
  external_changes_status: (kind: Kinds): SearchParam<1 | 2 | 3 | 4 | 5> =>
    kind.choice(locationFilterCodes.external_changes_status),
  /** With a change by Google and visitors of its maps 1, or by another manager 2. */
  external_changes_source: (kind: Kinds): SearchParam<1 | 2> =>
    kind.choice(locationFilterCodes.external_changes_source),
  /** Any of these towns. */
  cities: (kind: Kinds): SearchParam<readonly string[]> => kind.texts(),
  /** Locations with any of these labels. */
  labels: (kind: Kinds): SearchParam<readonly string[]> => kind.texts(),
  /** Locations of any of these groups, by id. */
  groups: (kind: Kinds): SearchParam<readonly number[]> => kind.numbers(),
  /** Any of these store codes. */
  store_codes: (kind: Kinds): SearchParam<readonly string[]> => kind.texts(),
  /** Only these, by id; at most 500. */
  facilities_ids: (kind: Kinds): SearchParam<readonly number[]> => kind.numbers(),
};

/** Filters of the list of locations, by their names on the wire. A filter that is left out does not narrow anything. */
export interface LocationFilters extends FiltersOf<typeof locationFields> {}

/** Tidies and counts filters of locations. */
export const locationFilters: FilterDefinition<LocationFilters> =
  /* @__PURE__ */ defineFilters(locationFields);

/** The name of one filter, on the wire and in an address. */
export type LocationFilterName = keyof LocationFilters;

/** True when anything narrows the list. */
export function hasLocationFilters(filters: LocationFilters): boolean {
  return locationFilters.has(filters);
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
  return parseFilters(locationFilters, params);
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
  return formatFilters(locationFilters, filters);
}

/** The name of a filter of one word. */
export type WordFilterName =
  | 'verification'
  | 'result_status'
  | 'bing_status'
  | 'open_status'
  | 'location_state'
  | 'quality'
  | 'quality_part';

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
  quality_part: qualityParts,
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
