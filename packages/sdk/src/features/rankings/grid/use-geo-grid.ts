import type { GridInterval } from '@pinfold/contract/features/rankings/rank-enums';
import { useFeatureMessages } from '../../../i18n/use-feature-messages.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useControlled } from '../../../state/use-controlled.ts';
import { useFormRefusal } from '../../company/use-form-refusal.ts';
import { rankingsMessages } from '../rankings-messages.ts';
import { scanAccess } from './rank-grid-access.ts';
import { useRankGrids } from './use-rank-grids.ts';
import { useRankScans } from './use-rank-scans.ts';
import { useDeleteRankGrid, useScanRankGrid, useUpdateRankGrid } from './use-save-rank-grid.ts';
import { useScanDifference } from './use-scan-difference.ts';
import { useScanLapse } from './use-scan-lapse.ts';

/** Whose grids, and which of them. */
export interface GeoGridOptions {
  /** The location whose grids are shown, by its id. */
  facilityId: number;
  /** The grid that is shown, held by you. Left out, it is held here. */
  gridId?: number | null | undefined;
  /** Another grid was chosen, or the one that was shown is gone (null). */
  onGridChange?: ((gridId: number | null) => void) | undefined;
}

/**
 * The grids of a location: one of them with its scans, their time-lapse and their difference, and what can be done
 * about it. A scan that is being made follows by itself.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the grids are in `error`, an ApiError; a refusal to scan or to
 * change is in `refusal`.
 * @example
 * ```tsx
 * const { grid, lapse, scanNow } = useGeoGrid({ facilityId: 7 });
 * return <button onClick={scanNow}>{grid?.keyword}: {lapse.scan?.average_all}</button>;
 * ```
 */
export function useGeoGrid({ facilityId, gridId, onGridChange }: GeoGridOptions) {
  const areWordsReady = useFeatureMessages(rankingsMessages);
  const permission = usePermission(scanAccess);
  const { wordsFor } = useFormRefusal();
  const [chosenId, choose] = useControlled(gridId, null, onGridChange);
  const list = useRankGrids({ facility: facilityId, pageSize: 100 });
  const grid = list.grids.find(({ id }) => id === chosenId) ?? list.grids[0];
  const { scans, running, failed, ...scanQuery } = useRankScans(grid?.id);
  const lapse = useScanLapse(scans);
  const difference = useScanDifference(scans);
  const scan = useScanRankGrid();
  const update = useUpdateRankGrid();
  const remove = useDeleteRankGrid();
  const error = list.data ? (scanQuery.data ? null : scanQuery.error) : list.error;
  const forget = () => {
    scan.reset();
    update.reset();
    remove.reset();
  };

  return {
    facilityId,
    grids: list.grids,
    /** The one that is shown; undefined while there is none. */
    grid,
    chooseGrid: (id: number) => {
      forget();
      choose(id);
    },
    /** Those that have been made, the oldest first. */
    scans,
    /** The one that is being made. */
    running,
    /** The newest, where it could not be made. */
    failed,
    /** The scan that is shown, and the way to the others. */
    lapse,
    /** Two scans side by side. */
    difference,
    /** Whether the reader may lay, scan, change and remove grids. */
    permission,
    scanNow: () => {
      forget();
      if (grid && !scan.isPending) scan.mutate(grid.id);
    },
    isStarting: scan.isPending,
    setEvery: (every: GridInterval) => {
      forget();
      if (grid) update.mutate({ id: grid.id, every });
    },
    /** What was chosen, also while it is being saved. */
    every: update.isPending ? update.variables.every : grid?.every,
    /** Removes the grid that is shown, and tells when it is gone. */
    removeGrid: (onGone: () => void) => {
      if (!grid || remove.isPending) return;
      remove.mutate(grid.id, {
        onSuccess: () => {
          choose(null);
          onGone();
        },
      });
    },
    isRemoving: remove.isPending,
    removeRefusal: wordsFor(remove.error),
    /** Why it could not be scanned or changed. */
    refusal: wordsFor(scan.error ?? update.error),
    isPending: list.isPending || !areWordsReady || (grid !== undefined && scanQuery.isPending),
    isFetching: list.isFetching || scanQuery.isFetching,
    error,
    refetch: async () => {
      await Promise.all([list.refetch(), ...(grid ? [scanQuery.refetch()] : [])]);
    },
  };
}

/** What `useGeoGrid` gives. */
export type GeoGridState = ReturnType<typeof useGeoGrid>;
