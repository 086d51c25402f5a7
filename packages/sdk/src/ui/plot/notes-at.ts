import type { PlotNote } from './plot-series.ts';
import { pointOf } from './point-of.ts';

/** What is noted at each point of a chart, by its number. */
export function notesAt(
  dates: readonly string[],
  notes: readonly PlotNote[],
): (index: number) => readonly string[] {
  const found = new Map<number, string[]>();
  for (const { date, text } of notes) {
    const index = pointOf(date, dates);
    found.set(index, [...(found.get(index) ?? []), text]);
  }
  return (index) => found.get(index) ?? [];
}
