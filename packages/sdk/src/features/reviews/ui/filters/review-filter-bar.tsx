'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { CollectionFilters } from '../../../../patterns/filter-panel.tsx';
import { useOpinionInboxView } from '../../../opinions/ui/inbox/inbox-view-context.ts';
import { type ReviewFilterFieldsOptions, useReviewFilterFields } from './review-filter-fields.ts';
import { reviewFilters } from '../../review-filters.ts';
import { baseViewOf, filtersBeyond } from '../../../opinions/inbox/inbox-views.ts';

/**
 * A chip for each filter that narrows the list beyond the chosen view, to change or remove it, and the button that
 * opens every filter. The panel's code is fetched when it is first opened.
 *
 * @throws Error outside a `ReviewsInboxView`.
 * @example
 * ```tsx
 * <ReviewsInbox slots={{ Detail: ({ review }) => <><ReviewFilterBar /><ReviewDetail review={review} /></> }} />
 * ```
 */
export function ReviewFilterBar(): JSX.Element {
  const { inbox } = useOpinionInboxView();
  return (
    <FiltersOfReviews
      {...inbox}
      shown={filtersBeyond(inbox.filters, baseViewOf(reviewFilters, inbox.filters))}
      count={inbox.isStale ? undefined : inbox.count}
    />
  );
}

interface FiltersOfReviewsProps extends ReviewFilterFieldsOptions {
  clearFilters: () => void;
  hasFilters: boolean;
  /** Number of reviews that match; undefined while it is not known. */
  count: number | undefined;
}

/** Filters of whatever is about reviews: the inbox, or figures. */
export function FiltersOfReviews({
  clearFilters,
  hasFilters,
  count,
  ...options
}: FiltersOfReviewsProps): JSX.Element {
  const t = useTranslate();
  return (
    <CollectionFilters
      {...useReviewFilterFields(options)}
      count={count}
      hasFilters={hasFilters}
      onClear={clearFilters}
      showLabel={(matching) => t('reviews.filter.show', { count: matching })}
    />
  );
}
