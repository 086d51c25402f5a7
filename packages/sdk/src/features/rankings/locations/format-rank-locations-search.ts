import {
  rankLocationsSearchNames,
  tidyRankLocationsSearch,
  type RankLocationsSearch,
} from './rank-locations-search.ts';

/**
 * Writes a search for an address; `parseRankLocationsSearch` reads it back.
 *
 * @example
 * ```ts
 * formatRankLocationsSearch({ keywords: ['kawiarnia'], preset: 'last_90_days' }).toString();
 * // keywords=kawiarnia&preset=last_90_days
 * ```
 */
export function formatRankLocationsSearch(search: RankLocationsSearch): URLSearchParams {
  const params = new URLSearchParams();
  const tidy = tidyRankLocationsSearch(search);
  for (const name of rankLocationsSearchNames) {
    const value = tidy[name];
    if (value === undefined) continue;
    // Names of towns and keywords may have commas, so each has a parameter of its own.
    if (name === 'cities' || name === 'keywords')
      for (const text of tidy[name] ?? []) params.append(name, text);
    else params.set(name, String(value));
  }
  return params;
}
