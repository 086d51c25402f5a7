import { createContext, useContext, useMemo, type Context } from 'react';
import type { ReviewFilterName, ReviewFilters } from '../../review-filters.ts';
import { InboxViewContext } from '../inbox-view-context.ts';
import { baseViewOf, filtersBeyond } from './base-view.ts';
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

/** Says what the filters below it narrow, where that is not the inbox. */
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
