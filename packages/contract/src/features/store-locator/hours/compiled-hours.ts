/**
 * Opening hours as numbers that a browser can ask without knowing the rules: what is open in a week, and on dates with
 * other hours than their weekday.
 */
export interface CompiledHours {
  /**
   * Start and end by turns, in minutes since Monday 00:00 of the shop’s clocks, sorted; a range is of the day on which it
   * starts, and may end in the night after it, so that an end may pass 10,080.
   */
  week: number[];
  /** In order, from yesterday on: the date, and start and end by turns in minutes since it began. */
  dates: [date: string, ranges: number[]][];
}
