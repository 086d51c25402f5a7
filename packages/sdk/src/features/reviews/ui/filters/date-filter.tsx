'use client';
import { parseDate } from '@internationalized/date';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { reviewDateTypes } from '@pinfold/contract/features/reviews/review';
import { DateRangePicker } from '../../../../ui/fields/date-range-picker.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { useFilterView } from './filter-view-context.ts';
import { namedRanges } from './named-ranges.ts';

/** Which days, and whether they are those of writing or of editing. */
export function DateFilter(): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { filters, changeFilters } = useFilterView();
  const { date_from: from, date_to: to } = filters;
  const today = format.today();
  const presets = namedRanges(today, t).map(({ label, ...range }) => ({
    label,
    value: { start: parseDate(range.from), end: parseDate(range.to) },
  }));
  return (
    <>
      <DateRangePicker
        label={t('reviews.filter.date')}
        presets={presets}
        presetsLabel={t('reviews.filter.date_presets')}
        maxValue={parseDate(today)}
        value={from && to ? { start: parseDate(from), end: parseDate(to) } : null}
        onChange={(range) =>
          changeFilters({ date_from: range?.start.toString(), date_to: range?.end.toString() })
        }
      />
      <Select
        label={t('reviews.filter.date_type')}
        options={reviewDateTypes.map((type) => ({ id: type, label: t(`reviews.filter.date_type.${type}`) }))}
        value={filters.date_type ?? 'created'}
        onChange={(id) => changeFilters({ date_type: id === 'edited' ? 'edited' : undefined })}
      />
    </>
  );
}
