import type { Language } from '@pinfold/contract/languages';
import { fold } from '@pinfold/contract/fold';
import { locatorPath, storePath } from './store-path.ts';

/** What the pages for search engines need of a store to link to it. */
interface DirectoryStore {
  id: number;
  name: string;
  street: string;
  postal_code: string;
  city: string;
}

/** Some hundred stores by town; stores as name, street, postal code and path. */
export interface DirectoryPart {
  page: number;
  pages: number;
  count: number;
  towns: { city: string; stores: [name: string, street: string, postalCode: string, path: string][] }[];
}

/** Paths of pages that a sitemap names. */
export interface SitemapPart {
  part: number;
  parts: number;
  paths: string[];
}

const storesOnPage = 500;
/** What a sitemap may name at most (sitemaps.org). */
const addressesInSitemap = 50_000;

/**
 * The parts of a locator that its pages for search engines are made of: `directory:{n}` and `sitemap:{n}`, from 0. They
 * are the same in every language, so it is enough to keep them in the locator’s own, by which the towns are sorted.
 */
export function directoryParts(
  locator: string,
  stores: readonly DirectoryStore[],
  language: Language,
): { part: string; content: DirectoryPart | SitemapPart }[] {
  const sorted = byTownAndStreet(stores, language).map((store) => ({
    ...store,
    path: storePath(locator, store),
  }));
  const slices = slicesOf(sorted, storesOnPage);
  const pages = Math.max(1, slices.length);
  const directory = Array.from({ length: pages }, (_, page) => ({
    part: `directory:${page}`,
    content: { page, pages, count: stores.length, towns: townsOf(slices[page] ?? []) },
  }));
  const lists = listPaths(locator, pages);
  const paths = slicesOf([...lists, ...sorted.map(({ path }) => path)], addressesInSitemap);
  const sitemaps = paths.map((names, part) => ({
    part: `sitemap:${part}`,
    content: { part, parts: paths.length, paths: names },
  }));
  return [...directory, ...sitemaps];
}

/** Towns as their language sorts them, and the streets of each by words and numbers: quick enough for any chain. */
function byTownAndStreet(stores: readonly DirectoryStore[], language: Language): DirectoryStore[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const towns = [...new Set(stores.map(({ city }) => city))].sort(compare);
  const positions = new Map(towns.map((city, position) => [city, position]));
  return stores
    .map((store) => ({
      store,
      town: positions.get(store.city) ?? 0,
      text: fold(`${store.street}\n${store.name}`).replaceAll(/\d+/g, (digits) => digits.padStart(6, '0')),
    }))
    .sort(
      (a, b) => a.town - b.town || (a.text === b.text ? a.store.id - b.store.id : a.text < b.text ? -1 : 1),
    )
    .map(({ store }) => store);
}

function townsOf(stores: readonly (DirectoryStore & { path: string })[]): DirectoryPart['towns'] {
  const towns: DirectoryPart['towns'] = [];
  for (const store of stores) {
    const last = towns.at(-1);
    const town = last?.city === store.city ? last : { city: store.city, stores: [] };
    if (town !== last) towns.push(town);
    town.stores.push([store.name, store.street, store.postal_code, store.path]);
  }
  return towns;
}

function listPaths(locator: string, pages: number): string[] {
  const path = locatorPath(locator);
  return Array.from({ length: pages }, (_, page) => (page === 0 ? path : `${path}?page=${page + 1}`));
}

function slicesOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
