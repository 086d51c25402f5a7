import { attributeKey } from '@pinfold/contract/features/listings/attributes/attribute';
import { categoryKey } from '@pinfold/contract/features/listings/listing-categories';
import type { ListingCategory } from '@pinfold/contract/features/listings/offer/offer.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { Problem } from '../../../problem.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import type { Services } from '../../../services.ts';
import { readCatalog } from '../../listings/catalog/read-catalog.ts';
import type { CatalogAnswers } from '../../listings/catalog/fetch-catalog.ts';
import type { OfferedKind } from './locator-content.ts';

type OfferedAttribute = CatalogAnswers['attributes'][number];

/** What the provider calls categories and attributes of some kinds of listings, in one language. */
export interface OfferedNames {
  category(id: string): ListingCategory | undefined;
  attribute(id: string): OfferedAttribute | undefined;
}

/** What cannot be learnt now has no name: a visitor does without. */
export async function offeredNames(
  services: Services,
  companyId: number,
  kinds: readonly OfferedKind[],
  language: Language,
): Promise<OfferedNames> {
  const categories = new Map<string, ListingCategory>();
  const attributes = new Map<string, OfferedAttribute>();
  for (const country of new Set(kinds.map((kind) => kind.country)))
    if (country !== '')
      for (const one of await unlessUnknown(
        readCatalog(services, companyId, { kind: 'categories', country, language }),
      ))
        categories.set(one.category_id, one);
  for (const { country, category: id } of kinds) {
    const category = categoryKey(id);
    if (country === '' || category === '') continue;
    const question = { kind: 'attributes', country, language, category } as const;
    for (const one of await unlessUnknown(readCatalog(services, companyId, question)))
      attributes.set(one.attribute_id, one);
  }
  return {
    category: (id) => categories.get(categoryKey(id)),
    attribute: (id) => attributes.get(attributeKey(id)),
  };
}

async function unlessUnknown<Answer>(answer: Promise<Answer[]>): Promise<Answer[]> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Problem || error instanceof GoogleError) return [];
    throw error;
  }
}
