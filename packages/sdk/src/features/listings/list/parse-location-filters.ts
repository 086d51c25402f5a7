import {
  mapsConnections,
  resultStatuses,
  verificationStatuses,
} from '@pinfold/contract/features/listings/location-filters';
import { openStatuses } from '@pinfold/contract/features/listings/open-status';
import { qualityBands } from '@pinfold/contract/features/listings/quality/quality-band';
import { profileStatuses } from '@pinfold/contract/features/listings/updates/profile-status';
import {
  locationFilterKinds,
  locationFilterNames,
  tidyLocationFilters,
  type LocationFilterName,
  type LocationFilters,
} from './location-filters.ts';

/** Most ids that the API takes at once. */
const maxIds = 500;

/**
 * Reads filters from an address. Words that mean nothing are passed over, since anybody can edit an address.
 *
 * @example
 * ```ts
 * parseLocationFilters(new URLSearchParams('quality=weak&is_owner=true')); // { quality: 'weak', is_owner: true }
 * ```
 */
export function parseLocationFilters(params: URLSearchParams): LocationFilters {
  const entries = locationFilterNames.map((name) => [name, parseFilter(name, params)] as const);
  return tidyLocationFilters(Object.fromEntries(entries));
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

function parseFilter(name: LocationFilterName, params: URLSearchParams): unknown {
  const text = params.get(name)?.trim();
  if (!text) return undefined;
  switch (locationFilterKinds[name]) {
    case 'text':
      return text.slice(0, 200);
    case 'texts':
      return distinct(params.getAll(name).map((one) => one.trim())).filter((one) => one !== '');
    case 'flag':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'numbers':
      return distinct(text.split(',').map(Number)).filter(isId).slice(0, maxIds);
    case 'word':
      return wordsOf(name).find((word) => word === text);
    case 'code':
      return codesOf(name).find((code) => String(code) === text);
  }
}

function wordsOf(name: LocationFilterName): readonly string[] {
  return name in locationFilterWords ? locationFilterWords[name as WordFilterName] : [];
}

function codesOf(name: LocationFilterName): readonly number[] {
  return name in locationFilterCodes ? locationFilterCodes[name as CodeFilterName] : [];
}

function isId(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
