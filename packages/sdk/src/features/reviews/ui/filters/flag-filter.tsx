'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Select } from '../../../../ui/fields/select.tsx';
import { useFilterView } from './filter-view-context.ts';
import { flagLabel, type FlagName } from './flag-labels.ts';

interface FlagFilterProps {
  name: FlagName;
  /** The filter that stands for "no", where the API has two. */
  twin?: FlagName;
  label: string;
  /** What holds while nothing is chosen, where "either" cannot be asked for. */
  fallback?: boolean;
}

/** Yes, no, or either. */
export function FlagFilter({ name, twin, label, fallback }: FlagFilterProps): JSX.Element {
  const t = useTranslate();
  const { filters, changeFilters } = useFilterView();
  const value = filters[name] ?? (twin && filters[twin] !== undefined ? !filters[twin] : fallback);
  const choose = (answer: boolean | undefined) =>
    changeFilters(
      twin
        ? { [name]: answer || undefined, [twin]: answer === false || undefined }
        : { [name]: answer === fallback ? undefined : answer },
    );
  return (
    <Select
      label={label}
      options={[
        ...(fallback === undefined ? [{ id: 'any', label: t('reviews.filter.any') }] : []),
        { id: 'true', label: t(flagLabel(name, true)) },
        { id: 'false', label: t(flagLabel(name, false)) },
      ]}
      value={String(value ?? 'any')}
      onChange={(id) => choose(id === 'any' ? undefined : id === 'true')}
    />
  );
}
