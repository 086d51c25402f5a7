import type { RankScan } from '../ranking.ts';

/** Its positions are in. */
export function isScanDone({ status }: Pick<RankScan, 'status'>): boolean {
  return status === 3;
}

/** It waits for its turn, or is being made. */
export function isScanRunning({ status }: Pick<RankScan, 'status'>): boolean {
  return status === 1 || status === 2;
}

/** No point could be looked up. */
export function isScanFailed({ status }: Pick<RankScan, 'status'>): boolean {
  return status === 4;
}
