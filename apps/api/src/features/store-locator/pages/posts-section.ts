import { html, type Markup } from '../../../answers/markup.ts';
import type { PublicStore } from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { pageTexts } from './page-texts.ts';
import { linkTo } from './sections-markup.ts';

/** The posts of a shop; nothing where there are none. */
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
