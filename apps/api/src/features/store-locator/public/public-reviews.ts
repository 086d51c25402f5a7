import type { PublicReview } from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import type { Services } from '../../../services.ts';
import type { LocatorToBuild } from '../build/locator-to-build.ts';
import { shopDetails } from './shop-details.queries.ts';

interface AskedReviews {
  page: number;
  page_size: number;
  rating?: number | undefined;
  isTextOnly: boolean;
}

/** Reviews of a shop that its owner lets visitors see; undefined where visitors do not find the shop. */
export async function publicReviews(
  { database: { queries }, locatorSources }: Services,
  { settings }: LocatorToBuild,
  id: number,
  { page, page_size, rating, isTextOnly }: AskedReviews,
): Promise<{ count: number; results: PublicReview[] } | undefined> {
  const shop = await shopDetails(queries, settings, id);
  if (!shop) return undefined;
  if (!(shop.own?.showsReviews ?? settings.showsReviews)) return { count: 0, results: [] };
  return locatorSources.reviews(queries, settings.companyId, id, {
    minRating: settings.minRating,
    textOnly: settings.textOnly || isTextOnly,
    rating,
    limit: page_size,
    offset: (page - 1) * page_size,
  });
}
