import { dayNumber, minutesOf } from '../listings/hours/calendar.ts';
import { instantOf, localTime } from '../listings/hours/zoned-time.ts';

/** A day and a minute as a clock on the wall shows them, without a zone: `2026-12-01T09:00`. */
export type WallTime = string;

/** Whether a text is the wall time of a day that exists. */
export function isWallTime(text: string): boolean {
  const [date = '', time = ''] = text.split('T');
  return text.length === 16 && dayNumber(date) !== undefined && (minutesOf(time) ?? 1440) < 1440;
}

/**
 * The moment at which clocks of a zone show a wall time. Of an hour that comes twice the first is meant; what a change
 * to summer time leaves out is moved on by it, 02:30 to 03:30.
 */
export function instantOfWallTime(wall: WallTime, zone: string): Date {
  const [date = '', time = ''] = wall.split('T');
  return instantOf(date, minutesOf(time) ?? 0, zone);
}

/** What clocks of a zone show at a moment. */
export function wallTimeAt(moment: Date, zone: string): WallTime {
  const { date, minutes } = localTime(moment, zone);
  return `${date}T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** What is special about a wall time in a zone: clocks skip it, or show it twice. */
export type WallTimeOddity = 'skipped' | 'repeated';

/** Whether clocks of a zone skip a wall time, or show it twice; undefined for an ordinary one. */
export function wallTimeOddity(wall: WallTime, zone: string): WallTimeOddity | undefined {
  const moment = instantOfWallTime(wall, zone);
  if (wallTimeAt(moment, zone) !== wall) return 'skipped';
  // No zone moves its clocks back by more than three hours, and most by one; half hours are enough to find them all.
  for (let minutes = 30; minutes <= 180; minutes += 30) {
    if (wallTimeAt(new Date(moment.getTime() + minutes * 60_000), zone) === wall) return 'repeated';
  }
  return undefined;
}
