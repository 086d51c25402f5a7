'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useRestedText } from '../../../../state/use-rested-text.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { useExternalChangesTableView } from './changes-table-context.ts';

/** Searches names, addresses and store codes of locations, once the typing rests. */
export function ChangesSearch(): JSX.Element {
  const t = useTranslate();
  const { table } = useExternalChangesTableView();
  const { text, setText, ask } = useRestedText(table.filters.q ?? '', (q) =>
    table.changeFilters({ q: q || undefined }),
  );
  return (
    <Search>
      <SearchField
        label={t('external_changes.table.search_label')}
        placeholder={t('external_changes.table.search')}
        clearLabel={t('common.clear')}
        value={text}
        onChange={setText}
        onSubmit={ask}
        onClear={() => ask('')}
        maxLength={200}
      />
    </Search>
  );
}

const Search = styled.div.withConfig(partClass('ExternalChangesTable-search'))`
  flex: none;
  inline-size: 230px;
  :where([data-layout='narrow']) & {
    flex: 1;
    inline-size: auto;
  }
`;
