'use client';
import { memo, type JSX, type NamedExoticComponent, useContext, useMemo, useRef } from 'react';
import { useDrop } from 'react-aria/useDrop';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { focusRing } from '../../../../ui/focus-ring.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { type CalendarView, calendarWeeks, type Day, foldDay, isSameMonth } from '../../calendar-days.ts';
import type { CalendarPost } from '../../posts.queries.ts';
import { postsByDay } from '../../use-posts-calendar.ts';
import { DraggedContext, useCalendar } from './calendar-context.ts';
import { CalendarEntry, dragType } from './calendar-entry.tsx';

interface CalendarGridProps {
  view: CalendarView;
  /** One of the days that are shown. The days of its month stand out in a month. */
  day: Day;
  posts: readonly CalendarPost[];
}

/** Posts that a day of a month shows, and of a week. */
const mostInMonth = 3;
const mostInWeek = 12;

/** Weeks of days, each with its posts. Cells are named by their day and how much it holds. */
export const CalendarGrid: NamedExoticComponent<CalendarGridProps> = memo(function CalendarGrid({
  view,
  day: shownDay,
  posts,
}) {
  const t = useTranslate();
  const { language } = usePinfold();
  const { today } = useCalendar();
  const weeks = useMemo(() => calendarWeeks(view, shownDay), [view, shownDay]);
  const byDay = useMemo(() => postsByDay(posts), [posts]);
  const { weekday, dayName } = useMemo(() => namesIn(language), [language]);
  return (
    <Grid role="table" aria-label={t('post_calendar.title')} data-weeks={weeks.length}>
      <div role="row">
        {weeks[0]?.map((day) => (
          <Weekday key={day} role="columnheader">
            {weekday.format(new Date(`${day}T12:00Z`))}
          </Weekday>
        ))}
      </div>
      {weeks.map((week) => (
        <div role="row" key={week[0]}>
          {week.map((day) => (
            <DayCell
              key={day}
              day={day}
              name={dayName.format(new Date(`${day}T12:00Z`))}
              posts={byDay.get(day) ?? none}
              most={view === 'week' ? mostInWeek : mostInMonth}
              isToday={day === today}
              isPast={day < today}
              isOutside={view === 'month' && !isSameMonth(day, shownDay)}
            />
          ))}
        </div>
      ))}
    </Grid>
  );
});

const none: readonly CalendarPost[] = [];

function namesIn(language: string) {
  const timeZone = 'UTC';
  return {
    weekday: new Intl.DateTimeFormat(language, { weekday: 'short', timeZone }),
    dayName: new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone }),
  };
}

interface DayCellProps {
  day: Day;
  name: string;
  posts: readonly CalendarPost[];
  most: number;
  isToday: boolean;
  isPast: boolean;
  isOutside: boolean;
}

/** One day: its number, its first posts, and the sign for the others. A dragged post may be dropped on it. */
const DayCell = memo(function DayCell({
  day,
  name,
  posts,
  most,
  isToday,
  isPast,
  isOutside,
}: DayCellProps): JSX.Element {
  const t = useTranslate();
  const { moves } = useCalendar();
  const dragged = useContext(DraggedContext);
  const ref = useRef<HTMLDivElement>(null);
  const canDrop = dragged !== undefined && moves.canDrop(dragged, day);
  const { dropProps, isDropTarget } = useDrop({
    ref,
    isDisabled: isPast || (dragged !== undefined && !canDrop),
    getDropOperation: (types) => (types.has(dragType) ? 'move' : 'cancel'),
    onDrop: () => dragged && moves.dropOn(dragged, day),
  });
  const { shown, folded } = foldDay(posts, most);
  const label = [
    posts.length === 0
      ? t('post_calendar.day_plain', { day: name })
      : t('post_calendar.day', { day: name, count: posts.length }),
    isToday ? t('post_calendar.is_today') : '',
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <Cell
      {...dropProps}
      ref={ref}
      role="cell"
      // Focus moves here while a post is dragged by keyboard.
      tabIndex={-1}
      aria-label={label}
      data-today={isToday || undefined}
      data-past={isPast || undefined}
      data-outside={isOutside || undefined}
      data-drop={isDropTarget || undefined}
      data-refuses={(dragged !== undefined && !canDrop && dragged.at.slice(0, 10) !== day) || undefined}
    >
      <DayNumber aria-hidden>{Number(day.slice(8))}</DayNumber>
      <Stack gap={1}>
        {shown.map((post) => (
          <CalendarEntry key={post.id} post={post} />
        ))}
        {folded > 0 && <FoldedPosts day={day} name={name} count={folded} />}
      </Stack>
    </Cell>
  );
});

/** The sign for the posts that a day does not show. */
const FoldedPosts = memo(function FoldedPosts({
  day,
  name,
  count,
}: {
  day: Day;
  name: string;
  count: number;
}) {
  const t = useTranslate();
  const { openDay } = useCalendar();
  return (
    <Button
      size="s"
      variant="ghost"
      aria-label={t('post_calendar.more', { count, day: name })}
      onPress={() => openDay(day)}
    >
      +{count}
    </Button>
  );
});

const Grid = styled.div.withConfig(innerClass('PostsCalendar-grid'))`
  display: grid;
  flex: 1;
  grid-template-rows: auto repeat(6, auto);
  align-content: start;
  min-block-size: 0;
  overflow: auto;
  & > [role='row'] {
    display: grid;
    grid-template-columns: repeat(7, minmax(110px, 1fr));
  }
`;

const Weekday = styled.div.withConfig(innerClass('PostsCalendar-weekday'))`
  position: sticky;
  inset-block-start: 0;
  padding: var(--pf-space-2) var(--pf-space-3);
  border-block-end: 1px solid var(--pf-line);
  background: var(--pf-surface);
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
  font-weight: var(--pf-weight-medium);
`;

const Cell = styled.div.withConfig(partClass('PostsCalendar-day'))`
  ${focusRing}
  display: flex;
  flex-direction: column;
  gap: var(--pf-space-2);
  min-inline-size: 0;
  min-block-size: 92px;
  padding: var(--pf-space-2);
  border-block-end: 1px solid var(--pf-line-2);
  border-inline-end: 1px solid var(--pf-line-2);
  :where([data-weeks='1']) & {
    min-block-size: 420px;
  }
  &:where([data-outside]) {
    background: var(--pf-background);
  }
  &:where([data-past]) > :first-child,
  &:where([data-outside]) > :first-child {
    color: var(--pf-ink-3);
  }
  &:where([data-refuses]) {
    opacity: 0.55;
  }
  &:where([data-drop]) {
    background: var(--pf-info-soft);
    box-shadow: inset 0 0 0 2px var(--pf-primary);
  }
`;

const DayNumber = styled.span.withConfig(innerClass('PostsCalendar-number'))`
  display: grid;
  inline-size: 26px;
  block-size: 26px;
  place-items: center;
  border-radius: 50%;
  font-size: var(--pf-font-size-s);
  font-variant-numeric: tabular-nums;
  :where([data-today]) > && {
    background: var(--pf-primary);
    color: var(--pf-primary-ink);
    font-weight: var(--pf-weight-bold);
  }
`;
