import type { JSX, ReactNode } from 'react';
import { addDays, type CalendarDate } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import {
  hoursOfDate,
  storeClock,
  specialHoursOf,
} from '@pinfold/contract/features/store-locator/hours/open-state';
import type { Language } from '@pinfold/contract/languages';
import type { CompiledHours } from '../../locator-source.ts';
import { clockTime } from '../store-summary.ts';
import type { DetailsMessages } from '../messages/details-messages.ts';
import { detailsPart, DetailsSection, type StorePartProps } from './details-section.tsx';

type Props = StorePartProps & { now: Date };

/** Hours of the next 7 days, later exceptions, and hours of single services. */
export function StoreHours({ store, detailsMessages, messages, now }: Props): JSX.Element | null {
  const { hours, zone } = store;
  const more = store.more_hours.filter((one) => nextDays(one.hours, zone, now).length > 0);
  const days = hours ? nextDays(hours, zone, now) : [];
  const later = hours ? laterExceptions(hours, zone, now) : [];
  if (days.length === 0 && more.length === 0) return null;
  const there = otherTimeThere(zone, now);
  const table = (caption: string, rows: readonly DayHours[], style: 'weekday' | 'date') => (
    <DayTable
      caption={caption}
      rows={rows}
      style={style}
      detailsMessages={detailsMessages}
      messages={messages}
    />
  );
  return (
    <DetailsSection title={detailsMessages.hours}>
      {store.is_closed_for_now && <p className={detailsPart('note')}>{messages.closedForNow}</p>}
      {days.length > 0 ? (
        table(detailsMessages.hours, days, 'weekday')
      ) : (
        <p>{detailsMessages.hoursUnknown}</p>
      )}
      {there !== undefined && (
        <p className={detailsPart('note')}>{detailsMessages.timeThere(clockTime(there))}</p>
      )}
      {later.length > 0 && (
        <>
          <h4>{detailsMessages.specialDays}</h4>
          {table(detailsMessages.specialDays, later, 'date')}
        </>
      )}
      {more.length > 0 && (
        <details className={detailsPart('fold')}>
          <summary>{detailsMessages.moreHours}</summary>
          {more.map(({ label, hours: its }) => (
            <MoreHours key={label} label={label}>
              {table(label, nextDays(its, zone, now), 'weekday')}
            </MoreHours>
          ))}
        </details>
      )}
    </DetailsSection>
  );
}

function MoreHours({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <h4>{label}</h4>
      {children}
    </>
  );
}

interface DayTableProps extends Pick<Props, 'detailsMessages' | 'messages'> {
  caption: string;
  rows: readonly DayHours[];
  style: 'weekday' | 'date';
}

function DayTable({ caption, rows, style, detailsMessages, messages }: DayTableProps) {
  return (
    <table className={detailsPart('hours')} aria-label={caption}>
      <tbody>
        {rows.map(({ date, ranges, isToday, isException }) => (
          <tr key={date} {...(isToday && { 'aria-current': 'date' as const })}>
            <th scope="row">
              {dayText(date, messages.language, isException ? 'date' : style)}
              {isToday && <span>{` (${detailsMessages.today})`}</span>}
            </th>
            <td>
              {hoursText(ranges, detailsMessages)}
              {isException && style === 'weekday' && (
                <span className={detailsPart('exception')}> {detailsMessages.exception}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Hours of one day of the store's calendar. */
interface DayHours {
  date: CalendarDate;
  /** Alternating start and end, in minutes since midnight. */
  ranges: readonly number[];
  isToday: boolean;
  /** The hours differ from those of the weekday. */
  isException: boolean;
}

/** Returns the next 7 days from today in the store's zone; empty if no hours or no such zone are known. */
export function nextDays(hours: CompiledHours, zone: string, now: Date): DayHours[] {
  const today = storeClock(zone, now)?.date;
  if (today === undefined) return [];
  const days = Array.from({ length: 7 }, (_, ahead) => dayOf(hours, addDays(today, ahead), ahead === 0));
  return hours.week.length === 0 && !days.some(({ isException }) => isException) ? [] : days;
}

/** Returns the exceptions from 7 to 30 days from today. */
export function laterExceptions(hours: CompiledHours, zone: string, now: Date): DayHours[] {
  const today = storeClock(zone, now)?.date;
  if (today === undefined) return [];
  const [first, last] = [addDays(today, 7), addDays(today, 30)];
  return hours.dates
    .filter(([date]) => date >= first && date <= last)
    .map(([date]) => dayOf(hours, date, false));
}

/** Returns the local time of the store in minutes since midnight; undefined if it is the visitor's. */
export function otherTimeThere(zone: string, now: Date): number | undefined {
  const clock = storeClock(zone, now);
  const { minutes } = localTime(now, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return clock && clock.minutes !== minutes ? clock.minutes : undefined;
}

function dayOf(hours: CompiledHours, date: CalendarDate, isToday: boolean): DayHours {
  return {
    date,
    ranges: hoursOfDate(hours, date),
    isToday,
    isException: specialHoursOf(hours, date) !== undefined,
  };
}

/** Formats the hours of a day: `8:00–18:00`, `całą dobę`, `zamknięte`. */
export function hoursText(ranges: readonly number[], messages: DetailsMessages): string {
  if (ranges.length === 0) return messages.closed;
  const parts: string[] = [];
  for (let at = 0; at < ranges.length; at += 2) {
    const [start = 0, end = 0] = [ranges[at], ranges[at + 1]];
    if (start === 0 && end === day) return messages.allDay;
    parts.push(`${clockTime(start)}–${clockTime(end > day ? end - day : end)}`);
  }
  return parts.join(', ');
}

/** Formats a date in a language. */
export function dayText(date: string, language: Language, style: 'weekday' | 'date' | 'full'): string {
  return new Intl.DateTimeFormat(language, { ...styles[style], timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

const day = 1440;

const styles = {
  weekday: { weekday: 'long' },
  date: { weekday: 'long', day: 'numeric', month: 'long' },
  full: { day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
