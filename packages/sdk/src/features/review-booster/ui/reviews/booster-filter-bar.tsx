'use client';
import type { JSX } from 'react';
import { CollectionFilters } from '../../../../patterns/filter-panel.tsx';
import { baseViewOf, filtersBeyond } from '../../../opinions/inbox/inbox-views.ts';
import { useInboxTranslate, useOpinionInboxView } from '../../../opinions/ui/inbox/inbox-view-context.ts';
import { boosterReviewFilters } from '../../reviews/booster-review-filters.ts';
import { useBoosterFilterFields } from './booster-filter-fields.ts';

/** A chip for each filter that narrows the answers beyond the chosen view, and the button that opens every filter. */
export function BoosterFilterBar(): JSX.Element {
  const t = useInboxTranslate();
  const { inbox } = useOpinionInboxView();
  const shown = filtersBeyond(inbox.filters, baseViewOf(boosterReviewFilters, inbox.filters));
  return (
    <CollectionFilters
      {...useBoosterFilterFields({ ...inbox, shown })}
      count={inbox.isStale ? undefined : inbox.count}
      hasFilters={inbox.hasFilters}
      onClear={inbox.clearFilters}
      showLabel={(count) => t('reviews.filter.show', { count })}
    />
  );
}
