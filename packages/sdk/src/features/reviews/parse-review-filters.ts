import { replyStatuses } from '@pinfold/contract/features/reviews/reply-status';
import { reviewDateTypes } from '@pinfold/contract/features/reviews/review-date-types';
import { sentiments } from '@pinfold/contract/features/reviews/sentiments';
import { tagSearch } from '@pinfold/contract/features/reviews/tag-search';
import {
  reviewFilterKinds,
  reviewFilterNames,
  tidyReviewFilters,
  type ReviewFilterName,
  type ReviewFilters,
} from './review-filters.ts';

/**
 * Reads filters from an address. Words that mean nothing are passed over, since anybody can edit an address.
 *
 * @example
 * ```ts
 * parseReviewFilters(new URLSearchParams('rating=1,2&reply=false')); // { rating: [1, 2], reply: false }
 * ```
 */
export function parseReviewFilters(params: URLSearchParams): ReviewFilters {
  const entries = reviewFilterNames.map((name) => [name, parseFilter(name, params)] as const);
  return tidyReviewFilters(Object.fromEntries(entries));
}

function parseFilter(name: ReviewFilterName, params: URLSearchParams): unknown {
  const text = params.get(name)?.trim();
  if (!text) return undefined;
  switch (reviewFilterKinds[name]) {
    case 'text':
      return text.slice(0, 200);
    case 'texts':
      return distinct(params.getAll(name).map((one) => one.trim())).filter((one) => one !== '');
    case 'flag':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'numbers':
      return distinct(text.split(',').map(Number)).filter((one) => isAllowedNumber(name, one));
    case 'statuses':
      return replyStatuses.filter((status) => text.split(',').includes(status));
    case 'sentiments':
      return sentiments.filter((sentiment) => text.split(',').includes(sentiment));
    case 'tag_search':
      return Object.values(tagSearch).find((one) => String(one) === text);
    case 'day':
      return isDay(text) ? text : undefined;
    case 'date_type':
      return reviewDateTypes.find((one) => one === text);
  }
}

function isAllowedNumber(name: ReviewFilterName, value: number): boolean {
  return Number.isSafeInteger(value) && value > 0 && (name !== 'rating' || value <= 5);
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
