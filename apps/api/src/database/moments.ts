/** A moment in a row of a hand-written statement: one driver returns a Date, the other PostgreSQL's own text. */
export type Moment = string | Date;

/** Returns a moment as the wire has it; null stays null. */
export function isoOf(moment: Moment): string;
export function isoOf(moment: Moment | null): string | null;
export function isoOf(moment: Moment | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}

/** Returns a moment as a date; undefined for none. */
export function dateOf(moment: Moment | null): Date | undefined {
  return moment === null ? undefined : new Date(moment);
}
