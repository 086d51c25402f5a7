import { html, type Markup } from '../../../answers/markup.ts';
import { formatPhone, parsePhone } from '@pinfold/contract/features/listings/contact/phone-numbers';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type {
  PublicLocator,
  PublicStore,
} from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { linkTo, postsSection, sectionsMarkup, specialDaysTable, weekTable } from './store-sections.ts';
import { inLanguage, pageFrame, type Page } from './page-frame.ts';
import { pageTexts, type PageTexts } from './page-texts.ts';
import { storeData } from './structured-data.ts';

interface ShownStore {
  locator: PublicLocator;
  store: PublicStore;
  /** Its primary category at the provider. */
  categoryId: string;
  language: Language;
  ownLanguage: Language;
  url: string;
  listUrl: string;
  now: Date;
}

/** The page of one store. */
export function storePage(shown: ShownStore): Page {
  const { locator, store, language, ownLanguage, url, listUrl, now } = shown;
  const texts = pageTexts(language);
  const listed = inLanguage(listUrl, language, ownLanguage);
  const description =
    store.description === ''
      ? texts.storeDescription(store.name, store.formatted_address)
      : firstWords(store.description, 160);
  return pageFrame(
    {
      title: [store.name, store.street, store.city].filter((part) => part !== '').join(', '),
      description,
      language,
      ownLanguage,
      url,
      listUrl,
      options: locator.options,
      data: storeData({
        ...shown,
        url: inLanguage(url, language, ownLanguage),
        listUrl: listed,
      }),
      picture: store.photos[0]?.url,
    },
    html`<div class="lead">
        <div>
          <h1>${store.name}</h1>
          <p>${store.formatted_address}</p>
          ${store.category === '' ? '' : html`<p class="quiet">${store.category}</p>`}
        </div>
        ${store.is_closed_for_now ? html`<p class="badge">${texts.closedForNow}</p>` : ''}
        <div class="actions">${actions(store, texts)}</div>
      </div>
      <div class="columns">
        ${hoursSection(store, language, now)}${linksSection(store, texts)}${contactSection(shown, texts)}
      </div>
      ${section(texts.about, store.description === '' ? [] : [html`<p class="text">${store.description}</p>`])}
      ${photosSection(store, texts)} ${postsSection(store, language)}
      ${section(
        texts.services,
        store.services.length === 0
          ? []
          : [
              html`<ul class="list">
                ${store.services.map(({ name, text }) => html`<li><b>${name}</b>${text === '' ? '' : html`<p class="text">${text}</p>`}</li>`)}
              </ul>`,
            ],
      )}
      ${section(
        texts.amenities,
        store.attributes.map(
          ({ group, items }) =>
            html`<section>
              <h3>${group}</h3>
              <ul class="tags">
                ${items.map((item) => html`<li>${item}</li>`)}
              </ul>
            </section>`,
        ),
      )}
      ${section(
        texts.questions,
        store.questions.length === 0
          ? []
          : [
              html`<dl class="questions">
                ${store.questions.map(
                  ({ question, answer }) =>
                    html`<dt>${question}</dt>
                      <dd class="text">${answer}</dd>`,
                )}
              </dl>`,
            ],
      )}
      ${sectionsMarkup(store.sections)}
      <p><a href="${listed}">${texts.allStores}</a></p>`,
  );
}

function actions(store: PublicStore, texts: PageTexts): Markup[] {
  const [phone] = store.phones;
  const place =
    store.latitude === null || store.longitude === null
      ? store.formatted_address
      : `${store.latitude},${store.longitude}`;
  const route = `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`;
  return [
    ...(store.street === '' ? [] : [linkTo(route, texts.directions, 'button first')]),
    ...(phone === undefined
      ? []
      : [linkTo(`tel:${phone}`, `${texts.call}: ${formatPhone(phone)}`, 'button')]),
    ...(store.website === '' ? [] : [linkTo(store.website, texts.website, 'button')]),
    ...(store.offer_link ? [linkTo(store.offer_link.url, store.offer_link.text, 'button')] : []),
  ].filter((link) => link !== undefined);
}

function hoursSection(
  { hours, more_hours, zone }: PublicStore,
  language: Language,
  now: Date,
): Markup | string {
  const texts = pageTexts(language);
  if (!hours) return '';
  const special = specialDaysTable(hours, localTime(now, zone).date, language);
  return section(texts.hours, [
    weekTable(hours, texts.hours, language),
    ...(special
      ? [
          html`<section>
            <h3>${texts.specialHours}</h3>
            ${special}
          </section>`,
        ]
      : []),
    ...more_hours.map(
      ({ label, hours: more }) =>
        html`<section>
          <h3>${label}</h3>
          ${weekTable(more, label, language)}
        </section>`,
    ),
  ]);
}

/** From its URL attributes, such as a menu. */
function linksSection({ links }: PublicStore, texts: PageTexts): Markup | string {
  return listSection(
    texts.links,
    links.map(({ text, url }) => linkTo(url, text)),
  );
}

function contactSection({ store, locator }: ShownStore, texts: PageTexts): Markup | string {
  const contact = store.contact ?? locator.options.contact;
  const phones = [...store.phones.slice(1), ...(contact?.phone ? [contact.phone] : [])];
  return listSection(texts.contact, [
    ...phones.map((phone) => phoneLink(phone, store.country)),
    ...(contact?.email ? [linkTo(`mailto:${contact.email}`, contact.email)] : []),
    ...(contact?.url ? [linkTo(contact.url, contact.url.replace(/^https?:\/\//i, ''))] : []),
  ]);
}

/** A number that cannot be read stands as it was written. */
function phoneLink(phone: string, country: string): Markup | undefined {
  const number = parsePhone(phone, country);
  return number ? linkTo(`tel:${number}`, formatPhone(number)) : html`${phone}`;
}

function listSection(title: string, links: readonly (Markup | undefined)[]): Markup | string {
  const safe = links.filter((link) => link !== undefined);
  return section(
    title,
    safe.length === 0
      ? []
      : [
          html`<ul class="links">
            ${safe.map((link) => html`<li>${link}</li>`)}
          </ul>`,
        ],
  );
}

function photosSection({ name, photos }: PublicStore, texts: PageTexts): Markup | string {
  if (photos.length === 0) return '';
  return section(texts.photos, [
    html`<div class="photos">
      ${photos.map(
        ({ url, width, height }, index) =>
          html`<img
            src="${url}"
            width="${width}"
            height="${height}"
            loading="lazy"
            alt="${texts.photo(name, index + 1)}"
          />`,
      )}
    </div>`,
  ]);
}

/** Nothing where there is nothing to say. */
function section(title: string, content: readonly Markup[]): Markup | string {
  return content.length === 0
    ? ''
    : html`<section>
        <h2>${title}</h2>
        ${content}
      </section>`;
}

/** Whole words, up to a length. */
function firstWords(text: string, length: number): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  if (flat.length <= length) return flat;
  return `${flat.slice(0, flat.lastIndexOf(' ', length)).replace(/[\s,.;:–-]+$/, '')}…`;
}
