import { formatPhone, parsePhone } from '@pinfold/contract/features/listings/contact/phone-numbers';
import { isSafeLink } from '@pinfold/contract/features/store-locator/is-safe-link';
import { postPeriodText } from '@pinfold/contract/features/store-locator/post-period';
import type {
  LocatorContact,
  LocatorSection,
} from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type { PublicStore } from '@pinfold/contract/features/store-locator/public-store.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { html, type Markup, type MarkupPart } from '../../../answers/markup.ts';
import { pageTexts, type PageTexts } from './page-texts.ts';

/** A part of a store's page with its heading. */
export function titledSection(title: string, content: MarkupPart): Markup {
  return html`<section>
    <h2>${title}</h2>
    ${content}
  </section>`;
}

export function subsection(title: string, content: MarkupPart): Markup {
  return html`<section>
    <h3>${title}</h3>
    ${content}
  </section>`;
}

/** A link; nothing where it does not lead anywhere safe. */
export function safeLink(url: string, text: string, className = ''): Markup | undefined {
  return isSafeLink(url) ? html`<a class="${className}" href="${url}" rel="noopener">${text}</a>` : undefined;
}

export function storeDescription({ description }: PublicStore, texts: PageTexts): Markup | undefined {
  return description === ''
    ? undefined
    : titledSection(texts.about, html`<p class="text">${description}</p>`);
}

/** From its URL attributes, such as a menu. */
export function storeLinks({ links }: PublicStore, texts: PageTexts): Markup | undefined {
  return linksSection(
    texts.links,
    links.map(({ text, url }) => safeLink(url, text)),
  );
}

/** Its further phones, and the contact of the store or of the whole locator. */
export function storeContact(
  { phones, country }: PublicStore,
  contact: LocatorContact | null,
  texts: PageTexts,
): Markup | undefined {
  return linksSection(texts.contact, [
    ...phones.slice(1).map((phone) => phoneLink(phone, country)),
    contact?.phone ? phoneLink(contact.phone, country) : undefined,
    contact?.email ? safeLink(`mailto:${contact.email}`, contact.email) : undefined,
    contact?.url ? safeLink(contact.url, contact.url.replace(/^https?:\/\//i, '')) : undefined,
  ]);
}

/** A number that cannot be parsed is shown as it is, without a link. */
function phoneLink(phone: string, country: string): Markup | undefined {
  const number = parsePhone(phone, country);
  return number ? safeLink(`tel:${number}`, formatPhone(number)) : html`${phone}`;
}

function linksSection(title: string, links: readonly (Markup | undefined)[]): Markup | undefined {
  const safe = links.filter((link) => link !== undefined);
  return safe.length === 0 ? undefined : titledSection(title, linkList(safe));
}

function linkList(links: readonly (Markup | undefined)[]): Markup {
  return html`<ul class="links">
    ${links.map((link) => html`<li>${link}</li>`)}
  </ul>`;
}

export function storePhotos({ name, photos }: PublicStore, texts: PageTexts): Markup | undefined {
  if (photos.length === 0) return undefined;
  return titledSection(
    texts.photos,
    html`<div class="photos">
      ${photos.map((photo, index) => picture(photo, texts.photo(name, index + 1)))}
    </div>`,
  );
}

function picture({ url, width, height }: PublicStore['photos'][number], text: string): Markup {
  return html`<img src="${url}" width="${width}" height="${height}" loading="lazy" alt="${text}" />`;
}

export function storePosts({ posts, zone }: PublicStore, language: Language): Markup | undefined {
  if (posts.length === 0) return undefined;
  return titledSection(
    pageTexts(language).posts,
    posts.map((post) => postArticle(post, zone, language)),
  );
}

function postArticle(post: PublicStore['posts'][number], zone: string, language: Language): Markup {
  const { title, text, image, action, coupon } = post;
  return html`<article class="post">
    ${title === '' ? '' : html`<h3>${title}</h3>`}
    <p class="quiet">${postPeriodText(post, zone, language)}</p>
    ${image ? picture(image, '') : ''}
    <p class="text">${text}</p>
    ${coupon === '' ? '' : html`<p class="coupon">${pageTexts(language).coupon}: <b>${coupon}</b></p>`}
    ${action ? html`<p>${safeLink(action.url, action.text)}</p>` : ''}
  </article>`;
}

export function storeServices({ services }: PublicStore, texts: PageTexts): Markup | undefined {
  if (services.length === 0) return undefined;
  return titledSection(
    texts.services,
    html`<ul class="list">
      ${services.map(
        ({ name, text }) =>
          html`<li><b>${name}</b>${text === '' ? '' : html`<p class="text">${text}</p>`}</li>`,
      )}
    </ul>`,
  );
}

export function storeAmenities({ attributes }: PublicStore, texts: PageTexts): Markup | undefined {
  if (attributes.length === 0) return undefined;
  return titledSection(
    texts.amenities,
    attributes.map(({ group, items }) =>
      subsection(
        group,
        html`<ul class="tags">
          ${items.map((item) => html`<li>${item}</li>`)}
        </ul>`,
      ),
    ),
  );
}

export function storeQuestions({ questions }: PublicStore, texts: PageTexts): Markup | undefined {
  if (questions.length === 0) return undefined;
  return titledSection(
    texts.questions,
    html`<dl class="questions">
      ${questions.map(
        ({ question, answer }) =>
          html`<dt>${question}</dt>
            <dd class="text">${answer}</dd>`,
      )}
    </dl>`,
  );
}

/** A section that an owner adds: pictures, buttons or links. */
export function ownerSection({ kind, title, items }: LocatorSection): Markup {
  const links = () => items.map(({ text, url }) => safeLink(url, text, kind === 'buttons' ? 'button' : ''));
  return html`<section>
    ${title === '' ? '' : html`<h2>${title}</h2>`}${
      kind === 'images'
        ? html`<div class="photos">${items.map(linkedPicture)}</div>`
        : kind === 'buttons'
          ? html`<div class="actions">${links()}</div>`
          : linkList(links())
    }
  </section>`;
}

function linkedPicture({ text, url, image }: LocatorSection['items'][number]): Markup | undefined {
  if (!image) return undefined;
  const shown = picture(image, text);
  return isSafeLink(url) ? html`<a href="${url}" rel="noopener">${shown}</a>` : shown;
}
