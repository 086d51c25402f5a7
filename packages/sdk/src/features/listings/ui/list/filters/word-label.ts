import type { TranslationKey } from '../../../../../i18n/namespaces.ts';
import type { LocationFilters } from '../../../list/location-filters.ts';
import {
  locationFilterCodes,
  locationFilterWords,
  type CodeFilterName,
  type WordFilterName,
} from '../../../list/parse-location-filters.ts';

/** A filter of yes or no. */
export type FlagFilterName = 'is_owner' | 'without_gmb_address' | 'is_verified';

export const codeFilterNames = Object.keys(locationFilterCodes) as CodeFilterName[];

/** What a state with a number is called. */
export function codeLabel<Name extends CodeFilterName>(
  name: Name,
  code: NonNullable<LocationFilters[Name]>,
): TranslationKey {
  return `listings.list.${name}.${code}` as TranslationKey;
}

export const wordFilterNames = Object.keys(locationFilterWords) as WordFilterName[];

/** What a state is called. */
export function wordLabel<Name extends WordFilterName>(
  name: Name,
  word: NonNullable<LocationFilters[Name]>,
): TranslationKey {
  return `${prefixes[name]}.${word}` as TranslationKey;
}

/** What a yes or a no is called. */
export function flagLabel(name: FlagFilterName, value: boolean): TranslationKey {
  if (name === 'is_verified')
    return value ? 'listings.list.verification.is_verified' : 'listings.list.verification.is_unverified';
  const noun = name === 'is_owner' ? 'owner' : 'google';
  return value ? `listings.list.${noun}.true` : `listings.list.${noun}.false`;
}

const prefixes: Readonly<Record<WordFilterName, string>> = {
  verification: 'listings.list.verification',
  result_status: 'listings.list.result',
  bing_status: 'listings.list.maps',
  open_status: 'listings.list.open',
  location_state: 'listings.list.state',
  quality: 'listings.quality.band',
};
