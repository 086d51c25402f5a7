'use client';
import type { ReactNode, JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useRestedText } from '../../../../state/use-rested-text.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { RankFilterChips } from './filters/rank-filter-chips.tsx';
import { RankFilterPanel } from './filters/rank-filter-panel.tsx';
import { useRankLocationsView } from './rank-locations-context.ts';

interface RankLocationsHeaderProps {
  /** How much is shown, of which days. */
  summary: ReactNode;
  /** Which keywords and days, in which order. */
  tools: ReactNode;
  /** How many locations match, for the button that closes the filters. */
  count: number | undefined;
}

/** Above the positions: what they are of, and which of them are shown. */
export function RankLocationsHeader({ summary, tools, count }: RankLocationsHeaderProps): JSX.Element {
  const t = useTranslate();
  const { state, title, headingLevel = 1, headerActions } = useRankLocationsView();
  const { text, setText, ask } = useRestedText(state.search.q ?? '', (q) =>
    state.changeSearch({ q: q || undefined }),
  );
  return (
    <Header>
      {(title !== null || headerActions) && (
        <Heading>
          {title !== null && <Title as={`h${headingLevel}`}>{title ?? t('rankings.locations.title')}</Title>}
          {headerActions}
        </Heading>
      )}
      <Toolbar>
        <Search>
          <SearchField
            label={t('rankings.locations.search')}
            placeholder={t('rankings.locations.search')}
            clearLabel={t('common.clear')}
            value={text}
            onChange={setText}
            onSubmit={ask}
            onClear={() => ask('')}
            maxLength={200}
          />
        </Search>
        <Chips role="group" aria-label={t('rankings.locations.filter.title')}>
          <RankFilterPanel count={count} />
          <RankFilterChips />
        </Chips>
        <Tools>{tools}</Tools>
      </Toolbar>
      <Summary role="status">{summary || '\u00a0'}</Summary>
    </Header>
  );
}

const Header = styled.div.withConfig(partClass('RankLocations-header'))`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: 10px;
  padding: 16px 24px 10px;
  border-block-end: 1px solid var(--pf-line);
  :where([data-layout='narrow']) > & {
    gap: 8px;
    padding: 12px 16px 8px;
  }
`;

const Heading = styled.div.withConfig(partClass('RankLocations-heading'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
`;

const Title = styled.h1.withConfig(partClass('RankLocations-title'))`
  margin: 0;
  font-size: var(--pf-font-size-xl);
  font-weight: 680;
  letter-spacing: -0.01em;
  line-height: 1.3;
`;

const Toolbar = styled.div.withConfig(partClass('RankLocations-toolbar'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

const Search = styled.div.withConfig(partClass('RankLocations-search'))`
  flex: 0 1 260px;
  min-inline-size: 180px;
  :where([data-layout='narrow']) & {
    flex: 1 1 100%;
  }
`;

const Chips = styled.div.withConfig(partClass('RankLocations-chips'))`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  min-inline-size: 110px;
`;

const Tools = styled.div.withConfig(partClass('RankLocations-tools'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  :where([data-layout='narrow']) & {
    flex: 1 1 100%;
    flex-wrap: nowrap;
    margin-inline: -16px;
    padding: 4px 16px;
    overflow-x: auto;
    scrollbar-width: none;
  }
  /* On a phone one row that slides under the thumb leaves the screen to the positions. */
  :where([data-layout='narrow']) & > * {
    flex: none;
    flex-wrap: nowrap;
    white-space: nowrap;
  }
`;

const Summary = styled.p.withConfig(partClass('RankLocations-summary'))`
  margin: 0;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
  font-variant-numeric: tabular-nums;
`;
