import { useEffect, useState } from 'react';
import type { RankScan } from '../ranking.ts';

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
 * Steps through scans, by hand or by itself; it stops at the last. Shows the newest until somebody chooses, and what
 * was chosen stays when another scan comes in.
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
