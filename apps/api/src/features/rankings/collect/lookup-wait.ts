/** How often a search is ordered before it counts as failed. */
export const mostAttempts = 5;

/** Seconds after which an order without an answer is asked for by its name. */
export const patienceSeconds = 600;

/** Seconds from one attempt to the next; for a scan somebody waits. */
export function waitSeconds(attempts: number, isScan: boolean): number {
  const waits = isScan ? [15, 60, 180, 600] : [60, 600, 3600, 14_400];
  return waits[Math.min(attempts, waits.length) - 1] ?? 0;
}
