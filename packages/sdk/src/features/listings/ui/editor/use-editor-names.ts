import { useMemo } from 'react';
import { useDraftBase } from '../../../../state/use-draft-form.ts';
import { useAttributeMetadata } from '../../offer/use-attribute-metadata.ts';
import { useListingCategories } from '../../offer/use-listing-categories.ts';
import { useMoreHoursTypes } from '../../offer/use-more-hours-types.ts';
import { providerNames, type ProviderNames } from '../change/provider-names.ts';
import { useListingEditorView } from './editor-context.ts';
import { useListingValue } from './use-listing-field.ts';

/** Names of the provider's ids. Asks for what the sections have asked for already, so that nothing is fetched twice. */
export function useEditorNames(): ProviderNames {
  const { form } = useListingEditorView().editor;
  const base = useDraftBase(form);
  const category = useListingValue('primary_category');
  const additional = useListingValue('additional_categories');
  const country = useListingValue('country');
  const ids = [category, ...additional, base.primary_category, ...base.additional_categories];
  const known = [...new Set(ids)].filter((id) => id !== '');
  const { data: categories } = useListingCategories({ ids: known, country });
  const { data: attributes } = useAttributeMetadata({ category, country });
  const { data: hoursTypes } = useMoreHoursTypes({ category, country });
  return useMemo(
    () => providerNames({ categories, attributes, hoursTypes }),
    [categories, attributes, hoursTypes],
  );
}
