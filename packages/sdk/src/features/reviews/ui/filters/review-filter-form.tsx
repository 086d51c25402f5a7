'use client';
import type { JSX } from 'react';
import { replyStatuses } from '@pinfold/contract/features/reviews/reply';
import { sentiments } from '@pinfold/contract/features/reviews/review';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useFilterView } from './filter-view-context.ts';
import { CategoryFilter } from './category-filter.tsx';
import { ChipGroup } from './chip-group.tsx';
import { DateFilter } from './date-filter.tsx';
import { FlagFilter } from './flag-filter.tsx';
import { PlaceFilters } from './place-filters.tsx';

const ratings = [5, 4, 3, 2, 1] as const;

/** Every filter at once; each takes effect as soon as it is set. */
export function ReviewFilterForm(): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { filters, changeFilters } = useFilterView();
  return (
    <>
      <ChipGroup
        label={t('reviews.filter.rating')}
        options={ratings.map((stars) => ({
          id: stars,
          label: `★ ${format.number(stars)}`,
          name: t('reviews.rating', { count: stars }),
        }))}
        value={filters.rating ?? []}
        onChange={(rating) => changeFilters({ rating: [...rating].sort() })}
      />
      <ChipGroup
        label={t('reviews.filter.reply_status')}
        options={replyStatuses.map((status) => ({ id: status, label: t(`reviews.status.${status}`) }))}
        value={filters.reply_status ?? []}
        onChange={(reply_status) => changeFilters({ reply_status })}
      />
      <ChipGroup
        label={t('reviews.filter.sentiment')}
        options={sentiments.map((sentiment) => ({
          id: sentiment,
          label: t(`reviews.sentiment.${sentiment}`),
        }))}
        value={filters.sentiment ?? []}
        onChange={(sentiment) => changeFilters({ sentiment })}
      />
      <DateFilter />
      <PlaceFilters />
      <CategoryFilter />
      <FlagFilter name="reply" label={t('reviews.filter.reply')} />
      <FlagFilter name="comment" label={t('reviews.filter.comment')} />
      <FlagFilter name="has_note" label={t('reviews.note.short')} />
      <FlagFilter name="only_updated" twin="only_created" label={t('reviews.filter.edited')} />
      <FlagFilter name="deleted" fallback={false} label={t('reviews.filter.deleted_label')} />
      <FlagFilter name="is_accurate" label={t('reviews.filter.relevance')} />
      <FlagFilter name="is_written_by_ai" label={t('reviews.filter.authorship')} />
    </>
  );
}
