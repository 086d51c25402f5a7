'use client';
import { tagSearch } from '@pinfold/contract/features/reviews/review';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { MultiComboBox } from '../../../../ui/fields/multi-combo-box.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { useFilterView } from './filter-view-context.ts';
import { FlagFilter } from './flag-filter.tsx';

const handlings = [tagSearch.any, tagSearch.all, tagSearch.none] as const;

/** Which categories, and whether a review must have all of them, any, or none. */
export function CategoryFilter(): JSX.Element {
  const t = useTranslate();
  const { filters, changeFilters, choices } = useFilterView();
  const { tags = [], tags_handling: handling = tagSearch.any } = filters;
  return (
    <>
      <MultiComboBox
        label={t('reviews.filter.tags')}
        emptyText={t('reviews.filter.nothing_found')}
        removeLabel={(name) => t('reviews.filter.remove', { name })}
        options={choices.tags}
        value={tags.map((id) => ({ id: String(id), label: choices.tagName(id) }))}
        onChange={(chosen) =>
          changeFilters({
            tags: chosen.map(({ id }) => Number(id)),
            tags_handling: chosen.length > 0 ? filters.tags_handling : undefined,
            tags_sentiment: chosen.length > 0 ? filters.tags_sentiment : undefined,
          })
        }
      />
      {tags.length > 0 ? (
        <Select
          label={t('reviews.filter.tags_match')}
          options={handlings.map((one) => ({
            id: String(one),
            label: t(`reviews.filter.tags_handling.${one}`),
          }))}
          value={String(handling)}
          onChange={(id) => changeFilters({ tags_handling: handlings.find((one) => String(one) === id) })}
        />
      ) : (
        <FlagFilter name="has_tags" label={t('reviews.filter.has_tags_label')} />
      )}
    </>
  );
}
