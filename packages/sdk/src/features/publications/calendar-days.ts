import { type CalendarDate, endOfMonth, parseDate, startOfMonth, startOfWeek } from '@internationalized/date';
import { type WallTime, wallTimeAt } from '@pinfold/contract/features/publications/wall-time';
import { plainCode } from '@pinfold/contract/plain-line';
import type { CalendarDays, CalendarPost } from './posts.queries.ts';

/** How the calendar shows days: whole weeks of a month, one week, or a month as a list. */
export const calendarViews = ['month', 'week', 'list'] as const;

/** One of the views of the calendar. */
export type CalendarView = (typeof calendarViews)[number];

/** A day as `YYYY-MM-DD`. */
export type Day = string;

/** Weeks begin on Monday, whatever the language: the calendar of a Polish company in Spanish has the same weeks. */
const monday = 'mon';

/** Returns the weeks of a view, each with seven days from Monday on; a list has the weeks of its month. */
export function calendarWeeks(view: CalendarView, day: Day): Day[][] {
  const date = parseDate(day);
  const first = startOfWeek(view === 'week' ? date : startOfMonth(date), 'en', monday);
  const last = view === 'week' ? date : endOfMonth(date);
  const weeks: Day[][] = [];
  for (let week = first; week.compare(last) <= 0; week = week.add({ weeks: 1 }))
    weeks.push(Array.from({ length: 7 }, (_, index) => week.add({ days: index }).toString()));
  return weeks;
}

/** Returns the days whose posts a view needs, 42 at most; a list stays within its month. */
export function calendarDays(view: CalendarView, day: Day): CalendarDays {
  if (view === 'list')
    return { from: startOfMonth(parseDate(day)).toString(), to: endOfMonth(parseDate(day)).toString() };
  const days = calendarWeeks(view, day).flat();
  return { from: days[0] ?? day, to: days.at(-1) ?? day };
}

/** Returns the day from which the view before (-1) or after (1) is drawn. */
export function stepView(view: CalendarView, day: Day, step: -1 | 1): Day {
  const date = parseDate(day);
  const moved = view === 'week' ? date.add({ weeks: step }) : startOfMonth(date).add({ months: step });
  return moved.toString();
}

/** Whether two days are in the same month. */
export function isSameMonth(day: Day, other: Day): boolean {
  return day.slice(0, 7) === other.slice(0, 7);
}

/** Posts that a day shows, and how many it folds. */
export interface FoldedDay<Post> {
  shown: readonly Post[];
  folded: number;
}

/**
 * Folds a day with more than `most` posts: one line of it goes to the sign that opens the others. The sign never
 * stands for one post alone, which would take as much room itself.
 */
export function foldDay<Post>(posts: readonly Post[], most: number): FoldedDay<Post> {
  if (posts.length <= most) return { shown: posts, folded: 0 };
  const shown = posts.slice(0, most - 1);
  return { shown, folded: posts.length - shown.length };
}

/** Whether a post can be moved to another day: a planned one that the reader may change. */
export function canMove({ status, can_edit }: Pick<CalendarPost, 'status' | 'can_edit'>): boolean {
  // What a series is only foreseen to be cannot be moved: it is changed as a date of the series.
  return status === 'planned' && can_edit;
}

/** Returns the moment of a post on another day: the same time by the same clocks. */
export function movedTo(at: WallTime, day: Day): WallTime {
  return `${day}${at.slice(10)}`;
}

/**
 * Whether a moment is over by the company's clocks. Locations in other zones are judged by the API, which knows them.
 */
export function isPast(at: WallTime, now: Date, zone: string): boolean {
  return at <= wallTimeAt(now, zone);
}

/** A time as people type it, such as `9:05`, as `09:05`; undefined for what is no time of a day. */
export function parseTime(text: string): string | undefined {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.](\d{2})$/.exec(plainCode(text)) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** Returns the date of a day, for date fields. */
export function dateOf(day: Day): CalendarDate {
  return parseDate(day);
}
