import { type Context, createContext, useContext, useMemo } from 'react';
import {
  formatReviewFilters,
  type ReviewFilterName,
  type ReviewFilters,
  reviewViews,
  withoutDeleted,
} from '../../review-filters.ts';
import { InboxViewContext } from '../inbox-view-context.ts';
import type { ReviewFilterChoices } from './use-review-filter-choices.ts';

/** What the filters narrow, and how they are changed: the inbox, or figures of reviews. */
export interface FilterView {
  filters: ReviewFilters;
  /** Those that have a chip of their own here. */
  chips: ReviewFilters;
  changeFilters(change: { [Name in ReviewFilterName]?: ReviewFilters[Name] | undefined }): void;
  clearFilters(): void;
  hasFilters: boolean;
  /** How many reviews they leave; undefined while that is not known. */
  count: number | undefined;
  choices: ReviewFilterChoices;
  /** Filters open as a sheet, as on a phone. */
  isNarrow: boolean;
}

/** Provides what the filters below it apply to, if not the inbox. */
export const FilterViewContext: Context<FilterView | undefined> = createContext<FilterView | undefined>(
  undefined,
);

/**
 * What the filters around here narrow.
 *
 * @throws Error outside a `ReviewsInboxView` and a view of figures.
 */
export function useFilterView(): FilterView {
  const own = useContext(FilterViewContext);
  const view = useContext(InboxViewContext);
  const ofInbox = useMemo(() => {
    if (!view) return undefined;
    const { inbox, choices, isNarrow } = view;
    const { filters, changeFilters, clearFilters, hasFilters, count, isStale } = inbox;
    return {
      filters,
      chips: filtersBeyond(filters, baseViewOf(filters)),
      changeFilters,
      clearFilters,
      hasFilters,
      count: isStale ? undefined : count,
      choices,
      isNarrow,
    };
  }, [view]);
  const found = own ?? ofInbox;
  if (!found) throw new Error('Filters of reviews need a <ReviewsInboxView> somewhere above them.');
  return found;
}

/** The views offered as chips, the widest first. */
export const offeredViews = ['all', 'unanswered', 'negative', 'problems', 'with_note'] as const;

type OfferedView = (typeof offeredViews)[number];

/** The narrowest offered view that the filters contain: the rest of them narrow it further. */
export function baseViewOf(filters: ReviewFilters): OfferedView {
  const fitting = offeredViews.filter((name) => {
    const view: ReviewFilters = reviewViews[name].filters;
    return namesOf(view).every((filter) => isSame(view, filters, filter));
  });
  const sizes = fitting.map((name) => namesOf(reviewViews[name].filters).length);
  return fitting[sizes.indexOf(Math.max(...sizes))] ?? 'all';
}

/** Returns the filters that are not part of a view; leaving deleted reviews out is part of each view. */
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
