'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useRestedText } from '../../../../state/use-rested-text.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { HistoryChips } from './history-chips.tsx';
import { useHistoryView } from './history-context.ts';
import { HistoryFilterPanel } from './history-filter-panel.tsx';

/** Search, filters, and how many changes there are. */
export function HistoryHeader(): JSX.Element {
  const t = useTranslate();
  const { history } = useHistoryView();
  const { text, setText, ask } = useRestedText(history.filters.q ?? '', (q) =>
    history.changeFilters({ q: q || undefined }),
  );
  return (
    <Header>
      <Search>
        <SearchField
          label={t('external_changes.history.search')}
          placeholder={t('external_changes.history.search')}
          clearLabel={t('common.clear')}
          value={text}
          onChange={setText}
          onSubmit={ask}
          onClear={() => ask('')}
          maxLength={200}
        />
      </Search>
      <Chips>
        <HistoryChips />
        <HistoryFilterPanel />
      </Chips>
      <Count role="status">
        {history.count !== undefined &&
          !history.isStale &&
          history.count > 0 &&
          t('external_changes.history.count', { count: history.count })}
      </Count>
    </Header>
  );
}

const Header = styled.div.withConfig(partClass('ExternalChangesHistory-header'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 12px 16px;
`;

const Search = styled.div.withConfig(partClass('ExternalChangesHistory-search'))`
  flex: none;
  inline-size: 230px;
  :where([data-layout='narrow']) & {
    flex: 1 1 100%;
    inline-size: auto;
  }
`;

const Chips = styled.div.withConfig(partClass('ExternalChangesHistory-chips'))`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 6px;
  min-inline-size: 0;
`;

const Count = styled.span.withConfig(partClass('ExternalChangesHistory-count'))`
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
  font-variant-numeric: tabular-nums;
`;
