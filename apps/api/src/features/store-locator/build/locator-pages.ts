import { encodePage } from '@pinfold/contract/features/store-locator/encode-page';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import type {
  PublicLocator,
  PublicLocatorPage,
} from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import type { BuiltShop } from './built-shop.ts';
import { numberedCards } from './numbered-cards.ts';
import { boundsOf } from './shop-order.ts';

/** Shops along the curve, cut into pages of one area each: as few as can be, and then equally large. */
export function slicesOf(shops: readonly BuiltShop[]): BuiltShop[][] {
  const count = Math.ceil(shops.length / locatorLimits.pageStores);
  const size = Math.ceil(shops.length / Math.max(1, count));
  return Array.from({ length: count }, (_, page) => shops.slice(page * size, (page + 1) * size));
}

/** What the first answer says of the pages, by which a browser knows which to ask for. */
export function listedPages(slices: readonly (readonly BuiltShop[])[]): PublicLocator['pages'] {
  return slices.map((shops, page) => ({ page, count: shops.length, bounds: boundsOf(shops) }));
}

/** A page as it goes out. */
export function pageOf(
  shops: readonly BuiltShop[],
  { version, page }: Pick<PublicLocatorPage, 'version' | 'page'>,
): PublicLocatorPage {
  const { stores, hours, zones } = numberedCards(shops);
  return encodePage({ version, page, hours, zones }, stores);
}
