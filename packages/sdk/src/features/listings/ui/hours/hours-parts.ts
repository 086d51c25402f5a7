/** Parts of a week of hours: `pinfold-HoursWeekField-day` and so on. */
export type HoursWeekFieldPart =
  | 'header'
  | 'heading'
  | 'tools'
  | 'week'
  | 'day'
  | 'name'
  | 'bar'
  | 'track'
  | 'open'
  | 'edge'
  | 'time'
  | 'switch'
  | 'more'
  | 'text'
  | 'fault'
  | 'editor'
  | 'period'
  | 'times'
  | 'until'
  | 'nextDay'
  | 'actions'
  | 'copy'
  | 'copyDays';

/** Parts of the hours of single dates: `pinfold-SpecialHoursField-day` and so on. */
export type SpecialHoursFieldPart =
  | 'header'
  | 'heading'
  | 'list'
  | 'day'
  | 'date'
  | 'hours'
  | 'actions'
  | 'fault'
  | 'empty'
  | 'past'
  | 'gap'
  | 'calendar'
  | 'holidays'
  | 'chosen';

/** Parts of further hours: `pinfold-MoreHoursField-type` and so on. */
export type MoreHoursFieldPart =
  | 'header'
  | 'heading'
  | 'list'
  | 'type'
  | 'title'
  | 'name'
  | 'fault'
  | 'empty';

/** Parts of the coming days of a location: `pinfold-WeekTimeline-day` and so on. */
export type WeekTimelinePart = 'day' | 'name' | 'hours';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    HoursWeekField: HoursWeekFieldPart;
    SpecialHoursField: SpecialHoursFieldPart;
    MoreHoursField: MoreHoursFieldPart;
    WeekTimeline: WeekTimelinePart;
  }
}

declare module '../../../../theme/components.ts' {
  interface Components {
    HoursWeekField: Record<never, never>;
    SpecialHoursField: Record<never, never>;
    MoreHoursField: Record<never, never>;
    WeekTimeline: Record<never, never>;
  }
}
