/** Whether a change is no greater than what a measure usually swings by, so that it says nothing yet. */
export function isWithinSwing(change: number | null, noise: number | null): boolean {
  return change !== null && noise !== null && Math.abs(change) <= noise;
}
