'use client';
import { changeSources } from '@pinfold/contract/features/external-changes/change-enums';
import { changeFields } from '@pinfold/contract/features/external-changes/change-fields';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { partClass } from '../../../../../theme/part-class.ts';
import { MultiComboBox } from '../../../../../ui/fields/multi-combo-box.tsx';
import { Select } from '../../../../../ui/fields/select.tsx';
import { useReviewGroups } from '../../../../listings/use-review-locations.ts';
import { useFieldNames } from '../../../../listings/ui/change/use-field-name.ts';
import { useExternalChangesTableView } from '../changes-table-context.ts';
import { flagFilterNames } from './use-filter-labels.ts';

/** Every filter at once; each takes effect as soon as it is set. */
export function ChangeFilterForm(): JSX.Element {
  const t = useTranslate();
  const nameOf = useFieldNames();
  const { filters, changeFilters } = useExternalChangesTableView().table;
  const groups = useReviewGroups({ enabled: true }).data?.results ?? [];
  const any = { id: 'any', label: t('external_changes.table.filter.any') };
  const texts = {
    emptyText: t('external_changes.table.filter.nothing'),
    removeLabel: (name: string) => t('external_changes.table.filter.remove', { name }),
  };
  const groupOption = (id: number) => ({
    id: String(id),
    label: groups.find((group) => group.id === id)?.name ?? `#${id}`,
  });
  return (
    <Form>
      <Select
        label={t('external_changes.table.filter.source')}
        options={[
          any,
          ...Object.values(changeSources).map((source) => ({
            id: String(source),
            label: t(`external_changes.table.source.${source}`),
          })),
        ]}
        value={String(filters.source ?? 'any')}
        onChange={(id) =>
          changeFilters({ source: Object.values(changeSources).find((source) => String(source) === id) })
        }
      />
      {flagFilterNames.map((name) => (
        <Select
          key={name}
          label={t(`external_changes.table.filter.${name}`)}
          options={[any, { id: 'true', label: t('common.yes') }, { id: 'false', label: t('common.no') }]}
          value={String(filters[name] ?? 'any')}
          onChange={(id) => changeFilters({ [name]: id === 'any' ? undefined : id === 'true' })}
        />
      ))}
      <MultiComboBox
        {...texts}
        label={t('external_changes.table.filter.fields')}
        options={changeFields.map((field) => ({ id: field, label: nameOf(field) }))}
        value={(filters.fields ?? []).map((field) => ({ id: field, label: nameOf(field) }))}
        onChange={(chosen) =>
          changeFilters({ fields: changeFields.filter((field) => chosen.some(({ id }) => id === field)) })
        }
      />
      <MultiComboBox
        {...texts}
        label={t('external_changes.table.filter.groups')}
        options={groups.map(({ id }) => groupOption(id))}
        value={(filters.groups ?? []).map(groupOption)}
        onChange={(chosen) => changeFilters({ groups: chosen.map(({ id }) => Number(id)) })}
      />
    </Form>
  );
}

const Form = styled.div.withConfig(partClass('ExternalChangesTable-filterGroup'))`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(230px, 100%), 1fr));
  gap: 14px 16px;
  inline-size: min(560px, calc(100vw - 48px));
  :where(.pinfold-Drawer) & {
    inline-size: 100%;
  }
`;
