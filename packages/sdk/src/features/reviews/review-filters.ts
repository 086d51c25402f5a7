import type { Schemas } from '../../client/schema.ts';

type Search = Schemas['ReviewSearch'];

/** Every filter of the inbox, by its name on the wire. A filter that is left out does not narrow anything. */
export type ReviewFilters = {
  readonly [Name in Exclude<keyof Search, 'order_by'>]?: NonNullable<Search[Name]>;
};

/** The name of one filter, on the wire and in an address. */
export type ReviewFilterName = keyof ReviewFilters;

/** In what way a filter is written in an address. */
export type ReviewFilterKind =
  | 'text'
  | 'flag'
  | 'statuses'
  | 'numbers'
  | 'tag_search'
  | 'sentiments'
  | 'texts'
  | 'day'
  | 'date_type';

/** How each filter is written in an address. */
export const reviewFilterKinds: Readonly<Record<ReviewFilterName, ReviewFilterKind>> = {
  q: 'text',
  reply: 'flag',
  reply_status: 'statuses',
  rating: 'numbers',
  comment: 'flag',
  has_note: 'flag',
  deleted: 'flag',
  is_accurate: 'flag',
  is_written_by_ai: 'flag',
  is_processing: 'flag',
  only_created: 'flag',
  only_updated: 'flag',
  has_tags: 'flag',
  tags: 'numbers',
  tags_handling: 'tag_search',
  tags_sentiment: 'sentiments',
  sentiment: 'sentiments',
  gmb_address_ids: 'numbers',
  cities: 'texts',
  groups: 'numbers',
  date_from: 'day',
  date_to: 'day',
  date_type: 'date_type',
};

/** Every filter of the inbox by name. */
export const reviewFilterNames = Object.keys(reviewFilterKinds) as ReviewFilterName[];

/** Drops filters that do not narrow anything, so that equal searches look equal. */
export function tidyReviewFilters(filters: ReviewFilters): ReviewFilters {
  return Object.fromEntries(
    reviewFilterNames.filter((name) => !isIdle(filters[name])).map((name) => [name, filters[name]]),
  );
}

/** True when anything narrows the list. How tags and dates are matched narrows nothing by itself. */
export function hasReviewFilters(filters: ReviewFilters): boolean {
  return Object.keys(tidyReviewFilters(filters)).some(
    (name) => name !== 'tags_handling' && name !== 'tags_sentiment' && name !== 'date_type',
  );
}

/** What an inbox with these filters asks for: reviews that were taken down are left out, as in the statistics, unless they are asked for. */
export function withoutDeleted(filters: ReviewFilters): ReviewFilters {
  return { ...filters, deleted: filters.deleted ?? false };
}

function isIdle(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
