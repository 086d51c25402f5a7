'use client';
import { type CalendarDate, weekdayOf, weekdays } from '@pinfold/contract/features/listings/hours/calendar';
import {
  firstDate,
  type PostRecurrence,
  type RepeatingPost,
} from '@pinfold/contract/features/publications/recurrence';
import { type ReactNode, useMemo } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { useWallTime } from './post-labels.ts';

/** Days of the week by their number, in the reader's language: `piątek`. */
export function useWeekdayNames(style: 'long' | 'short' = 'long'): readonly string[] {
  const { language } = usePinfold();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' });
    // 4 January 2027 is a Monday.
    return weekdays.map((day) => format.format(new Date(Date.UTC(2027, 0, 4 + day))));
  }, [language, style]);
}

/** How a post repeats, in words: `co tydzień w piątek, do 31 mar 2027`. Nothing for one that does not. */
export function RecurrenceWords({ post }: { post: RepeatingPost }): ReactNode {
  const t = useTranslate();
  const wallTime = useWallTime();
  const dayWords = useRecurrenceDayWords();
  const { recurrence } = post;
  if (!recurrence) return null;
  const { every, interval, until, skip } = recurrence;
  const often =
    interval === 1 ? t(`posts.repeat.${every}`) : t(`posts.repeat.every_${every}`, { count: interval });
  return [
    [often, dayWords(recurrence, firstDate(post))].filter(Boolean).join(' '),
    until && t('posts.repeat.until', { date: wallTime(`${until}T12:00`, 'date') }),
    skip.length > 0 && t('posts.repeat.without', { count: skip.length }),
  ]
    .filter(Boolean)
    .join(', ');
}

type DayPattern = Pick<PostRecurrence, 'every' | 'days' | 'on'>;

/** Returns on which days a pattern is, as words after how often: `w piątek`, `w drugi wtorek`; none of a daily one. */
export function useRecurrenceDayWords(): (pattern: DayPattern, first: CalendarDate | undefined) => string {
  const t = useTranslate();
  const format = useFormat();
  return ({ every, days, on }, first) => {
    if (every === 'week') {
      const sorted = days.toSorted((one, other) => one - other);
      // Polish says “we wtorek”, but “w piątek”.
      const key = sorted[0] === 1 ? 'posts.repeat.days.from_tuesday' : 'posts.repeat.days';
      const named = sorted.map((day) =>
        t('posts.repeat.one_weekday', { weekday: t(`posts.repeat.weekday.${day}`) }),
      );
      return t(key, { days: format.list(named) });
    }
    if (every === 'day' || first === undefined) return '';
    const day = Number(first.slice(8));
    if (on === 'day') return t('posts.repeat.month_day', { day });
    const weekday = weekdayOf(first);
    const nth =
      on === 'last_weekday' ? 'last' : ((['1', '2', '3', '4'] as const)[Math.ceil(day / 7) - 1] ?? 'last');
    return t(`posts.repeat.nth.${isFeminine(weekday) ? 'f' : 'm'}.${nth}`, {
      weekday: t(`posts.repeat.weekday.${weekday}`),
    });
  };
}

/** Środa, sobota and niedziela; other languages have one form for all. */
function isFeminine(weekday: number): boolean {
  return weekday === 2 || weekday === 5 || weekday === 6;
}
