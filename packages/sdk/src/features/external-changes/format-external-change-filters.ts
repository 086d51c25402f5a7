import {
  externalChangeFilterNames,
  tidyExternalChangeFilters,
  type ExternalChangeFilters,
} from './external-change-filters.ts';

/**
 * Writes filters for an address; `parseExternalChangeFilters` reads them back.
 *
 * @example
 * ```ts
 * formatExternalChangeFilters({ source: 1, is_protected: true }).toString(); // source=1&is_protected=true
 * ```
 */
export function formatExternalChangeFilters(filters: ExternalChangeFilters): URLSearchParams {
  const params = new URLSearchParams();
  const tidy = tidyExternalChangeFilters(filters);
  for (const name of externalChangeFilterNames) {
    const value = tidy[name];
    if (value !== undefined) params.set(name, String(value));
  }
  return params;
}
