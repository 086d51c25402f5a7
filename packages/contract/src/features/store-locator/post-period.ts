import type { Language } from '../../languages.ts';
import { addDays, minutesOfDay, timeOfMinutes, type CalendarDate } from '../listings/hours/calendar.ts';
import { localTime } from '../listings/hours/zoned-time.ts';

/** What of a public post says when it is for. */
interface PostMoments {
  kind: 'STANDARD' | 'EVENT' | 'OFFER' | 'ALERT';
  starts_at: string | null;
  ends_at: string | null;
  published_at: string;
}

interface LocalMoment {
  date: CalendarDate;
  /** Since its date began; an end at midnight is 1440 of the day before. */
  minutes: number;
}

/**
 * When a post is for, in the local time of its store: an event with its hours unless it takes whole days, an offer by its
 * days, and any other by the day on which it was published.
 */
export function postPeriodText(
  { kind, starts_at, ends_at, published_at }: PostMoments,
  zone: string,
  language: Language,
): string {
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const start = starts_at === null ? undefined : localTime(new Date(starts_at), zone);
  const end = ends_at === null ? undefined : endOf(localTime(new Date(ends_at), zone));
  if (!start || !end || end.date < start.date)
    return dates.format(noonOf((start ?? end ?? localTime(new Date(published_at), zone)).date));
  if (kind !== 'EVENT' || (start.minutes === 0 && end.minutes === minutesOfDay))
    return dates.formatRange(noonOf(start.date), noonOf(end.date));
  const [from, until] = [start, end].map(({ minutes }) => timeOfMinutes(minutes));
  return start.date === end.date
    ? `${dates.format(noonOf(start.date))}, ${from}–${until}`
    : `${dates.format(noonOf(start.date))}, ${from} – ${dates.format(noonOf(end.date))}, ${until}`;
}

/** A whole day ends as calendars write it when the next one begins. */
function endOf({ date, minutes }: LocalMoment): LocalMoment {
  return minutes === 0 ? { date: addDays(date, -1), minutes: minutesOfDay } : { date, minutes };
}

function noonOf(date: CalendarDate): Date {
  return new Date(`${date}T12:00:00Z`);
}
