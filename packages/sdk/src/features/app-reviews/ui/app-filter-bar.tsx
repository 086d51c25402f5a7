'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { CollectionFilters } from '../../../patterns/filter-panel.tsx';
import { baseViewOf, filtersBeyond } from '../../opinions/inbox/inbox-views.ts';
import { useOpinionInboxView } from '../../opinions/ui/inbox/inbox-view-context.ts';
import { appReviewFilters } from '../app-review-filters.ts';
import { useAppFilterFields } from './app-filter-fields.ts';

/**
 * A chip for each filter that narrows the list of app reviews beyond the chosen view, and the button that opens every
 * filter.
 *
 * @throws Error outside an inbox.
 */
export function AppFilterBar(): JSX.Element {
  const t = useTranslate();
  const { inbox } = useOpinionInboxView();
  const shown = filtersBeyond(inbox.filters, baseViewOf(appReviewFilters, inbox.filters));
  return (
    <CollectionFilters
      {...useAppFilterFields({ ...inbox, shown })}
      count={inbox.isStale ? undefined : inbox.count}
      hasFilters={inbox.hasFilters}
      onClear={inbox.clearFilters}
      showLabel={(count) => t('reviews.filter.show', { count })}
    />
  );
}
