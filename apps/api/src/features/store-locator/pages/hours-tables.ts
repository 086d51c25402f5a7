import { html, type Markup } from '../../../answers/markup.ts';
import {
  type CalendarDate,
  minutesOfDay,
  weekdays,
} from '@pinfold/contract/features/listings/hours/calendar';
import type { CompiledHours } from '@pinfold/contract/features/store-locator/hours/compiled-hours';
import { hoursOfWeekday } from '@pinfold/contract/features/store-locator/hours/open-state';
import type { Language } from '@pinfold/contract/languages';
import { pageTexts } from './page-texts.ts';

/** The hours of the week, from Monday on. */
export function weekTable(hours: CompiledHours, caption: string, language: Language): Markup {
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return table(
    caption,
    weekdays.map((day) => [format(new Date(firstMonday + day * aDay)), hoursOfWeekday(hours, day)]),
    language,
  );
}

/** The dates that differ from their weekday, from today on; nothing where there are none. */
export function specialDaysTable(
  { dates }: CompiledHours,
  today: CalendarDate,
  language: Language,
): Markup | undefined {
  const { format } = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const coming = dates.filter(([date]) => date >= today).slice(0, mostDates);
  if (coming.length === 0) return undefined;
  return table(
    pageTexts(language).specialHours,
    coming.map(([date, ranges]) => [format(new Date(`${date}T00:00:00Z`)), ranges]),
    language,
  );
}

const aDay = minutesOfDay * 60_000;
const firstMonday = 4 * aDay;
const mostDates = 20;

function table(caption: string, days: [string, readonly number[]][], language: Language): Markup {
  const { day, time } = pageTexts(language);
  return html`<table>
    <caption>
      ${caption} (${day}, ${time})
    </caption>
    <tbody>
      ${days.map(
        ([name, ranges]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${rangesText(ranges, language)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function rangesText(ranges: readonly number[], language: Language): string {
  const { closed, allDay } = pageTexts(language);
  if (ranges.length === 0) return closed;
  const parts: string[] = [];
  for (let at = 0; at < ranges.length; at += 2) {
    const [start = 0, end = 0] = [ranges[at], ranges[at + 1]];
    parts.push(end - start >= minutesOfDay ? allDay : `${clock(start)}–${clock(end)}`);
  }
  return parts.join(', ');
}

/** As on a door: 8:00, 24:00, and after it the times of the night. */
function clock(minutes: number): string {
  const within = minutes > minutesOfDay ? minutes - minutesOfDay : minutes;
  return `${Math.floor(within / 60)}:${String(within % 60).padStart(2, '0')}`;
}
