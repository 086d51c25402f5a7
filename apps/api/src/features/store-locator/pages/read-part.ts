import type { PublicLocator } from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { decompressed } from '../../../answers/brotli.ts';
import type { Services } from '../../../services.ts';
import { builtPart } from '../public/built-part.queries.ts';
import type { DirectoryPart, SitemapPart } from './directory-parts.ts';

/** How a locator looks in a language; undefined where visitors find none of this name. */
export function readLocator(
  services: Services,
  name: string,
  language?: Language,
): Promise<PublicLocator | undefined> {
  return readPart<PublicLocator>(services, name, 'locator', language);
}

/** Some hundred shops by town, from page 0 on. */
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
