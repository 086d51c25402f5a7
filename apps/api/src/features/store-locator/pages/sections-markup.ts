import { html, type Markup } from '../../../answers/markup.ts';
import { isSafeLink } from '@pinfold/contract/features/store-locator/is-safe-link';
import type { LocatorSection } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';

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
