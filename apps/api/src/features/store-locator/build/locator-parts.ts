import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { PublicLocator } from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import { languages, type Language } from '@pinfold/contract/languages';
import type { Services } from '../../../services.ts';
import { directoryParts } from '../pages/directory-parts.ts';
import { pictureAddress } from '../public/picture-address.ts';
import type { BuiltShop } from './built-shop.ts';
import { firstAnswer, namedFilters } from './first-answer.ts';
import { locatorContent } from './locator-content.ts';
import type { LocatorToBuild } from './locator-to-build.ts';
import { listedPages, pageOf, slicesOf } from './locator-pages.ts';

/** One answer, whole. */
export interface BuiltPart {
  language: Language;
  part: string;
  json: string;
}

/**
 * All that visitors of a locator are answered. What is the same in every language is kept in the locator’s own. The
 * version is that of all of it, and is written into each part when it is known.
 */
export async function locatorParts(
  services: Services,
  locator: LocatorToBuild,
): Promise<{ version: string; parts: BuiltPart[] }> {
  const { settings } = locator;
  const content = await locatorContent(services, locator);
  const slices = slicesOf(content.shops);
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
  const directory = directoryParts(settings.name, content.shops, settings.language).map(
    ({ part, content: shown }) => ({ ...own, part, json: JSON.stringify(shown) }),
  );
  return { version, parts: [...written, ...directory] };
}

/** Lets other work through between pages: writing a hundred thousand shops takes a while. */
async function pagesOf(slices: readonly BuiltShop[][]): Promise<string[]> {
  const pages: string[] = [];
  for (const [page, shops] of slices.entries()) {
    pages.push(JSON.stringify(pageOf(shops, { version: '', page })));
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
