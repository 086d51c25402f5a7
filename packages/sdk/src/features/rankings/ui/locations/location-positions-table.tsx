'use client';
import type { JSX } from 'react';
import { rankOrders } from '@pinfold/contract/features/rankings/rank';
import { saveCsv } from '../../../../files/save-file.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ScreenBody } from '../../../../patterns/screen.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { DownloadIcon } from '../../../../ui/icons/action-icons.tsx';
import { usePositionsDownload } from '../../locations/use-positions-download.ts';
import { usePositionsTable } from '../../locations/use-positions-table.ts';
import { PositionRows } from './position-rows.tsx';
import { PositionsState } from './positions-state.tsx';
import { RankDefinitions } from './rank-definitions.tsx';
import {
  RankLocationsFrame,
  type RankLocationsProps,
  useRankLocationsView,
} from './rank-locations-frame.tsx';
import { RankLocationsHeader, RankPeriodTools, usePeriodText } from './rank-locations-header.tsx';

export type LocationPositionsTableProps = RankLocationsProps;

/**
 * Positions of every location on maps, a column a keyword: number and colour, how it changed against the earlier
 * period, averages and the share of top 3. Fills its parent, which needs a definite height, and shows cards in narrow
 * layouts. Only rows on screen are rendered.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-LocationPositionsTable
 * @selector [data-layout='wide'|'narrow']
 * @example
 * ```tsx
 * const [params, setParams] = useSearchParams();
 * return (
 *   <LocationPositionsTable
 *     search={parseRankLocationsSearch(params)}
 *     onSearchChange={(search) => setParams(formatRankLocationsSearch(search))}
 *     getHref={({ id }) => `/rankings/${id}`}
 *   />
 * );
 * ```
 */
export function LocationPositionsTable(props: LocationPositionsTableProps): JSX.Element {
  return (
    <RankLocationsFrame {...props} component="LocationPositionsTable">
      <PositionsTable />
    </RankLocationsFrame>
  );
}

/** Everything inside the table of positions. */
function PositionsTable(): JSX.Element {
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

/** Saves the positions of all locations that match as a CSV file. */
function DownloadPositions(): JSX.Element {
  const t = useTranslate();
  const { state } = useRankLocationsView();
  const { makeFile, done } = usePositionsDownload();
  const download = async () => {
    const text = await makeFile(state.asked);
    if (text !== undefined) saveCsv(t('rankings.locations.file'), text);
  };
  return (
    <Button
      size="s"
      icon={<DownloadIcon size={15} />}
      isPending={done !== undefined}
      pendingLabel={t('rankings.locations.downloading', { count: done ?? 0 })}
      isDisabled={!state.isReady}
      onPress={() => void download()}
    >
      CSV
    </Button>
  );
}
