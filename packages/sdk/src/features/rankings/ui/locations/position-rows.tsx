'use client';
import { type JSX, useMemo } from 'react';
import { styled } from 'styled-components';
import type { Translate } from '../../../../i18n/i18n.ts';
import { type Format, useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { VirtualTable, type VirtualTableColumn } from '../../../../ui/collections/virtual-table.tsx';
import { Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text, VisuallyHidden } from '../../../../ui/layout/text.tsx';
import { rankCell, rankMove } from '../../locations/rank-cell.ts';
import { keywordColumn, placeColumn, type PositionsTableState } from '../../locations/use-positions-table.ts';
import type { LocationPositions } from '../../ranking.ts';
import { RankBadge, RankMoveMark } from '../../../../patterns/rank-badge.tsx';
import { averageText, shareText } from './rank-text.ts';
import { useRankLocationsView } from './rank-locations-frame.tsx';

/** Locations with their positions; only rows on screen are rendered: a table, or cards in narrow layouts. */
export function PositionRows({ table }: { table: PositionsTableState }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { navigate } = usePinfold();
  const { state, isNarrow, getHref } = useRankLocationsView();
  const { rows } = table;
  const { keywords } = state;
  const columns = useMemo(() => positionColumns(keywords, t, format), [keywords, t, format]);
  return (
    <Rows>
      <VirtualTable
        label={t('rankings.locations.title')}
        columns={columns}
        rowCount={rows.count ?? 0}
        rowAt={rows.at}
        getKey={({ facility }) => String(facility.id)}
        waitingLabel={t('common.loading')}
        onRangeChange={table.showRange}
        onAction={({ facility }) => getHref && navigate(getHref(facility))}
        sort={table.sort}
        onSortChange={table.sortBy}
        question={JSON.stringify(state.asked)}
        {...(isNarrow && {
          estimatedHeight: 96 + keywords.length * 32,
          renderCard: (row: LocationPositions) => <PositionCard row={row} />,
        })}
      />
    </Rows>
  );
}

// With many keywords the table is wider than its room: the names of locations stay in sight.
const Rows = styled.div.withConfig(innerClass('LocationPositionsTable-rows'))`
  flex: 1;
  min-block-size: 0;
  & [data-layout='table'] :where(.pinfold-VirtualTable-cell, .pinfold-VirtualTable-column):first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    padding-inline-start: 24px;
    background: var(--pf-surface);
  }
  & .pinfold-VirtualTable-row:hover > .pinfold-VirtualTable-cell:first-child {
    background: var(--pf-hover);
  }
  & .pinfold-VirtualTable-column {
    overflow-wrap: anywhere;
  }
  & .pinfold-VirtualTable-column[data-align='end'] {
    text-align: var(--pf-text-end);
  }
  & [data-layout='table'] :where(.pinfold-VirtualTable-cell, .pinfold-VirtualTable-column):last-child {
    padding-inline-end: 24px;
  }
`;

/** The location, a column a keyword, and what all of them add up to. */
function positionColumns(
  keywords: readonly string[],
  t: Translate,
  format: Format,
): VirtualTableColumn<LocationPositions>[] {
  return [
    {
      id: placeColumn,
      header: t('rankings.locations.column.place'),
      width: 'minmax(230px, 2fr)',
      isRowHeader: true,
      isSortable: true,
      render: ({ facility }) => <PositionPlace facility={facility} />,
    },
    ...keywords.map((keyword) => ({
      id: keywordColumn(keyword),
      header: keyword,
      width: 'minmax(118px, 1fr)',
      isSortable: true,
      render: (row: LocationPositions) => <PositionCell row={row} keyword={keyword} />,
    })),
    {
      id: 'average',
      header: t('rankings.locations.column.average'),
      width: 'minmax(92px, 0.7fr)',
      align: 'end',
      render: ({ total }) => averageText(total.average, format),
    },
    {
      id: 'average of all',
      header: t('rankings.locations.column.average_all'),
      width: 'minmax(104px, 0.7fr)',
      align: 'end',
      render: ({ total }) => averageText(total.average_all, format),
    },
    {
      id: 'share of top 3',
      header: t('rankings.locations.column.top3'),
      width: 'minmax(92px, 0.7fr)',
      align: 'end',
      render: ({ total }) => shareText(total.top3_share, format),
    },
  ];
}

/** A location with its positions, for narrow screens. */
function PositionCard({ row }: { row: LocationPositions }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { keywords } = useRankLocationsView().state;
  return (
    <Stack part="LocationPositionsTable-card" gap={3} padding={[4, 5]}>
      <PositionPlace facility={row.facility} />
      <Stack as="dl" gap={2}>
        {keywords.map((keyword) => (
          <Row key={keyword} gap={4} justify="between" minBlockSize="26px">
            <Text as="dt" tone="muted" wrap="anywhere" minInlineSize="0">
              {keyword}
            </Text>
            <Inset as="dd" flex="none">
              <PositionCell row={row} keyword={keyword} />
            </Inset>
          </Row>
        ))}
      </Stack>
      <Text as="p" tone="subtle" size="s">
        {t('rankings.locations.card_totals', {
          average: averageText(row.total.average, format),
          all: averageText(row.total.average_all, format),
          share: shareText(row.total.top3_share, format),
        })}
      </Text>
    </Stack>
  );
}

interface PositionCellProps {
  row: LocationPositions;
  keyword: string;
}

/** Position of a location for one keyword, and its change. */
function PositionCell({ row, keyword }: PositionCellProps): JSX.Element {
  const t = useTranslate();
  const found = row.keywords.find((one) => one.keyword === keyword);
  const cell = found ? rankCell(found) : 'not_watched';
  if (!found || cell === 'not_watched')
    return (
      <Text tone="subtle" size="xs">
        {t('rankings.locations.not_watched')}
      </Text>
    );
  if (cell === 'not_measured')
    return (
      <Text tone="subtle" size="xs">
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('rankings.locations.not_measured')}</VisuallyHidden>
      </Text>
    );
  return (
    <Row as="span" gap={3} isInline>
      <RankBadge position={cell === 'beyond' ? null : cell} />
      <RankMoveMark move={rankMove(found.summary, found.compared)} />
    </Row>
  );
}

/** The location's name, a link to its own positions, above its address. */
function PositionPlace({ facility }: Pick<LocationPositions, 'facility'>): JSX.Element {
  const { getHref } = useRankLocationsView();
  const { name, formatted_address, store_code } = facility;
  return (
    <Text as="div" wrap="anywhere" minInlineSize="0">
      {getHref ? (
        <Link href={getHref(facility)} isInApp variant="name" aria-label={`${name}, ${formatted_address}`}>
          {name}
        </Link>
      ) : (
        <Text as="strong" weight="medium">
          {name}
        </Text>
      )}
      <Text as="div" tone="muted" size="s">
        {formatted_address}
        {store_code && (
          <>
            {' · '}
            <Text wrap={false}>{store_code}</Text>
          </>
        )}
      </Text>
    </Text>
  );
}
