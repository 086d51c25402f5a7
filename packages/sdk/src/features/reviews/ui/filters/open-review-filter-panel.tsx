'use client';
import type { ReactElement, JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FilterPanelFrame } from '../../../../patterns/filter-panel-content.tsx';
import { useFilterView } from './filter-view-context.ts';
import { ReviewFilterForm } from './review-filter-form.tsx';

/** Every filter: beside its button where there is room, as a sheet on a phone. */
export function OpenReviewFilterPanel({ trigger }: { trigger: ReactElement }): JSX.Element {
  const t = useTranslate();
  const { clearFilters, hasFilters, count, choices, isNarrow } = useFilterView();
  return (
    <FilterPanelFrame
      title={t('reviews.filter.title')}
      trigger={trigger}
      hasFilters={hasFilters}
      onClear={clearFilters}
      doneLabel={count === undefined ? t('common.close') : t('reviews.filter.show', { count })}
      isOpen={choices.isOpen}
      isNarrow={isNarrow}
      onOpenChange={choices.setOpen}
    >
      <ReviewFilterForm />
    </FilterPanelFrame>
  );
}
