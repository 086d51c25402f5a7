import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import type {
  PublicLocator,
  PublicLocatorPage,
} from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import type { PublicStore } from '@pinfold/contract/features/store-locator/public-store.endpoints';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../company/member.ts';
import { firstAnswer, listedPages, namedFilters, pageOfCards, slicesOf } from './build/build-parts.ts';
import { locatorContent, type LocatorContent } from './build/read-locations.ts';
import { previewPictureAddress } from './public/picture-address.ts';
import { publicStore } from './public/public-store.ts';
import type { LocatorToBuild } from './published-locator.ts';
import { locatorRow } from './settings/settings.queries.ts';

/** A preview is not kept, so there is only one version of it. */
const version = 'preview';

/** Returns the first response as visitors would get it if the locator were published now. */
export async function previewedLocator(
  services: Services,
  member: Member,
  wanted: Language | undefined,
): Promise<PublicLocator> {
  const locator = await locatorOf(services.database.queries, member);
  const { settings } = locator;
  const language = wanted ?? settings.language;
  const content = await locatorContent(services, locator);
  return {
    version,
    ...(await firstAnswer(services, settings, content, previewPictureAddress(services, settings))),
    language,
    filters: await namedFilters(services, member.companyId, content, language),
    pages: listedPages(previewedSlices(content)),
  };
}

/** @throws Problem `not_found` */
export async function previewedPage(
  services: Services,
  member: Member,
  page: number,
): Promise<PublicLocatorPage> {
  const content = await locatorContent(services, await locatorOf(services.database.queries, member));
  const cards = previewedSlices(content)[page];
  if (!cards) throw new Problem('not_found');
  return pageOfCards(cards, { version, page });
}

/** @throws Problem `not_found` */
export async function previewedStore(
  services: Services,
  member: Member,
  id: number,
  wanted: Language | undefined,
): Promise<PublicStore> {
  const locator = await locatorOf(services.database.queries, member);
  const { settings } = locator;
  const store = await publicStore(services, locator, {
    id,
    language: wanted ?? settings.language,
    addressOf: previewPictureAddress(services, settings),
  });
  if (!store) throw new Problem('not_found');
  return store;
}

/** For a very large chain the preview has the first response only. */
function previewedSlices({ cards }: LocatorContent) {
  return cards.length <= locatorLimits.previewStores ? slicesOf(cards) : [];
}

/** The saved locator, or one with default values. */
async function locatorOf(queries: Queryable, { companyId, timezone }: Member): Promise<LocatorToBuild> {
  return { settings: await locatorRow(queries, companyId), timezone, isEnabled: true };
}
