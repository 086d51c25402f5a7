'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useRestedText } from '../../../../state/use-rested-text.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { useLocationListView } from './location-list-context.ts';

/** Searches names, addresses and store codes, once the typing rests. */
export function LocationSearch(): JSX.Element {
  const t = useTranslate();
  const { list } = useLocationListView();
  const { text, setText, ask } = useRestedText(list.filters.q ?? '', (q) =>
    list.changeFilters({ q: q || undefined }),
  );
  return (
    <Search>
      <SearchField
        label={t('listings.list.search_label')}
        placeholder={t('listings.list.search')}
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

const Search = styled.div.withConfig(partClass('LocationList-search'))`
  flex: none;
  inline-size: 300px;
  :where([data-layout='narrow']) & {
    inline-size: 100%;
  }
`;
