import type {
  MapsConnection,
  ResultStatus,
  VerificationStatus,
} from '@pinfold/contract/features/listings/location-filters';
import type { OpenStatus } from '@pinfold/contract/features/listings/open-status';
import type { QualityBand } from '@pinfold/contract/features/listings/quality/quality-band';
import type { ProfileStatus } from '@pinfold/contract/features/listings/updates/profile-status';

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
export const locationFilterNames: readonly LocationFilterName[] = [
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
