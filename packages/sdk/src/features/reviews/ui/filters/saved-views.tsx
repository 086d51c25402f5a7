'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Chip } from '../../../../ui/display/chip.tsx';
import { type ReviewFilters, reviewViews, writtenSearch } from '../../review-filters.ts';
import { useInboxView } from '../inbox-view-context.ts';

/**
 * Ready-made questions with how many reviews each holds. What else narrows the list stays.
 *
 * @throws Error outside a `ReviewsInboxView`.
 * @example
 * ```tsx
 * <ReviewsInbox slots={{ Detail: ({ review }) => <><SavedViews /><ReviewDetail review={review} /></> }} />
 * ```
 */
export function SavedViews(): JSX.Element[] {
  const t = useTranslate();
  const format = useFormat();
  const { inbox } = useInboxView();
  const base = baseViewOf(inbox.filters);
  return offeredViews.map((name) => {
    const view = reviewViews[name];
    return (
      <Chip
        key={name}
        isSelected={name === base}
        onChange={() => inbox.setFilters({ ...filtersBeyond(inbox.filters, base), ...view.filters })}
        count={inbox.stats && name !== 'all' ? format.number(view.count(inbox.stats)) : undefined}
      >
        {t(`reviews.view.${name}`)}
      </Chip>
    );
  });
}

/** The views offered as chips, the widest first. */
const offeredViews = ['all', 'unanswered', 'negative', 'problems', 'with_note'] as const;

type OfferedView = (typeof offeredViews)[number];

/** Returns the narrowest offered view that the filters contain: the rest of them narrow it further. */
export function baseViewOf(filters: ReviewFilters): OfferedView {
  const size = (name: OfferedView) => Object.keys(reviewViews[name].filters).length;
  const [narrowest = 'all'] = offeredViews
    .filter((name) => writtenSearch({ ...filters, ...reviewViews[name].filters }) === writtenSearch(filters))
    .toSorted((a, b) => size(b) - size(a));
  return narrowest;
}

/** Returns the filters that are not part of a view; leaving deleted reviews out is part of each view. */
export function filtersBeyond(filters: ReviewFilters, view: OfferedView): ReviewFilters {
  const own = reviewViews[view].filters;
  return Object.fromEntries(
    Object.entries(filters).filter(
      ([name, value]) => !(name in own || (name === 'deleted' && value === false)),
    ),
  );
}
