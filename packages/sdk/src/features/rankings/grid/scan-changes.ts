import { useEffect, useMemo, useState } from 'react';
import { compareScans, type ScanComparison } from '@pinfold/contract/features/rankings/rank-grid';
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

/** Long enough to see what has changed on the map. */
const stepMs = 900;

/** A time-lapse over the scans of a grid. */
export interface ScanLapse {
  /** The scan that is shown; undefined while there is none. */
  scan: RankScan | undefined;
  /** Its place among the scans, the oldest 0; -1 while there is none. */
  index: number;
  show(index: number): void;
  isPlaying: boolean;
  /** Starts where it is, at the end from the beginning; or pauses. */
  toggle(): void;
}

/**
 * Steps through scans, manually or by playing them, which stops at the last. Shows the newest until a scan is chosen;
 * the chosen one stays when another arrives.
 *
 * @param scans - The oldest first, as `useRankScans` gives them.
 * @example
 * ```tsx
 * const { scans } = useRankScans(3);
 * const { scan, toggle, isPlaying } = useScanLapse(scans);
 * return <button onClick={toggle}>{isPlaying ? 'Pauza' : 'Odtwórz'}: {scan?.done_at}</button>;
 * ```
 */
export function useScanLapse(scans: readonly RankScan[]): ScanLapse {
  const [chosenId, setChosenId] = useState<number>();
  const [wantsPlay, setWantsPlay] = useState(false);
  const last = scans.length - 1;
  const chosen = scans.findIndex(({ id }) => id === chosenId);
  const index = chosen === -1 ? last : chosen;
  const isPlaying = wantsPlay && index < last;
  const nextId = scans[index + 1]?.id;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setChosenId(nextId), stepMs);
    return () => clearTimeout(timer);
  }, [isPlaying, nextId]);

  return {
    scan: scans[index],
    index,
    show: (next) => {
      setWantsPlay(false);
      setChosenId(scans[next]?.id);
    },
    isPlaying,
    toggle: () => {
      if (!isPlaying && index === last) setChosenId(scans[0]?.id);
      setWantsPlay(!isPlaying);
    },
  };
}
