import {
  locationFilterKinds,
  locationFilterNames,
  tidyLocationFilters,
  type LocationFilters,
} from './location-filters.ts';

/**
 * Writes filters for an address; `parseLocationFilters` reads them back.
 *
 * @example
 * ```ts
 * formatLocationFilters({ cities: ['Kraków'], is_owner: true }).toString(); // is_owner=true&cities=Krak%C3%B3w
 * ```
 */
export function formatLocationFilters(filters: LocationFilters): URLSearchParams {
  const params = new URLSearchParams();
  const tidy = tidyLocationFilters(filters);
  for (const name of locationFilterNames) {
    const value = tidy[name];
    if (value === undefined) continue;
    // Names of towns and labels may have commas, so each has a parameter of its own.
    if (locationFilterKinds[name] === 'texts' && Array.isArray(value))
      for (const text of value) params.append(name, String(text));
    else params.set(name, String(value));
  }
  return params;
}
