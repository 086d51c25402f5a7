import { and, eq } from 'drizzle-orm';
import type { PublicLocator } from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import type { PublicStore } from '@pinfold/contract/features/store-locator/public-store.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { decompressed } from '../../../answers/built-answer.ts';
import type { Services } from '../../../services.ts';
import { locations } from '../../listings/listings.table.ts';
import { builtPart } from '../public/built-part.queries.ts';
import { pictureAddress } from '../public/picture-address.ts';
import { publicStore } from '../public/public-store.ts';
import { publishedLocator } from '../published-locator.ts';
import type { DirectoryPart, SitemapPart } from './directory-parts.ts';

/** How a locator looks in a language; undefined where visitors find none of this name. */
export function readLocator(
  services: Services,
  name: string,
  language?: Language,
): Promise<PublicLocator | undefined> {
  return readPart<PublicLocator>(services, name, 'locator', language);
}

/** Some hundred stores by town, from page 0 on. */
export function readDirectory(
  services: Services,
  name: string,
  page: number,
): Promise<DirectoryPart | undefined> {
  return readPart<DirectoryPart>(services, name, `directory:${page}`);
}

/** Paths of pages, from part 0 on. */
export function readSitemap(
  services: Services,
  name: string,
  part: number,
): Promise<SitemapPart | undefined> {
  return readPart<SitemapPart>(services, name, `sitemap:${part}`);
}

async function readPart<Part>(
  services: Services,
  name: string,
  part: string,
  language?: Language,
): Promise<Part | undefined> {
  const stored = await builtPart(services, name, part, language);
  return stored && (JSON.parse((await decompressed(stored.body)).toString('utf8')) as Part);
}

interface FoundStore {
  locator: PublicLocator;
  store: PublicStore;
  /** Its primary category at the provider. */
  categoryId: string;
  language: Language;
  ownLanguage: Language;
}

/** A store as it is now; undefined where visitors do not find it. Without a language, in the locator’s own. */
export async function readStore(
  services: Services,
  name: string,
  id: number,
  wanted: Language | undefined,
): Promise<FoundStore | undefined> {
  const { queries } = services.database;
  const published = await publishedLocator(queries, name);
  if (!published) return undefined;
  const { companyId, language: ownLanguage } = published.settings;
  const language = wanted ?? ownLanguage;
  const addressOf = pictureAddress(services, name);
  const store = await publicStore(services, published, { id, language, addressOf });
  const locator = store && (await readLocator(services, name, language));
  if (!locator) return undefined;
  const [kind] = await queries
    .select({ categoryId: locations.primaryCategory })
    .from(locations)
    .where(and(eq(locations.companyId, companyId), eq(locations.id, id)));
  return { locator, store, categoryId: kind?.categoryId ?? '', language, ownLanguage };
}
