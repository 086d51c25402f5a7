import { attributeKey } from '@pinfold/contract/features/listings/attributes/attribute';
import { categoryKey } from '@pinfold/contract/features/listings/listing-categories';
import { createContext, type Context } from 'react';
import type { OfferedAttribute } from '../../offer/use-attribute-metadata.ts';
import type { ListingCategory } from '../../offer/use-listing-categories.ts';
import type { OfferedHoursType } from '../../offer/use-more-hours-types.ts';
import { providerName } from './provider-name.ts';

/** How the provider's ids are called in the reader's language. */
export interface ProviderNames {
  category: (id: string) => string;
  attribute: (id: string) => string;
  /** A choice of an attribute; undefined where it is not known. */
  choice: (attributeId: string, value: string | boolean) => string | undefined;
  hoursType: (id: string) => string;
  service: (id: string) => string;
}

/** What is known of the provider's offer. */
interface KnownOffer {
  categories?: readonly ListingCategory[] | undefined;
  attributes?: readonly OfferedAttribute[] | undefined;
  hoursTypes?: readonly OfferedHoursType[] | undefined;
}

/** Names out of what the provider offers; the id as words where it does not say. */
export function providerNames({
  categories = [],
  attributes = [],
  hoursTypes = [],
}: KnownOffer): ProviderNames {
  const attributeOf = (id: string) =>
    attributes.find((one) => attributeKey(one.attribute_id) === attributeKey(id));
  const types = [...hoursTypes, ...categories.flatMap(({ more_hours_types }) => more_hours_types)];
  const services = categories.flatMap(({ service_types }) => service_types);
  return {
    category: (id) =>
      categories.find((one) => categoryKey(one.category_id) === categoryKey(id))?.name ?? providerName(id),
    attribute: (id) => attributeOf(id)?.display_name ?? providerName(id),
    choice: (id, value) => attributeOf(id)?.value_metadata.find((one) => one.value === value)?.display_name,
    hoursType: (id) => types.find((one) => one.hours_type_id === id)?.display_name ?? providerName(id),
    service: (id) => services.find((one) => one.service_type_id === id)?.name ?? providerName(id),
  };
}

/** Names for every comparison below; without them each asks for what it needs. */
export const ProviderNamesContext: Context<ProviderNames | undefined> = createContext<
  ProviderNames | undefined
>(undefined);
