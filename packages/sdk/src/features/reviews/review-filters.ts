import { replyStatuses } from '@pinfold/contract/features/opinions/reply';
import { reviewDateTypes, tagSearch } from '@pinfold/contract/features/opinions/opinion';
import { sentiments } from '@pinfold/contract/features/opinions/sentiment';
import type { Schemas } from '../../client/schema.ts';
import { defineFilters, type FilterDefinition, type FilterFields } from '../../state/define-filters.ts';
import { formatFilters, parseFilters } from '../../state/search-params.ts';
import type { ReviewStats } from './reviews.queries.ts';

type Search = Schemas['ReviewSearch'];

/** Every filter of the inbox, by its name on the wire. A filter that is left out does not narrow anything. */
export type ReviewFilters = {
  readonly [Name in Exclude<keyof Search, 'order_by'>]?: NonNullable<Search[Name]>;
};

const reviewFields: FilterFields<ReviewFilters> = {
  q: (kind) => kind.text(200),
  reply: (kind) => kind.flag(),
  reply_status: (kind) => kind.choices(replyStatuses),
  rating: (kind) => kind.numbers({ highest: 5 }),
  comment: (kind) => kind.flag(),
  has_note: (kind) => kind.flag(),
  deleted: (kind) => kind.flag(),
  is_accurate: (kind) => kind.flag(),
  is_written_by_ai: (kind) => kind.flag(),
  is_processing: (kind) => kind.flag(),
  only_created: (kind) => kind.flag(),
  only_updated: (kind) => kind.flag(),
  has_tags: (kind) => kind.flag(),
  tags: (kind) => kind.numbers({ most: Infinity }),
  tags_handling: (kind) => kind.choice(Object.values(tagSearch)),
  tags_sentiment: (kind) => kind.choices(sentiments),
  sentiment: (kind) => kind.choices(sentiments),
  gmb_address_ids: (kind) => kind.numbers({ most: Infinity }),
  cities: (kind) => kind.texts(),
  groups: (kind) => kind.numbers({ most: Infinity }),
  date_from: (kind) => kind.day(),
  date_to: (kind) => kind.day(),
  date_type: (kind) => kind.choice(reviewDateTypes),
};

/** Tidies and counts filters of the inbox. How tags and dates are matched does not count on its own. */
export const reviewFilters: FilterDefinition<ReviewFilters> = /* @__PURE__ */ defineFilters(reviewFields, {
  modifiers: ['tags_handling', 'tags_sentiment', 'date_type'],
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
 * Returns the filters to request: deleted reviews are left out, as in the statistics, unless the filters include them.
 */
export function withoutDeleted(filters: ReviewFilters): ReviewFilters {
  return { ...filters, deleted: filters.deleted ?? false };
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
export type ReviewViewName = 'all' | 'unanswered' | 'negative' | 'problems' | 'processing' | 'with_note';

/** Ready-made sets of filters, with the count that the statistics hold for each. */
export const reviewViews: Readonly<Record<ReviewViewName, ReviewView>> = {
  all: { filters: {}, count: (stats) => stats.count },
  unanswered: { filters: { reply: false, deleted: false }, count: (stats) => stats.unanswered },
  negative: {
    filters: { reply: false, deleted: false, rating: [1, 2, 3] },
    count: (stats) => stats.negative_unanswered,
  },
  problems: {
    filters: { reply_status: ['rejected', 'failed', 'outdated'] },
    count: (stats) => stats.problems,
  },
  processing: { filters: { is_processing: true }, count: (stats) => stats.processing },
  with_note: { filters: { has_note: true }, count: (stats) => stats.with_note },
};

interface ReviewView {
  filters: ReviewFilters;
  count: (stats: ReviewStats) => number;
}

/** The ready-made views in the order in which they are offered. */
export const reviewViewNames = Object.keys(reviewViews) as ReviewViewName[];

/** Returns the view with exactly these filters; undefined for custom ones. */
export function reviewViewOf(filters: ReviewFilters): ReviewViewName | undefined {
  const written = writtenSearch(filters);
  return reviewViewNames.find((name) => writtenSearch(reviewViews[name].filters) === written);
}

/** Returns the search as one text, equal for equal searches. */
export function writtenSearch(filters: ReviewFilters): string {
  return formatReviewFilters(withoutDeleted(filters)).toString();
}
