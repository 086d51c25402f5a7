'use client';
import { useContext, useMemo, type ReactNode } from 'react';
import { useAttributeMetadata } from '../../offer/use-attribute-metadata.ts';
import { useListingCategories } from '../../offer/use-listing-categories.ts';
import { useMoreHoursTypes } from '../../offer/use-more-hours-types.ts';
import { providerNames, ProviderNamesContext } from './provider-names.ts';
import type { SaidField, SaidValues } from './said-values.ts';

interface AskProviderNamesProps {
  field: SaidField;
  /** All that is going to be shown. */
  values: readonly SaidValues[];
  country: string;
  listingId: number | undefined;
  children: ReactNode;
}

/** Has the provider's ids named in what is below, where nobody above knows their names. */
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
function categoriesOf({ primary_category, additional_categories = [], service_items = [] }: SaidValues) {
  const ids = [primary_category, ...additional_categories, ...service_items.map(({ category }) => category)];
  return ids.flatMap((id) => (id ? [id] : []));
}

const namedFields: ReadonlySet<SaidField> = new Set<SaidField>([
  'primary_category',
  'additional_categories',
  'more_hours',
  'service_items',
  'attributes',
]);
