import {
  type CalendarDate,
  minutesOfDay,
  weekdays,
} from '@pinfold/contract/features/listings/hours/calendar';
import type { CompiledHours } from '@pinfold/contract/features/store-locator/hours/compiled-hours';
import { hoursOfWeekday } from '@pinfold/contract/features/store-locator/hours/open-state';
import { isSafeLink } from '@pinfold/contract/features/store-locator/is-safe-link';
import type { LocatorSection } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type { PublicStore } from '@pinfold/contract/features/store-locator/public-store.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { html, type Markup } from '../../../answers/markup.ts';
import { pageTexts } from './page-texts.ts';

/** The posts of a store; nothing where there are none. */
export function postsSection({ posts, zone }: PublicStore, language: Language): Markup | string {
  const { posts: title, coupon } = pageTexts(language);
  if (posts.length === 0) return '';
  const { format, formatRange } = datesIn(language, zone);
  return html`<section>
    <h2>${title}</h2>
    ${posts.map((post) => {
      const { starts_at, ends_at, image, action } = post;
      const when =
        starts_at !== null && ends_at !== null
          ? formatRange(new Date(starts_at), new Date(ends_at))
          : format(new Date(starts_at ?? post.published_at));
      return html`<article class="post">
        ${post.title === '' ? '' : html`<h3>${post.title}</h3>`}
        <p class="quiet">${when}</p>
        ${image ? html`<img src="${image.url}" width="${image.width}" height="${image.height}" loading="lazy" alt="" />` : ''}
        <p class="text">${post.text}</p>
        ${post.coupon === '' ? '' : html`<p class="coupon">${coupon}: <b>${post.coupon}</b></p>`}
        ${action ? html`<p>${linkTo(action.url, action.text) ?? ''}</p>` : ''}
      </article>`;
    })}
  </section>`;
}

function datesIn(language: Language, timeZone: string) {
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone });
  return {
    format: (date: Date) => dates.format(date),
    formatRange: (start: Date, end: Date) => dates.formatRange(start, end),
  };
}

/** A link, where it leads somewhere safe. */
export function linkTo(url: string, text: string, className = ''): Markup | undefined {
  return isSafeLink(url) ? html`<a class="${className}" href="${url}" rel="noopener">${text}</a>` : undefined;
}

/** The extra sections of an owner. */
export function sectionsMarkup(sections: readonly LocatorSection[]): Markup[] {
  return sections.map(
    (section) =>
      html`<section>
        ${section.title === '' ? '' : html`<h2>${section.title}</h2>`}${listOf(section)}
      </section>`,
  );
}

function listOf({ kind, items }: LocatorSection): Markup {
  if (kind === 'images')
    return html`<div class="photos">
      ${items.map(({ text, url, image }) => {
        if (!image) return '';
        const picture = html`<img
          src="${image.url}"
          width="${image.width}"
          height="${image.height}"
          loading="lazy"
          alt="${text}"
        />`;
        return isSafeLink(url) ? html`<a href="${url}" rel="noopener">${picture}</a>` : picture;
      })}
    </div>`;
  const links = items.map(({ text, url }) => linkTo(url, text, kind === 'buttons' ? 'button' : '') ?? '');
  return kind === 'buttons'
    ? html`<div class="actions">${links}</div>`
    : html`<ul class="links">
        ${links.map((link) => html`<li>${link}</li>`)}
      </ul>`;
}

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
