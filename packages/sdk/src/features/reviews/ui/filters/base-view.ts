import { formatReviewFilters } from '../../review-search-params.ts';
import { withoutDeleted, type ReviewFilterName, type ReviewFilters } from '../../review-filters.ts';
import { reviewViews } from '../../review-views.ts';

/** The views offered as chips, the widest first. */
export const offeredViews = ['all', 'unanswered', 'negative', 'problems', 'with_note'] as const;

export type OfferedView = (typeof offeredViews)[number];

/** The narrowest offered view that the filters contain: the rest of them narrow it further. */
export function baseViewOf(filters: ReviewFilters): OfferedView {
  const fitting = offeredViews.filter((name) => {
    const view: ReviewFilters = reviewViews[name].filters;
    return namesOf(view).every((filter) => isSame(view, filters, filter));
  });
  const sizes = fitting.map((name) => namesOf(reviewViews[name].filters).length);
  return fitting[sizes.indexOf(Math.max(...sizes))] ?? 'all';
}

/** The filters that a view does not bring along; leaving deleted reviews out is what every view does. */
export function filtersBeyond(filters: ReviewFilters, view: OfferedView): ReviewFilters {
  const own = namesOf(reviewViews[view].filters);
  return Object.fromEntries(
    namesOf(filters)
      .filter((name) => !own.includes(name) && !(name === 'deleted' && filters.deleted === false))
      .map((name) => [name, filters[name]]),
  );
}

function namesOf(filters: ReviewFilters): ReviewFilterName[] {
  return Object.keys(filters) as ReviewFilterName[];
}

function isSame(one: ReviewFilters, other: ReviewFilters, name: ReviewFilterName): boolean {
  return written(one, name) === written(other, name);
}

function written(filters: ReviewFilters, name: ReviewFilterName): string {
  return formatReviewFilters({ [name]: withoutDeleted(filters)[name] }).toString();
}
