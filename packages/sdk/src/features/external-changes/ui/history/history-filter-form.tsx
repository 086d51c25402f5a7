'use client';
import { parseDate } from '@internationalized/date';
import { changeSources } from '@pinfold/contract/features/external-changes/change-enums';
import { changeFields } from '@pinfold/contract/features/external-changes/change-fields';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { DateRangePicker } from '../../../../ui/fields/date-range-picker.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { useFieldNames } from '../../../listings/ui/change/use-field-name.ts';
import { endedStatuses } from '../../history/ended-statuses.ts';
import { useHistoryView } from './history-context.ts';

/** Every filter at once; each takes effect as soon as it is set. */
export function HistoryFilterForm(): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useFieldNames();
  const { filters, changeFilters } = useHistoryView().history;
  const { date_from: from, date_to: to } = filters;
  const choice = <Value extends string | number>(
    key: 'any_status' | 'any_source' | 'any_field' | 'anybody',
    values: readonly Value[],
    nameOfValue: (value: Value) => string,
  ) => [
    { id: 'any', label: t(`external_changes.history.filter.${key}`) },
    ...values.map((value) => ({ id: String(value), label: nameOfValue(value) })),
  ];
  const sources = Object.values(changeSources);
  const deciders = ['member', 'rule'] as const;
  return (
    <Form>
      <Select
        label={t('external_changes.history.filter.status')}
        options={choice('any_status', endedStatuses, (status) =>
          t(`external_changes.history.status.${status}`),
        )}
        value={String(filters.status?.[0] ?? 'any')}
        onChange={(id) => {
          const status = endedStatuses.find((one) => String(one) === id);
          changeFilters({ status: status && [status] });
        }}
      />
      <Select
        label={t('external_changes.history.filter.decided_by')}
        options={choice('anybody', deciders, (one) => t(`external_changes.history.filter.${one}`))}
        value={filters.decided_by ?? 'any'}
        onChange={(id) => changeFilters({ decided_by: deciders.find((one) => one === id) })}
      />
      <Select
        label={t('external_changes.history.filter.source')}
        options={choice('any_source', sources, (source) => t(`external_changes.history.source.${source}`))}
        value={String(filters.source ?? 'any')}
        onChange={(id) => changeFilters({ source: sources.find((one) => String(one) === id) })}
      />
      <Select
        label={t('external_changes.history.filter.field')}
        options={choice('any_field', changeFields, nameOf)}
        value={filters.fields?.[0] ?? 'any'}
        onChange={(id) => {
          const field = changeFields.find((one) => one === id);
          changeFilters({ fields: field && [field] });
        }}
      />
      <DateRangePicker
        label={t('external_changes.history.filter.dates')}
        maxValue={parseDate(format.today())}
        value={from && to ? { start: parseDate(from), end: parseDate(to) } : null}
        onChange={(range) =>
          changeFilters({ date_from: range?.start.toString(), date_to: range?.end.toString() })
        }
      />
    </Form>
  );
}

const Form = styled.div.withConfig(partClass('ExternalChangesHistory-filterForm'))`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(230px, 100%), 1fr));
  gap: 14px 16px;
  inline-size: min(520px, calc(100vw - 48px));
  & > .pinfold-DateRangePicker {
    grid-column: 1 / -1;
  }
  :where(.pinfold-Drawer) & {
    inline-size: 100%;
  }
`;
