'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { MultiComboBox } from '../../../../ui/fields/multi-combo-box.tsx';
import type { ReviewCategory } from '../../categories/review-category.ts';

interface AddTagProps {
  /** Categories that the review is not in. */
  others: readonly ReviewCategory[];
  hasCategories: boolean;
  onAdd: (category: ReviewCategory) => void;
}

/** Finds a category by typing and adds it; the field stays for the next one. */
export function AddTag({ others, hasCategories, onAdd }: AddTagProps): JSX.Element {
  const t = useTranslate();
  if (others.length === 0)
    return (
      <p>{t(hasCategories ? 'review_categories.tags.all_added' : 'review_categories.tags.no_categories')}</p>
    );
  return (
    <MultiComboBox
      label={t('review_categories.tags.add')}
      placeholder={t('review_categories.tags.search')}
      emptyText={t('review_categories.tags.nothing_found')}
      removeLabel={(name) => t('review_categories.tags.remove', { name })}
      options={others.map(({ id, name }) => ({ id: String(id), label: name }))}
      value={[]}
      onChange={([chosen]) => {
        const category = others.find(({ id }) => String(id) === chosen?.id);
        if (category) onAdd(category);
      }}
    />
  );
}
