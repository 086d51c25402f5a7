'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { CollectionFilters } from '../../../patterns/filter-panel.tsx';
import { baseViewOf, filtersBeyond } from '../../opinions/inbox/inbox-views.ts';
import { useInboxView } from '../../opinions/ui/inbox/inbox-view-context.ts';
import { appReviewFilters } from '../app-review-filters.ts';
import { useAppFilterFields } from './app-filter-fields.ts';

/** A chip for each filter that narrows the list beyond the chosen view, and the button that opens every filter. */
export function AppFilterBar(): JSX.Element {
  const t = useTranslate();
  const { filters, changeFilters, clearFilters, hasFilters, isStale, count } = useInboxView().inbox;
  const shown = filtersBeyond(filters, baseViewOf(appReviewFilters, filters));
  return (
    <CollectionFilters
      {...useAppFilterFields({ filters, shown, changeFilters })}
      count={isStale ? undefined : count}
      hasFilters={hasFilters}
      onClear={clearFilters}
      showLabel={(matching) => t('reviews.filter.show', { count: matching })}
    />
  );
}
