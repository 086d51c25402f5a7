import { formatPhone } from '@pinfold/contract/features/listings/contact/phone-numbers';
import type { PublicLocator } from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import type { PublicStore } from '@pinfold/contract/features/store-locator/public-store.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { html, type Markup } from '../../../answers/markup.ts';
import type { Page } from '../../../answers/public-page.ts';
import { inLanguage, pageFrame } from './page-frame.ts';
import { pageTexts, type PageTexts } from './page-texts.ts';
import { storeHours } from './store-hours.ts';
import {
  ownerSection,
  safeLink,
  storeAmenities,
  storeContact,
  storeDescription,
  storeLinks,
  storePhotos,
  storePosts,
  storeQuestions,
  storeServices,
} from './store-sections.ts';
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
  const { locator, store, language, ownLanguage, url, listUrl } = shown;
  const texts = pageTexts(language);
  const list = inLanguage(listUrl, language, ownLanguage);
  return pageFrame(
    {
      title: [store.name, store.street, store.city].filter((part) => part !== '').join(', '),
      description:
        store.description === ''
          ? texts.storeDescription(store.name, store.formatted_address)
          : firstWords(store.description, 160),
      language,
      ownLanguage,
      url,
      listUrl,
      options: locator.options,
      data: storeData({ ...shown, url: inLanguage(url, language, ownLanguage), listUrl: list }),
      picture: store.photos[0]?.url,
    },
    storeContent(shown, list, texts),
  );
}

function storeContent({ locator, store, language, now }: ShownStore, list: string, texts: PageTexts): Markup {
  return html`<div class="lead">
      <div>
        <h1>${store.name}</h1>
        <p>${store.formatted_address}</p>
        ${store.category === '' ? '' : html`<p class="quiet">${store.category}</p>`}
      </div>
      ${store.is_closed_for_now ? html`<p class="badge">${texts.closedForNow}</p>` : ''}
      <div class="actions">${storeActions(store, texts)}</div>
    </div>
    <div class="columns">
      ${storeHours(store, language, now)}${storeLinks(store, texts)}${storeContact(
        store,
        store.contact ?? locator.options.contact,
        texts,
      )}
    </div>
    ${storeDescription(store, texts)} ${storePhotos(store, texts)} ${storePosts(store, language)}
    ${storeServices(store, texts)} ${storeAmenities(store, texts)} ${storeQuestions(store, texts)}
    ${store.sections.map(ownerSection)}
    <p><a href="${list}">${texts.allStores}</a></p>`;
}

/** What most visitors come for, as buttons: the way there, the phone, the website, the offer. */
function storeActions(store: PublicStore, texts: PageTexts): (Markup | undefined)[] {
  const [phone] = store.phones;
  const destination =
    store.latitude === null || store.longitude === null
      ? store.formatted_address
      : `${store.latitude},${store.longitude}`;
  const route = `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
  return [
    store.street === '' ? undefined : safeLink(route, texts.directions, 'button first'),
    phone === undefined
      ? undefined
      : safeLink(`tel:${phone}`, `${texts.call}: ${formatPhone(phone)}`, 'button'),
    store.website === '' ? undefined : safeLink(store.website, texts.website, 'button'),
    store.offer_link ? safeLink(store.offer_link.url, store.offer_link.text, 'button') : undefined,
  ];
}

/** Whole words, up to a length. */
function firstWords(text: string, length: number): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  if (flat.length <= length) return flat;
  return `${flat.slice(0, flat.lastIndexOf(' ', length)).replace(/[\s,.;:–-]+$/, '')}…`;
}
