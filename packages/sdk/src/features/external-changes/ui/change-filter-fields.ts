import {
  changeFields,
  type ChangeSource,
  changeSources,
  type ChangeType,
  changeTypes,
} from '@pinfold/contract/features/external-changes/external-change';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import {
  chipText,
  choiceInput,
  choicesInput,
  flagInput,
  type FilterField,
} from '../../../patterns/filter-field.ts';
import { useFieldNames } from '../../listings/ui/change/use-field-name.ts';
import { useGroupField } from '../../listings/ui/groups/group-filter-field.ts';
import type { UseExternalChangeFiltersResult } from '../external-change-filters.ts';

type FilterHolder = Pick<UseExternalChangeFiltersResult, 'filters' | 'changeFilters'>;

/** The filters of external changes that lists of them share, by name; what is searched for has a field of its own. */
export type ChangeFilterFields = Record<
  | 'source'
  | 'type'
  | 'is_protected'
  | 'is_escalated'
  | 'has_failed'
  | 'fields'
  | 'groups'
  | 'facilities_ids'
  | 'identical_key'
  | 'dates',
  FilterField
>;

export function useChangeFilterFields({ filters, changeFilters }: FilterHolder): ChangeFilterFields {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useFieldNames();
  const { source, type, fields, groups, facilities_ids, identical_key, date_from, date_to } = filters;
  const groupField = useGroupField({
    label: t('external_changes.table.filter.groups'),
    groups,
    onChange: (next) => changeFilters({ groups: next }),
  });
  const sourceName = (one: ChangeSource) => t(`external_changes.table.source.${one}`);
  const typeName = (one: ChangeType) => t(`external_changes.table.type.${one}`);
  const anyLabel = t('external_changes.table.filter.any');
  const day = (date: string | undefined) => (date ? format.day(date) : '…');

  const flag = (name: 'is_protected' | 'is_escalated' | 'has_failed'): FilterField => {
    const value = filters[name];
    const label = t(`external_changes.table.filter.${name}`);
    return {
      id: name,
      label,
      input: flagInput({
        anyLabel,
        value,
        yes: t('common.yes'),
        no: t('common.no'),
        onChange: (next) => changeFilters({ [name]: next }),
      }),
      chip: value === undefined ? undefined : value ? label : t(`external_changes.table.filter.${name}_no`),
      clear: () => changeFilters({ [name]: undefined }),
    };
  };

  return {
    source: {
      id: 'source',
      label: t('external_changes.table.filter.source'),
      input: choiceInput({
        anyLabel,
        values: Object.values(changeSources),
        nameOf: sourceName,
        value: source,
        onChange: (next) => changeFilters({ source: next }),
      }),
      chip: source && `${t('external_changes.table.filter.source')}: ${sourceName(source)}`,
      clear: () => changeFilters({ source: undefined }),
    },
    type: {
      id: 'type',
      label: t('external_changes.table.filter.type'),
      input: choiceInput({
        anyLabel,
        values: Object.values(changeTypes),
        nameOf: typeName,
        value: type,
        onChange: (next) => changeFilters({ type: next }),
      }),
      chip: type && `${t('external_changes.table.filter.type')}: ${typeName(type)}`,
      clear: () => changeFilters({ type: undefined }),
    },
    is_protected: flag('is_protected'),
    is_escalated: flag('is_escalated'),
    has_failed: flag('has_failed'),
    fields: {
      id: 'fields',
      label: t('external_changes.table.filter.fields'),
      input: choicesInput({
        values: changeFields,
        nameOf,
        value: fields,
        onChange: (next) => changeFilters({ fields: next }),
      }),
      chip: fields && chipText(fields.map(nameOf)),
      clear: () => changeFilters({ fields: undefined }),
    },
    groups: groupField,
    facilities_ids: {
      id: 'facilities_ids',
      label: '',
      chip:
        facilities_ids && t('external_changes.table.filter.facilities_ids', { count: facilities_ids.length }),
      clear: () => changeFilters({ facilities_ids: undefined }),
    },
    identical_key: {
      id: 'identical_key',
      label: '',
      chip: identical_key && t('external_changes.table.filter.identical_key'),
      clear: () => changeFilters({ identical_key: undefined }),
    },
    dates: {
      id: 'dates',
      label: '',
      chip:
        (date_from || date_to) &&
        t('external_changes.table.filter.dates', { from: day(date_from), to: day(date_to) }),
      clear: () => changeFilters({ date_from: undefined, date_to: undefined }),
    },
  };
}
