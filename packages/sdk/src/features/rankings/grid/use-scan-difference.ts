import { compareScans, type ScanComparison } from '@pinfold/contract/features/rankings/rank-grid';
import { useMemo, useState } from 'react';
import type { RankScan } from '../ranking.ts';

/** Two scans side by side. */
export interface ScanDifference {
  /** Two scans are compared; false with fewer than two. */
  isOn: boolean;
  setOn(isOn: boolean): void;
  /** The earlier one, A. */
  before: RankScan | undefined;
  /** The later one, B. */
  after: RankScan | undefined;
  setBefore(scanId: number): void;
  setAfter(scanId: number): void;
  /** What B won over A; undefined while nothing is compared. */
  comparison: ScanComparison | undefined;
}

/**
 * Compares two scans of a grid, the last two until others are chosen.
 *
 * @param scans - The oldest first, as `useRankScans` gives them.
 * @example
 * ```tsx
 * const { scans } = useRankScans(3);
 * const { comparison, setOn } = useScanDifference(scans);
 * return <button onClick={() => setOn(true)}>{comparison?.better} lepiej, {comparison?.worse} gorzej</button>;
 * ```
 */
export function useScanDifference(scans: readonly RankScan[]): ScanDifference {
  const [wantsIt, setWantsIt] = useState(false);
  const [beforeId, setBefore] = useState<number>();
  const [afterId, setAfter] = useState<number>();
  const find = (wanted: number | undefined, otherwise: number) =>
    scans.find(({ id }) => id === wanted) ?? scans.at(otherwise);
  const after = find(afterId, -1);
  const before = find(beforeId, -2);
  const isOn = wantsIt && scans.length > 1;
  const comparison = useMemo(
    () => (isOn && before && after ? compareScans(before, after) : undefined),
    [isOn, before, after],
  );
  return { isOn, setOn: setWantsIt, before, after, setBefore, setAfter, comparison };
}
