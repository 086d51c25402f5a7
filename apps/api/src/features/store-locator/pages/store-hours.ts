import {
  type CalendarDate,
  minutesOfDay,
  weekdays,
} from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { CompiledHours } from '@pinfold/contract/features/store-locator/hours/compiled-hours';
import { hoursOfWeekday } from '@pinfold/contract/features/store-locator/hours/open-state';
import type { PublicStore } from '@pinfold/contract/features/store-locator/public-store.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { html, type Markup } from '../../../answers/markup.ts';
import { pageTexts } from './page-texts.ts';
import { subsection, titledSection } from './store-sections.ts';

/** The hours of the week, the dates that differ from today on, and hours such as those of delivery. */
export function storeHours(
  { hours, more_hours, zone }: PublicStore,
  language: Language,
  now: Date,
): Markup | undefined {
  if (!hours) return undefined;
  const texts = pageTexts(language);
  const special = specialHoursTable(hours, localTime(now, zone).date, language);
  return titledSection(texts.hours, [
    weekTable(hours, texts.hours, language),
    special && subsection(texts.specialHours, special),
    more_hours.map(({ label, hours: more }) => subsection(label, weekTable(more, label, language))),
  ]);
}

/** The hours of each weekday, from Monday on. */
function weekTable(hours: CompiledHours, caption: string, language: Language): Markup {
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return hoursTable(
    caption,
    weekdays.map((day) => [format(new Date(firstMonday + day * aDay)), hoursOfWeekday(hours, day)]),
    language,
  );
}

/** The dates that differ from their weekday, from today on; nothing where there are none. */
function specialHoursTable(
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
  return hoursTable(
    pageTexts(language).specialHours,
    coming.map(([date, ranges]) => [format(new Date(`${date}T00:00:00Z`)), ranges]),
    language,
  );
}

const aDay = minutesOfDay * 60_000;

const firstMonday = 4 * aDay;

const mostDates = 20;

function hoursTable(caption: string, days: [string, readonly number[]][], language: Language): Markup {
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

/** 8:00 or 24:00; after midnight the times of the next day. */
function clock(minutes: number): string {
  const within = minutes > minutesOfDay ? minutes - minutesOfDay : minutes;
  return `${Math.floor(within / 60)}:${String(within % 60).padStart(2, '0')}`;
}
