import type { AttributeMetadata } from '@pinfold/contract/features/listings/attributes/attribute';
import { categoryKey } from '@pinfold/contract/features/listings/listing-categories';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { Language } from '@pinfold/contract/languages';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { offerOf } from './offer-of.ts';

export interface KnownOffer {
  attributes?: readonly AttributeMetadata[];
  moreHoursTypes?: readonly string[];
}

/** What the provider offers a listing, for its rules to be checked by; what cannot be learnt now is left out. */
export async function knownOffer(
  services: Services,
  companyId: number,
  { primary_category, country }: Pick<ListingFields, 'primary_category' | 'country'>,
  language: Language = 'pl',
): Promise<KnownOffer> {
  const category = categoryKey(primary_category);
  if (category === '' || country === '') return {};
  const [attributes, categories] = await Promise.all([
    unlessUnknown(offerOf(services, companyId, { kind: 'attributes', country, language, category })),
    unlessUnknown(offerOf(services, companyId, { kind: 'categories', country, language })),
  ]);
  const types = categories?.find(({ category_id }) => category_id === category)?.more_hours_types;
  return {
    ...(attributes && { attributes }),
    ...(types && { moreHoursTypes: types.map(({ hours_type_id }) => hours_type_id) }),
  };
}

async function unlessUnknown<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}
