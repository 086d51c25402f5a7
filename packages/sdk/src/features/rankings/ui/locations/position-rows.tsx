'use client';
import { useMemo, type JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { VirtualTable } from '../../../../ui/collections/virtual-table.tsx';
import type { PositionsTableState } from '../../locations/use-positions-table.ts';
import type { LocationPositions } from '../../ranking.ts';
import { PositionCard } from './position-card.tsx';
import { positionColumns } from './position-columns.tsx';
import { useRankLocationsView } from './rank-locations-context.ts';

/** Locations with their positions, of which only those in sight exist: a table, or cards where the room is narrow. */
export function PositionRows({ table }: { table: PositionsTableState }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { navigate } = usePinfold();
  const { state, isNarrow, getHref } = useRankLocationsView();
  const { rows } = table;
  const { keywords } = state;
  const { order, keyword } = table.order;
  const columns = useMemo(
    () => positionColumns(keywords, { order, keyword }, t, format),
    [keywords, order, keyword, t, format],
  );
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
