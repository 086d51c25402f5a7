export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Local time in Warsaw; weekday 0 is Sunday. */
export interface WarsawTime {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
}

export function warsawTime(time: number): WarsawTime {
  const local = new Date(time + warsawOffset(time));
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    weekday: local.getUTCDay(),
    hour: local.getUTCHours(),
  };
}

/** The start of the Warsaw day that contains the given time, in epoch milliseconds. */
export function warsawMidnight(time: number): number {
  const offset = warsawOffset(time);
  return Math.floor((time + offset) / DAY) * DAY - offset;
}

/** Summer time runs between the last Sundays of March and October, 01:00 UTC (Directive 2000/84/EC). */
function warsawOffset(time: number): number {
  const year = new Date(time).getUTCFullYear();
  return time >= lastSunday(year, 2) && time < lastSunday(year, 9) ? 2 * HOUR : HOUR;
}

function lastSunday(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0));
  return Date.UTC(year, month, lastDay.getUTCDate() - lastDay.getUTCDay(), 1);
}

/** A date as the number of days since 1970, so that days can be counted and compared. */
export function dayNumber(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY);
}

/** When the day of this number is over, in epoch milliseconds. */
export function endOfDay(day: number): number {
  return (day + 1) * DAY;
}

export function dateOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** The date in Warsaw, where the city's customers are. */
export function dateInWarsaw(at: number): string {
  return dateOf(Math.floor((at + warsawOffset(at)) / DAY));
}
