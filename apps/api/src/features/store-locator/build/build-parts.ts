import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { encodePage } from '@pinfold/contract/features/store-locator/encode-page';
import type { CompiledHours } from '@pinfold/contract/features/store-locator/hours/compiled-hours';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import type {
  PublicLocator,
  PublicLocatorOptions,
  PublicLocatorPage,
  PublicStoreCard,
} from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import { type Language, languages } from '@pinfold/contract/languages';
import type { Services } from '../../../services.ts';
import { mapTiles } from '../../session/installation-settings.ts';
import { imageRows, imagesBy, namedImages, withImages } from '../images/images.queries.ts';
import { directoryParts } from '../pages/directory-parts.ts';
import { locatorPath } from '../pages/store-path.ts';
import { pictureAddress, type PictureAddress } from '../public/picture-address.ts';
import { publicContact, publicLink, publicSections } from '../public/public-store-fields.ts';
import type { LocatorToBuild } from '../published-locator.ts';
import type { LocatorRow } from '../settings/settings.queries.ts';
import type { LocationCard } from './location-card.ts';
import { filterLabel, catalogNames } from './catalog-names.ts';
import { centerOf, locatorContent, type LocatorContent } from './read-locations.ts';
import { boundsOfPlaced } from './location-order.ts';

/** One stored response. */
export interface BuiltPart {
  language: Language;
  part: string;
  json: string;
}

/**
 * Builds all responses for visitors of a locator. Parts that are the same in every language are stored under the
 * locator's own. The version is a hash of all parts, and is written into each of them at the end.
 */
export async function buildLocatorParts(
  services: Services,
  locator: LocatorToBuild,
): Promise<{ version: string; parts: BuiltPart[] }> {
  const { settings } = locator;
  const content = await locatorContent(services, locator);
  const slices = slicesOf(content.cards);
  const pages = await pagesOf(slices);
  const answer = await firstAnswer(services, settings, content, pictureAddress(services, settings.name));
  const parts: BuiltPart[] = [];
  for (const language of languages) {
    const first: PublicLocator = {
      version: '',
      ...answer,
      language,
      filters: await namedFilters(services, settings.companyId, content, language),
      pages: listedPages(slices),
    };
    parts.push({ language, part: 'locator', json: JSON.stringify(first) });
    await setImmediate();
  }
  const own = { language: settings.language };
  parts.push(...pages.map((json, page) => ({ ...own, part: `page:${page}`, json })));
  const version = versionOf(parts);
  const written = parts.map((part) => ({ ...part, json: withVersion(part.json, version) }));
  const directory = directoryParts(settings.name, content.cards, settings.language).map(
    ({ part, content: shown }) => ({ ...own, part, json: JSON.stringify(shown) }),
  );
  return { version, parts: [...written, ...directory] };
}

/** Lets other work through between pages: writing a hundred thousand locations takes a while. */
async function pagesOf(slices: readonly LocationCard[][]): Promise<string[]> {
  const pages: string[] = [];
  for (const [page, cards] of slices.entries()) {
    pages.push(JSON.stringify(pageOfCards(cards, { version: '', page })));
    await setImmediate();
  }
  return pages;
}

function versionOf(parts: readonly BuiltPart[]): string {
  const hash = createHash('sha256');
  for (const { language, part, json } of parts) hash.update(`${language} ${part} ${json}\n`);
  return hash.digest('base64url').slice(0, 16);
}

const unversioned = '{"version":""';

function withVersion(json: string, version: string): string {
  if (!json.startsWith(unversioned)) throw new Error('a part begins with its version');
  return `{"version":"${version}"${json.slice(unversioned.length)}`;
}

/** The first response without the texts of a language and the version, which is known when all parts are built. */
export async function firstAnswer(
  services: Services,
  settings: LocatorRow,
  content: LocatorContent,
  addressOf: PictureAddress,
): Promise<Omit<PublicLocator, 'version' | 'language' | 'filters' | 'pages'>> {
  return {
    name: settings.name,
    options: await publicOptions(services, settings, addressOf),
    count: content.cards.length,
    bounds: boundsOfPlaced(content.cards),
    ...numberedCards(content.first),
    page_url: `${services.publicUrl}${locatorPath(settings.name)}`,
  };
}

/** The filters for visitors, with labels in a language. */
export async function namedFilters(
  services: Services,
  companyId: number,
  { filters, kinds }: LocatorContent,
  language: Language,
): Promise<PublicLocator['filters']> {
  const names = await catalogNames(services, companyId, kinds, language);
  return filters.map(({ filter, count }) => ({ label: filterLabel(filter, names), count }));
}

/** What a visitor sees of the owner’s choices. */
async function publicOptions(
  { database, config }: Pick<Services, 'database' | 'config'>,
  settings: LocatorRow,
  addressOf: PictureAddress,
): Promise<PublicLocatorOptions> {
  const images = await imageRows(database.queries, settings.companyId, namedImages(settings));
  const imageOf = imagesBy(images, ({ id }) => addressOf(id));
  const tiles = mapTiles(config);
  return {
    header_name: settings.headerName,
    logo: imageOf(settings.logoId),
    site_icon: imageOf(settings.siteIconId),
    primary_color: settings.primaryColor,
    distance_unit: settings.distanceUnit,
    center: centerOf(settings),
    radius_km: settings.radiusKm,
    map: {
      is_shown: settings.showsMap,
      asks_consent: settings.asksConsent,
      tiles_url: tiles?.tile_url ?? null,
      attribution: tiles?.attribution ?? '',
      max_zoom: config.PINFOLD_MAP_MAX_ZOOM,
    },
    launcher: { text: settings.launcherText, position: settings.launcherPosition },
    shows: {
      reviews: settings.showsReviews,
      posts: settings.showsPosts,
      photos: settings.showsPhotos,
      faq: settings.showsFaq,
    },
    contact: settings.showsContact ? publicContact(settings.contact) : null,
    offer_link: publicLink(settings.offerLink),
    sections: publicSections(withImages(settings.sections, imageOf)),
  };
}

/** Cards along the space-filling curve, split into pages of one area each: as few as possible, of equal size. */
export function slicesOf(cards: readonly LocationCard[]): LocationCard[][] {
  const count = Math.ceil(cards.length / locatorLimits.pageStores);
  const size = Math.ceil(cards.length / Math.max(1, count));
  return Array.from({ length: count }, (_, page) => cards.slice(page * size, (page + 1) * size));
}

/** The list of pages in the first response, from which a browser decides which ones to request. */
export function listedPages(slices: readonly (readonly LocationCard[])[]): PublicLocator['pages'] {
  return slices.map((cards, page) => ({ page, count: cards.length, bounds: boundsOfPlaced(cards) }));
}

/** A page as it is sent. */
export function pageOfCards(
  cards: readonly LocationCard[],
  { version, page }: Pick<PublicLocatorPage, 'version' | 'page'>,
): PublicLocatorPage {
  const { stores, hours, zones } = numberedCards(cards);
  return encodePage({ version, page, hours, zones }, stores);
}

/** Cards that refer to hours and time zones by index, with each of these listed once. */
export function numberedCards(cards: readonly LocationCard[]): {
  stores: PublicStoreCard[];
  hours: CompiledHours[];
  zones: string[];
} {
  const [hours, zones] = [new Map<CompiledHours, number>(), new Map<string, number>()];
  const stores = cards.map(({ hours: own, zone, ...card }) => ({
    ...card,
    hours: own === null ? -1 : numberOf(hours, own),
    zone: numberOf(zones, zone),
  }));
  return { stores, hours: [...hours.keys()], zones: [...zones.keys()] };
}

function numberOf<Value>(known: Map<Value, number>, value: Value): number {
  const number = known.get(value) ?? known.size;
  known.set(value, number);
  return number;
}
