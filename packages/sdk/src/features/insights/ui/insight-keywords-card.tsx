'use client';
import { stepsOf } from '@pinfold/contract/period';
import type { JSX } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { ChoiceMenu } from '../../../patterns/choice-menu.tsx';
import { CollectionSearch } from '../../../patterns/collection-header.tsx';
import { FigureChangeText } from '../../../patterns/figure.tsx';
import { noMatch, QueryState } from '../../../patterns/query-state.tsx';
import { TitledCard } from '../../../patterns/titled-card.tsx';
import type { PartName } from '../../../theme/parts.ts';
import { Pagination } from '../../../ui/collections/pagination.tsx';
import { Table, type TableColumn } from '../../../ui/collections/table.tsx';
import { SearchIcon } from '../../../ui/icons/action-icons.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import type { InsightKeyword } from '../insights.queries.ts';
import type { UseInsightFiltersResult } from '../use-insight-filters.ts';
import { useInsightKeywords, type UseInsightKeywordsResult } from '../use-insight-keywords.ts';
import { useInsightText } from './insight-figures.tsx';

interface InsightKeywordsCardProps {
  part: PartName;
  state: Pick<UseInsightFiltersResult, 'filters' | 'changeFilters'>;
  headingLevel: 2 | 3 | 4;
}

/** Search keywords in a card, with a search and the choice of months. */
export function InsightKeywordsCard({ part, state, headingLevel }: InsightKeywordsCardProps): JSX.Element {
  const t = useTranslate();
  const list = useInsightKeywords({ filters: state.filters });
  const columns = useKeywordColumns();
  const title = t('insights.keywords.title');
  return (
    <TitledCard
      part={part}
      title={title}
      headingLevel={headingLevel}
      isStale={list.isStale}
      tools={
        <Row gap={3} rowGap={3} wrap narrow={{ direction: 'column', align: 'stretch', inlineSize: '100%' }}>
          <CollectionSearch
            label={t('insights.keywords.search')}
            placeholder={t('insights.keywords.search')}
            value={list.search}
            onSearch={list.setSearch}
          />
          <MonthChoice list={list} changeFilters={state.changeFilters} />
        </Row>
      }
      note={t('insights.keywords.note')}
    >
      {list.keywords.length > 0 ? (
        <Stack gap={4} minInlineSize="0">
          <Table label={title} columns={columns} rows={list.keywords} getKey={({ keyword }) => keyword} />
          {list.pageCount > 1 && (
            <Pagination
              label={t('insights.keywords.pages')}
              page={list.page}
              pageCount={list.pageCount}
              onChange={list.setPage}
              previousLabel={t('insights.keywords.previous_page')}
              nextLabel={t('insights.keywords.next_page')}
              pageLabel={(page) => t('insights.keywords.page', { page: String(page) })}
            />
          )}
        </Stack>
      ) : (
        <QueryState
          query={list}
          failed={t('insights.keywords.failed')}
          loading={{ blocks: 5 }}
          headingLevel={headingLevel}
          empty={
            list.months &&
            (list.search
              ? noMatch({
                  title: t('insights.keywords.no_match'),
                  clear: t('common.clear'),
                  onClear: () => list.setSearch(''),
                })
              : {
                  icon: <SearchIcon size={24} />,
                  title: t('insights.keywords.none'),
                  text: t('insights.keywords.none_text'),
                })
          }
        />
      )}
    </TitledCard>
  );
}

function useKeywordColumns(): TableColumn<InsightKeyword>[] {
  const t = useTranslate();
  const text = useInsightText();
  return [
    {
      id: 'keyword',
      header: t('insights.keywords.keyword'),
      isRowHeader: true,
      render: ({ keyword }) => keyword,
    },
    {
      id: 'value',
      header: t('insights.keywords.people'),
      align: 'end',
      render: ({ value, below_threshold: below }) => {
        if (below === 0) return text.number(value);
        const fewer = t('insights.keywords.fewer', { count: below });
        return value === 0 ? fewer : t('insights.keywords.more_than', { value: text.number(value), fewer });
      },
    },
    {
      id: 'change',
      header: t('insights.keywords.change'),
      align: 'end',
      render: ({ value, before }) => {
        // A former value of 0 may be people whom Google did not count, since they were too few.
        const change = value > 0 && before ? text.changeBetween(value, before) : undefined;
        return change ? <FigureChangeText change={change} /> : <span>–</span>;
      },
    },
    {
      id: 'locations',
      header: t('insights.keywords.locations'),
      align: 'end',
      render: ({ locations }) => text.number(locations),
    },
  ];
}

interface MonthChoiceProps {
  list: UseInsightKeywordsResult;
  changeFilters: UseInsightFiltersResult['changeFilters'];
}

/** From which month to which; a month before the first or after the last one moves it along. */
function MonthChoice({ list: { months }, changeFilters }: MonthChoiceProps) {
  const t = useTranslate();
  const format = useFormat();
  const { month_from: from, month_to: to, first_month: first, last_month: last } = months ?? {};
  if (!from || !to || !first || !last) return null;
  const known = stepsOf({ from: `${first}-01`, to: `${last}-01` }, 'month')
    .map((day) => day.slice(0, 7))
    .toReversed();
  const nameOf = (month: string) => format.day(`${month}-15`, 'month');
  const change = (month_from: string, month_to: string) => changeFilters({ month_from, month_to });
  return (
    <Row gap={2}>
      <ChoiceMenu
        label={t('insights.keywords.from', { month: nameOf(from) })}
        text={nameOf(from)}
        choices={known}
        nameOf={nameOf}
        value={from}
        onChange={(month) => change(month, month > to ? month : to)}
      />
      <span aria-hidden>–</span>
      <ChoiceMenu
        label={t('insights.keywords.to', { month: nameOf(to) })}
        text={nameOf(to)}
        choices={known}
        nameOf={nameOf}
        value={to}
        onChange={(month) => change(month < from ? month : from, month)}
      />
    </Row>
  );
}
