'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { Chip } from '../../../../../ui/display/chip.tsx';
import { baseViewOf, filtersBeyond, offeredViews } from '../../../inbox/inbox-views.ts';
import { opinionViews } from '../../../opinion-filters.ts';
import { useInboxTranslate, useOpinionInboxView } from '../inbox-view-context.ts';

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
  const t = useInboxTranslate();
  const format = useFormat();
  const { inbox, source } = useOpinionInboxView();
  const base = baseViewOf(source.reads.filters, inbox.filters);
  return offeredViews.map((name) => {
    const view = opinionViews[name];
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
