import type { ReviewSearch } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { tagSearch } from '@pinfold/contract/features/reviews/review';

/** The rollup that has the answer to a search, by category or not; undefined when only the reviews themselves have it. */
export function rollupFor(
  search: ReviewSearch,
  { byCategory = false } = {},
): 'review_rollups' | 'review_tag_rollups' | undefined {
  if (search.deleted === true || search.date_type === 'edited') return undefined;
  const isNarrowedOtherwise = Object.entries(isCountedBy).some(
    ([filter, isKept]) => !isKept && narrows(search[filter as keyof ReviewSearch]),
  );
  if (isNarrowedOtherwise) return undefined;
  const hasTags = narrows(search.tags);
  if (!hasTags && !byCategory) return 'review_rollups';
  // There the sentiments are those of what is said of a category.
  if (narrows(search.sentiment)) return undefined;
  return !hasTags || (!byCategory && onlyTag(search) !== undefined) ? 'review_tag_rollups' : undefined;
}

/**
 * The one category whose reviews are looked for. Their sentiments are then those of what is said of it, as they are in
 * the table of categories.
 */
export function onlyTag({ tags, tags_handling }: ReviewSearch): number | undefined {
  const [tag, ...others] = new Set(tags);
  return others.length === 0 && tags_handling !== tagSearch.none ? tag : undefined;
}

/** By what the rollups are kept; a filter that is new to the inbox has to be placed here. */
const isCountedBy: Record<keyof ReviewSearch, boolean> = {
  rating: true,
  sentiment: true,
  deleted: true,
  tags: true,
  tags_handling: true,
  tags_sentiment: true,
  gmb_address_ids: true,
  cities: true,
  groups: true,
  date_from: true,
  date_to: true,
  date_type: true,
  order_by: true,
  q: false,
  reply: false,
  reply_status: false,
  comment: false,
  has_note: false,
  is_accurate: false,
  is_written_by_ai: false,
  is_processing: false,
  only_created: false,
  only_updated: false,
  has_tags: false,
};

function narrows(value: ReviewSearch[keyof ReviewSearch]): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return !Array.isArray(value) || value.length > 0;
}
