import type { PublicLocator } from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import type { Language } from '@pinfold/contract/languages';
import type { Services } from '../../../services.ts';
import { locatorPath } from '../pages/store-path.ts';
import type { PictureAddress } from '../public/picture-address.ts';
import type { LocatorRow } from '../settings/locator-row.ts';
import { filterLabel } from './filter-label.ts';
import type { LocatorContent } from './locator-content.ts';
import { numberedCards } from './numbered-cards.ts';
import { offeredNames } from './offered-names.ts';
import { publicOptions } from './public-options.ts';
import { boundsOf } from './shop-order.ts';

/** All of the first answer but the words of a language, and the version that is known when everything is written. */
export async function firstAnswer(
  services: Services,
  settings: LocatorRow,
  content: LocatorContent,
  addressOf: PictureAddress,
): Promise<Omit<PublicLocator, 'version' | 'language' | 'filters' | 'pages'>> {
  return {
    name: settings.name,
    options: await publicOptions(services, settings, addressOf),
    count: content.shops.length,
    bounds: boundsOf(content.shops),
    ...numberedCards(content.first),
    page_url: `${services.publicUrl}${locatorPath(settings.name)}`,
  };
}

/** What visitors filter by, in the words of a language. */
export async function namedFilters(
  services: Services,
  companyId: number,
  { filters, kinds }: LocatorContent,
  language: Language,
): Promise<PublicLocator['filters']> {
  const names = await offeredNames(services, companyId, kinds, language);
  return filters.map(({ filter, count }) => ({ label: filterLabel(filter, names), count }));
}
