import { reviewFilterNames, tidyReviewFilters, type ReviewFilters } from './review-filters.ts';

/**
 * Writes filters for an address; `parseReviewFilters` reads them back.
 *
 * @example
 * ```ts
 * formatReviewFilters({ rating: [1, 2], reply: false }).toString(); // rating=1%2C2&reply=false
 * ```
 */
export function formatReviewFilters(filters: ReviewFilters): URLSearchParams {
  const params = new URLSearchParams();
  const tidy = tidyReviewFilters(filters);
  for (const name of reviewFilterNames) {
    const value = tidy[name];
    if (value === undefined) continue;
    // Names of towns may have commas, so each has a parameter of its own.
    if (name === 'cities') for (const city of tidy.cities ?? []) params.append(name, city);
    else params.set(name, String(value));
  }
  return params;
}
