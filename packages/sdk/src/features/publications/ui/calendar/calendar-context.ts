import { createContext, useContext, type Context } from 'react';
import type { Day } from '../../calendar-days.ts';
import type { CalendarPost } from '../../posts.queries.ts';
import type { CalendarMoves } from './use-calendar-moves.ts';

interface CalendarContextValue {
  /** By the company's clocks. */
  today: Day;
  moves: CalendarMoves;
  /** Opens a post with its locations; of a series, on the date that was pressed. */
  open: (post: CalendarPost) => void;
  /** Opens all posts of a day. */
  openDay: (day: Day) => void;
  /** Opens the dialog that asks for another moment. */
  askWhere: (post: CalendarPost) => void;
}

export const CalendarContext: Context<CalendarContextValue | undefined> = createContext<
  CalendarContextValue | undefined
>(undefined);

/** The post that is being dragged: apart, so that only the days are drawn again when that begins and ends. */
export const DraggedContext: Context<CalendarPost | undefined> = createContext<CalendarPost | undefined>(
  undefined,
);

export function useCalendar(): CalendarContextValue {
  const value = useContext(CalendarContext);
  if (!value) throw new Error('This part belongs into a PostsCalendar.');
  return value;
}
