import { useMemo } from 'react';
import { useAttributeMetadata } from '../../offer/use-attribute-metadata.ts';
import { useListingCategories } from '../../offer/use-listing-categories.ts';
import { useMoreHoursTypes } from '../../offer/use-more-hours-types.ts';
import { providerNames, type ProviderNames } from '../change/provider-names.ts';
import { useListingEditorView } from './editor-context.ts';

/** Names of the provider's ids. Asks for what the sections have asked for already, so that nothing is fetched twice. */
export function useEditorNames(): ProviderNames {
  const { base, values } = useListingEditorView().editor;
  const { primary_category: category, country } = values;
  const ids = [values, base].flatMap((one) => [one.primary_category, ...one.additional_categories]);
  const known = [...new Set(ids)].filter((id) => id !== '');
  const { data: categories } = useListingCategories({ ids: known, country });
  const { data: attributes } = useAttributeMetadata({ category, country });
  const { data: hoursTypes } = useMoreHoursTypes({ category, country });
  return useMemo(
    () => providerNames({ categories, attributes, hoursTypes }),
    [categories, attributes, hoursTypes],
  );
}
