'use client';
import { rankOrders } from '@pinfold/contract/features/rankings/rank';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ScreenBody } from '../../../../patterns/screen.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { usePositionsTable } from '../../locations/use-positions-table.ts';
import { DownloadPositions } from './download-positions.tsx';
import { PositionRows } from './position-rows.tsx';
import { RankDefinitions } from './rank-definitions.tsx';
import { useRankLocationsView } from './rank-locations-context.ts';
import { RankLocationsHeader } from './rank-locations-header.tsx';
import { PositionsState } from './positions-state.tsx';
import { RankPeriodTools } from './rank-period-tools.tsx';
import { usePeriodText } from './use-period-text.ts';

/** Everything inside the table of positions. */
export function PositionsTable(): JSX.Element {
  const t = useTranslate();
  const { state } = useRankLocationsView();
  const table = usePositionsTable(state);
  const { rows, order } = table;
  const { count } = rows;
  const period = usePeriodText(rows.period);
  return (
    <>
      <RankLocationsHeader
        count={rows.isStale ? undefined : count}
        summary={
          count !== undefined &&
          !rows.isStale &&
          [t('common.locations', { count }), period].filter(Boolean).join(' · ')
        }
        tools={
          <>
            <RankPeriodTools />
            <Select
              label={t('rankings.locations.order.label')}
              isLabelHidden
              variant="quiet"
              options={rankOrders.map((one) => ({
                id: one,
                label: t(`rankings.locations.order.${one}`, { keyword: order.keyword ?? '' }),
              }))}
              value={order.order}
              onChange={(id) => {
                const next = rankOrders.find((one) => one === id);
                if (next) table.setOrder(next);
              }}
            />
            <DownloadPositions />
          </>
        }
      />
      <ScreenBody isStale={rows.isStale}>
        {(count ?? 0) > 0 ? (
          <>
            <PositionRows table={table} />
            <RankDefinitions />
          </>
        ) : (
          <PositionsState {...rows} isEmpty={count === 0 && !rows.isStale} />
        )}
      </ScreenBody>
    </>
  );
}
