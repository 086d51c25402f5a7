import type { Language } from '@pinfold/contract/languages';
import { labels, translate } from '../../../i18n/i18n.ts';

/** What the pages for search engines say of themselves. */
export interface PageTexts {
  /** The language in its own words. */
  language: string;
  languages: string;
  allStores: string;
  noStores: string;
  pages: string;
  page(page: number, pages: number): string;
  previous: string;
  next: string;
  hours: string;
  specialHours: string;
  day: string;
  time: string;
  closed: string;
  allDay: string;
  closedForNow: string;
  directions: string;
  call: string;
  website: string;
  about: string;
  photos: string;
  photo(name: string, number: number): string;
  posts: string;
  coupon: string;
  services: string;
  amenities: string;
  links: string;
  questions: string;
  contact: string;
  notFound: string;
  notFoundHint: string;
  listDescription(name: string, count: number): string;
  storeDescription(name: string, address: string): string;
}

/** The labels of a page, and the sentences of it that name something. */
export function pageTexts(language: Language): PageTexts {
  return {
    ...labels(language, 'store_pages'),
    page: (page, pages) => translate(language, 'store_pages.page', { page, pages }),
    photo: (name, number) => translate(language, 'store_pages.photo', { name, number }),
    listDescription: (name, count) => translate(language, 'store_pages.listDescription', { name, count }),
    storeDescription: (name, address) =>
      translate(language, 'store_pages.storeDescription', { name, address }),
  };
}
