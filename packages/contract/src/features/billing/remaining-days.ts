const day = 86_400_000;

/** Returns the days until a moment, begun ones included (product spec, section 9); 0 when it is over. */
export function remainingDays(moment: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - now) / day));
}
