/** The last point that begins on the day or before it; -1 before the first. */
export function pointOf(date: string, dates: readonly string[]): number {
  return dates.findLastIndex((first) => first <= date);
}
