'use client';
import { type Context, createContext, type ReactNode, useContext, useMemo } from 'react';
import { attributeKey } from '@pinfold/contract/features/listings/attributes/attribute';
import { categoryKey } from '@pinfold/contract/features/listings/listing-categories';
import {
  type ListingCategory,
  type CatalogAttribute,
  type CatalogHoursType,
  useAttributeMetadata,
  useListingCategories,
  useMoreHoursTypes,
} from '../../catalog/use-catalog.ts';
import type { PresentField, PresentValues } from './present-values.ts';

/** How the provider's ids are called in the user's language. */
export interface ProviderNames {
  category: (id: string) => string;
  attribute: (id: string) => string;
  /** A choice of an attribute; undefined where it is not known. */
  choice: (attributeId: string, value: string | boolean) => string | undefined;
  hoursType: (id: string) => string;
  service: (id: string) => string;
}

/** Loaded parts of the provider's catalog. */
interface KnownCatalog {
  categories?: readonly ListingCategory[] | undefined;
  attributes?: readonly CatalogAttribute[] | undefined;
  hoursTypes?: readonly CatalogHoursType[] | undefined;
}

/** Names of the provider's ids; the id as words where the name is unknown. */
export function providerNames({
  categories = [],
  attributes = [],
  hoursTypes = [],
}: KnownCatalog): ProviderNames {
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

/** Names for all comparisons below; without it each fetches its own. */
export const ProviderNamesContext: Context<ProviderNames | undefined> = createContext<
  ProviderNames | undefined
>(undefined);

interface AskProviderNamesProps {
  field: PresentField;
  /** All that is going to be shown. */
  values: readonly PresentValues[];
  country: string;
  listingId: number | undefined;
  children: ReactNode;
}

/** Loads the names of the provider's ids for what is below, unless a `ProviderNamesContext` above has them. */
export function AskProviderNames(props: AskProviderNamesProps): ReactNode {
  const given = useContext(ProviderNamesContext);
  return given || !namedFields.has(props.field) ? props.children : <AskedNames {...props} />;
}

function AskedNames({ field, values, country, listingId, children }: AskProviderNamesProps) {
  const ids = [...new Set(values.flatMap(categoriesOf))].sort();
  const asked = { facilitiesIds: listingId === undefined ? [] : [listingId] };
  const { data: categories } = useListingCategories({ ids, country });
  const { data: attributes } = useAttributeMetadata({ ...asked, enabled: field === 'attributes' });
  const { data: hoursTypes } = useMoreHoursTypes({ ...asked, enabled: field === 'more_hours' });
  const names = useMemo(
    () => providerNames({ categories, attributes, hoursTypes }),
    [categories, attributes, hoursTypes],
  );
  return <ProviderNamesContext.Provider value={names}>{children}</ProviderNamesContext.Provider>;
}

/** A service is named by the category that brings it. */
function categoriesOf({ primary_category, additional_categories = [], service_items = [] }: PresentValues) {
  const ids = [primary_category, ...additional_categories, ...service_items.map(({ category }) => category)];
  return ids.flatMap((id) => (id ? [id] : []));
}

const namedFields: ReadonlySet<PresentField> = new Set<PresentField>([
  'primary_category',
  'additional_categories',
  'more_hours',
  'service_items',
  'attributes',
]);

/** A name of the provider's, such as `gcid:breakfast_restaurant`, as words where its display name is not at hand. */
export function providerName(id: string): string {
  const words = id
    .replace(/^(categories\/)?gcid:|^attributes\//, '')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
