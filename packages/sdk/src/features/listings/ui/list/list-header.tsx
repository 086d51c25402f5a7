'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { ColumnChoice } from './column-choice.tsx';
import { FilterChips } from './filters/filter-chips.tsx';
import { LocationFilterPanel } from './filters/location-filter-panel.tsx';
import { useLocationListView } from './location-list-context.ts';
import { LocationSearch } from './location-search.tsx';
import { LocationOrder } from './location-order.tsx';

/** Above the rows: how many there are, what narrows them, and in which order they come. */
export function ListHeader(): JSX.Element {
  const t = useTranslate();
  const { list, title, headingLevel = 1, headerActions, isNarrow } = useLocationListView();
  const { count, hasFilters } = list;
  return (
    <Header>
      <Heading>
        <div>
          <Title as={`h${headingLevel}`}>{title ?? t('listings.list.title')}</Title>
          <Summary role="status">
            {count === undefined
              ? '\u00a0'
              : t(hasFilters ? 'listings.list.matching' : 'listings.list.count', { count })}
          </Summary>
        </div>
        <Actions>{headerActions}</Actions>
      </Heading>
      <Toolbar>
        <LocationSearch />
        <Chips role="group" aria-label={t('listings.list.filter.title')}>
          <LocationFilterPanel />
          <FilterChips />
        </Chips>
        <Tools>
          <LocationOrder />
          {!isNarrow && <ColumnChoice />}
        </Tools>
      </Toolbar>
    </Header>
  );
}

const Header = styled.div.withConfig(partClass('LocationList-header'))`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: 14px;
  padding: 22px 24px 14px;
  :where([data-layout='narrow']) > & {
    gap: 10px;
    padding: 14px 16px 10px;
  }
`;

const Heading = styled.div.withConfig(partClass('LocationList-heading'))`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 10px 16px;
`;

const Title = styled.h1.withConfig(partClass('LocationList-title'))`
  margin: 0;
  font-size: var(--pf-font-size-xl);
  font-weight: 680;
  letter-spacing: -0.01em;
  line-height: 1.3;
`;

const Summary = styled.p.withConfig(partClass('LocationList-summary'))`
  margin: 1px 0 0;
  color: var(--pf-ink-3);
`;

const Actions = styled.div.withConfig(partClass('LocationList-headerActions'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

const Toolbar = styled.div.withConfig(partClass('LocationList-toolbar'))`
  display: flex;
  align-items: flex-start;
  gap: 8px 12px;
  :where([data-layout='narrow']) & {
    flex-wrap: wrap;
  }
`;

const Chips = styled.div.withConfig(partClass('LocationList-chips'))`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  min-inline-size: 0;
  min-block-size: var(--pf-control);
  /* On a phone one row that slides under the thumb leaves the screen to the locations. */
  :where([data-layout='narrow']) & {
    flex-wrap: nowrap;
    margin-inline-start: -16px;
    padding: 4px 16px;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Tools = styled.div.withConfig(partClass('LocationList-tools'))`
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
`;
