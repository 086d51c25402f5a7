import type { GridInterval } from '@pinfold/contract/features/rankings/rank';
import type { ApiError } from '../../../client/api-error.ts';
import type { Schemas } from '../../../client/schema.ts';
import { useRankMessages } from '../use-rank-messages.ts';
import { usePermission, type PermissionDecision } from '../../../permissions/use-permission.ts';
import { useControlled } from '../../../state/use-controlled.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import type { RankGrid } from '../ranking.ts';
import { scanAccess, useRankGrids, useRankScans } from './rank-grid.queries.ts';
import { useDeleteRankGrid, useScanRankGrid, useUpdateRankGrid } from './edit-rank-grids.ts';
import { type ScanDifference, type ScanLapse, useScanDifference, useScanLapse } from './scan-changes.ts';

/** Location of the grids, and the shown grid. */
export interface GeoGridOptions {
  /** The location whose grids are shown, by its id. */
  facilityId: number;
  /** The grid that is shown, held by you. Left out, it is held here. */
  gridId?: number | null | undefined;
  /** Another grid was chosen, or the one that was shown is gone (null). */
  onGridChange?: ((gridId: number | null) => void) | undefined;
}

/**
 * The grids of a location: one of them with its scans, their time-lapse and difference, and its actions. A running scan
 * is updated live.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the grids are in `error`, an ApiError; a refusal to scan or to
 * change is in `refusal`.
 * @example
 * ```tsx
 * const { grid, lapse, scanNow } = useGeoGrid({ facilityId: 7 });
 * return <button onClick={scanNow}>{grid?.keyword}: {lapse.scan?.average_all}</button>;
 * ```
 */
export function useGeoGrid({ facilityId, gridId, onGridChange }: GeoGridOptions): GeoGridState {
  const areWordsReady = useRankMessages();
  const permission = usePermission(scanAccess);
  const { messageFor } = useFormRefusal();
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
    grid,
    chooseGrid: (id: number) => {
      forget();
      choose(id);
    },
    scans,
    running,
    failed,
    lapse,
    difference,
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
    every: update.isPending ? update.variables.every : grid?.every,
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
    removeRefusal: messageFor(remove.error),
    refusal: messageFor(scan.error ?? update.error),
    isPending: list.isPending || !areWordsReady || (grid !== undefined && scanQuery.isPending),
    isFetching: list.isFetching || scanQuery.isFetching,
    error,
    refetch: async () => {
      await Promise.all([list.refetch(), ...(grid ? [scanQuery.refetch()] : [])]);
    },
  };
}

/** What `useGeoGrid` gives. */
export interface GeoGridState {
  facilityId: number;
  grids: RankGrid[];
  /** The one that is shown; undefined while there is none. */
  grid: RankGrid | undefined;
  chooseGrid: (id: number) => void;
  /** Those that have been made, the oldest first. */
  scans: Schemas['RankScan'][];
  /** The one that is being made. */
  running: Schemas['RankScan'] | undefined;
  /** The newest, where it could not be made. */
  failed: Schemas['RankScan'] | undefined;
  /** The scan that is shown, and functions that step to others. */
  lapse: ScanLapse;
  /** Two scans side by side. */
  difference: ScanDifference;
  /** Whether the user may lay, scan, change and remove grids. */
  permission: PermissionDecision;
  scanNow: () => void;
  isStarting: boolean;
  setEvery: (every: GridInterval) => void;
  /** What was chosen, also while it is being saved. */
  every: GridInterval | undefined;
  /** Removes the grid that is shown; `onGone` is called once it is removed. */
  removeGrid: (onGone: () => void) => void;
  isRemoving: boolean;
  removeRefusal: string | undefined;
  /** Why it could not be scanned or changed. */
  refusal: string | undefined;
  isPending: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => Promise<void>;
}
