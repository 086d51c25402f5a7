import { attributeKey } from '@pinfold/contract/features/listings/attributes/attribute';
import { categoryKey } from '@pinfold/contract/features/listings/listing-categories';
import type { ListingCategory } from '@pinfold/contract/features/listings/catalog/catalog.endpoints';
import type { LocatorFilter } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { Problem } from '../../../problem.ts';
import { ifRefused } from '../../../delivery/provider-error.ts';
import type { Services } from '../../../services.ts';
import type { CatalogAnswers } from '../../listings/catalog/fetch-catalog.ts';
import { readCatalog } from '../../listings/catalog/read-catalog.ts';
import type { CatalogKind } from './read-locations.ts';

type CatalogAttribute = CatalogAnswers['attributes'][number];

/** What the provider calls categories and attributes of some kinds of listings, in one language. */
export interface CatalogNames {
  category(id: string): ListingCategory | undefined;
  attribute(id: string): CatalogAttribute | undefined;
}

/** What cannot be learnt now has no name: a visitor does without. */
export async function catalogNames(
  services: Services,
  companyId: number,
  kinds: readonly CatalogKind[],
  language: Language,
): Promise<CatalogNames> {
  const categories = new Map<string, ListingCategory>();
  const attributes = new Map<string, CatalogAttribute>();
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
    return await ifRefused(answer, () => []);
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
}

/** Returns the label of a filter: the owner's labels with a capital letter, other names from the provider's catalog. */
export function filterLabel({ kind, key }: LocatorFilter, names: CatalogNames): string {
  if (kind === 'label') return capitalized(key);
  if (kind === 'category') return names.category(key)?.name || wordsOf(key);
  const [id = '', choice] = key.split('=', 2);
  const attribute = names.attribute(id);
  const chosen = attribute?.value_metadata.find(({ value }) => value === choice);
  if (choice === undefined) return attribute?.display_name || wordsOf(id);
  return attribute && chosen ? `${attribute.display_name}: ${chosen.display_name}` : wordsOf(choice);
}

/** A readable name for a key such as `gcid:coffee_shop` that is not in the catalog. */
function wordsOf(key: string): string {
  return capitalized(key.replace(/^gcid:/, '').replaceAll('_', ' '));
}

function capitalized(words: string): string {
  const [first = ''] = words;
  return first.toUpperCase() + words.slice(first.length);
}
