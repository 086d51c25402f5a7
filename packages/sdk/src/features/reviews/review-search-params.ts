import { replyStatuses } from '@pinfold/contract/features/reviews/reply';
import { reviewDateTypes, sentiments, tagSearch } from '@pinfold/contract/features/reviews/review';
import {
  choice,
  choices,
  day,
  defineSearchParams,
  flag,
  numbers,
  text,
  texts,
  type SearchParams,
} from '../../state/search-params.ts';
import type { ReviewFilters } from './review-filters.ts';

/**
 * Reads filters from an address. Words that mean nothing are passed over, since anybody can edit an address.
 *
 * @example
 * ```ts
 * parseReviewFilters(new URLSearchParams('rating=1,2&reply=false')); // { rating: [1, 2], reply: false }
 * ```
 */
export function parseReviewFilters(params: URLSearchParams): ReviewFilters {
  return searchParams().parse(params);
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
  return searchParams().format(filters);
}

function searchParams(): SearchParams<ReviewFilters> {
  return defineSearchParams<ReviewFilters>({
    q: text(200),
    reply: flag(),
    reply_status: choices(replyStatuses),
    rating: numbers({ highest: 5 }),
    comment: flag(),
    has_note: flag(),
    deleted: flag(),
    is_accurate: flag(),
    is_written_by_ai: flag(),
    is_processing: flag(),
    only_created: flag(),
    only_updated: flag(),
    has_tags: flag(),
    tags: numbers({ most: Infinity }),
    tags_handling: choice(Object.values(tagSearch)),
    tags_sentiment: choices(sentiments),
    sentiment: choices(sentiments),
    gmb_address_ids: numbers({ most: Infinity }),
    cities: texts(),
    groups: numbers({ most: Infinity }),
    date_from: day(),
    date_to: day(),
    date_type: choice(reviewDateTypes),
  });
}
