'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { partClass } from '../../../../../theme/part-class.ts';
import { EntriesField } from '../../../../../ui/fields/entries-field.tsx';
import { MultiComboBox } from '../../../../../ui/fields/multi-combo-box.tsx';
import { useLocationListView } from '../location-list-context.ts';
import { CodeFilter } from './code-filter.tsx';
import { FlagFilter } from './flag-filter.tsx';
import { WordFilter } from './word-filter.tsx';

/** Every filter at once; each takes effect as soon as it is set. */
export function LocationFilterForm(): JSX.Element {
  const t = useTranslate();
  const { list, choices } = useLocationListView();
  const { filters, changeFilters } = list;
  const { cities = [], labels = [], groups = [], store_codes = [] } = filters;
  const texts = {
    emptyText: t('listings.list.filter.nothing'),
    removeLabel: (name: string) => t('listings.list.filter.remove_value', { name }),
  };
  const option = (text: string) => ({ id: text, label: text });
  return (
    <Form>
      <WordFilter name="location_state" />
      <WordFilter name="verification" />
      <WordFilter name="result_status" />
      <WordFilter name="quality" />
      <WordFilter name="open_status" />
      <WordFilter name="bing_status" />
      <FlagFilter name="is_owner" />
      <FlagFilter name="without_gmb_address" />
      <CodeFilter name="external_changes_status" />
      <CodeFilter name="external_changes_source" />
      <MultiComboBox
        {...texts}
        label={t('listings.list.filter.cities')}
        options={choices.cities}
        value={cities.map(option)}
        onChange={(chosen) => changeFilters({ cities: chosen.map(({ id }) => id) })}
      />
      <MultiComboBox
        {...texts}
        label={t('listings.list.filter.labels')}
        options={choices.labels}
        value={labels.map(option)}
        onChange={(chosen) => changeFilters({ labels: chosen.map(({ id }) => id) })}
      />
      <MultiComboBox
        {...texts}
        label={t('listings.list.filter.groups')}
        options={choices.groups}
        value={groups.map((id) => ({ id: String(id), label: choices.groupName(id) }))}
        onChange={(chosen) => changeFilters({ groups: chosen.map(({ id }) => Number(id)) })}
      />
      <div data-wide="">
        <EntriesField
          label={t('listings.list.filter.store_codes')}
          description={t('listings.list.filter.store_codes_hint')}
          entries={store_codes}
          onAdd={(text) =>
            changeFilters({
              store_codes: [...new Set([...store_codes, ...codesOf(text)])].slice(0, mostCodes),
            })
          }
          onRemove={(code) => changeFilters({ store_codes: store_codes.filter((one) => one !== code) })}
          removeLabel={texts.removeLabel}
        />
      </div>
    </Form>
  );
}

/** More would not fit into the address of one call. */
const mostCodes = 60;

/** Codes may have spaces, but none has a comma or a line break. */
function codesOf(text: string): string[] {
  return text
    .split(/[,;\r\n\t]+/)
    .map((code) => code.trim())
    .filter((code) => code !== '');
}

const Form = styled.div.withConfig(partClass('LocationList-filterGroup'))`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(230px, 100%), 1fr));
  gap: 14px 16px;
  inline-size: min(560px, calc(100vw - 48px));
  & > [data-wide] {
    grid-column: 1 / -1;
  }
  :where(.pinfold-Drawer) & {
    inline-size: 100%;
  }
`;
