import type { Schemas } from '../../client/schema.ts';
import { defineFilters, type FilterDefinition, type FilterFields } from '../../state/define-filters.ts';
import { formatFilters, parseFilters } from '../../state/search-params.ts';
import { inboxViewOf } from '../opinions/inbox/inbox-views.ts';
import {
  type FiltersOfSearch,
  opinionFields,
  opinionModifiers,
  type OpinionViewName,
  opinionViews,
} from '../opinions/opinion-filters.ts';
import type { ReviewStats } from './reviews.queries.ts';

/** Every filter of the inbox, by its name on the wire. A filter that is left out does not narrow anything. */
export type ReviewFilters = FiltersOfSearch<Schemas['ReviewSearch']>;

const reviewFields: FilterFields<ReviewFilters> = {
  ...opinionFields,
  comment: (kind) => kind.flag(),
  has_media: (kind) => kind.flag(),
  is_accurate: (kind) => kind.flag(),
  gmb_address_ids: (kind) => kind.numbers({ most: Infinity }),
  cities: (kind) => kind.texts(),
  groups: (kind) => kind.numbers({ most: Infinity }),
};

/** Tidies and counts filters of the inbox. How tags and dates are matched does not count on its own. */
export const reviewFilters: FilterDefinition<ReviewFilters> = /* @__PURE__ */ defineFilters(reviewFields, {
  modifiers: opinionModifiers,
});

/** The name of one filter, on the wire and in an address. */
export type ReviewFilterName = keyof ReviewFilters;

/** Every filter of the inbox by name. */
export const reviewFilterNames: readonly ReviewFilterName[] = /* @__PURE__ */ Object.keys(
  reviewFields,
) as ReviewFilterName[];

/** Drops filters that do not narrow anything, so that equal searches look equal. */
export function tidyReviewFilters(filters: ReviewFilters): ReviewFilters {
  return reviewFilters.tidy(filters);
}

/** Returns true when a filter is set. How tags and dates are matched does not count on its own. */
export function hasReviewFilters(filters: ReviewFilters): boolean {
  return reviewFilters.has(filters);
}

/**
 * Reads filters from an address. Unknown parameters and values are ignored.
 *
 * @example
 * ```ts
 * parseReviewFilters(new URLSearchParams('rating=1,2&reply=false')); // { rating: [1, 2], reply: false }
 * ```
 */
export function parseReviewFilters(params: URLSearchParams): ReviewFilters {
  return parseFilters(reviewFilters, params);
}

/**
 * Writes filters for an address; `parseReviewFilters` reads them back.
 *
 * @example
 * ```ts
 * formatReviewFilters({ rating: [1, 2], reply: false }).toString(); // rating=1%2C2&reply=false
 * ```
 */
export function formatReviewFilters(filters: ReviewFilters): URLSearchParams {
  return formatFilters(reviewFilters, filters);
}

/** The name of a ready-made view. */
export type ReviewViewName = OpinionViewName;

/** Ready-made sets of filters, with the count that the statistics hold for each. */
export const reviewViews: Readonly<Record<ReviewViewName, ReviewView>> = opinionViews;

interface ReviewView {
  filters: ReviewFilters;
  count: (stats: ReviewStats) => number;
}

/** The ready-made views in the order in which they are offered. */
export const reviewViewNames = Object.keys(reviewViews) as ReviewViewName[];

/** Returns the view with exactly these filters; undefined for custom ones. */
export function reviewViewOf(filters: ReviewFilters): ReviewViewName | undefined {
  return inboxViewOf(reviewFilters, filters);
}
