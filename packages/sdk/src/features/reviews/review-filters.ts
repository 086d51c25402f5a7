import type { Schemas } from '../../client/schema.ts';

type Search = Schemas['ReviewSearch'];

/** Every filter of the inbox, by its name on the wire. A filter that is left out does not narrow anything. */
export type ReviewFilters = {
  readonly [Name in Exclude<keyof Search, 'order_by'>]?: NonNullable<Search[Name]>;
};

/** The name of one filter, on the wire and in an address. */
export type ReviewFilterName = keyof ReviewFilters;

/** Every filter of the inbox by name. */
export const reviewFilterNames: readonly ReviewFilterName[] = [
  'q',
  'reply',
  'reply_status',
  'rating',
  'comment',
  'has_note',
  'deleted',
  'is_accurate',
  'is_written_by_ai',
  'is_processing',
  'only_created',
  'only_updated',
  'has_tags',
  'tags',
  'tags_handling',
  'tags_sentiment',
  'sentiment',
  'gmb_address_ids',
  'cities',
  'groups',
  'date_from',
  'date_to',
  'date_type',
];

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
