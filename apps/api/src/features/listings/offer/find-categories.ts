import { categoryKey } from '@pinfold/contract/features/listings/listing-categories';
import type { ListingCategory } from '@pinfold/contract/features/listings/offer/offer.endpoints';
import type { Language } from '@pinfold/contract/languages';
import type { Services } from '../../../services.ts';
import { fold } from '@pinfold/contract/fold';
import { offerOf } from './offer-of.ts';

interface CategorySearch {
  country: string;
  q?: string | undefined;
  ids?: string | undefined;
  page: number;
  page_size: number;
}

/** Categories by name; those that begin like this come first. */
export async function findCategories(
  services: Services,
  companyId: number,
  { country, q = '', ids, page, page_size }: CategorySearch,
  language: Language,
): Promise<{ count: number; results: ListingCategory[] }> {
  const all = await offerOf(services, companyId, { kind: 'categories', country, language });
  const wanted = ids === undefined ? undefined : new Set(ids.split(',').map(categoryKey));
  const sought = fold(q.trim());
  const found = all.filter(
    ({ category_id, name }) => (wanted?.has(category_id) ?? true) && fold(name).includes(sought),
  );
  const first = found.filter(({ name }) => fold(name).startsWith(sought));
  const sorted = [...first, ...found.filter((one) => !first.includes(one))];
  return { count: found.length, results: sorted.slice((page - 1) * page_size, page * page_size) };
}
