import { useMemo } from 'react';
import { useAttributeMetadata } from '../../offer/use-attribute-metadata.ts';
import { useListingCategories } from '../../offer/use-listing-categories.ts';
import { useMoreHoursTypes } from '../../offer/use-more-hours-types.ts';
import { providerNames, type ProviderNames } from '../change/provider-names.ts';
import { useBulkEditorView } from './bulk-editor-context.ts';
import { useChosenCategoryIds } from './form/use-chosen-category-ids.ts';

/** How the provider's ids are called in the reader's language, as far as the chosen locations have them. */
export function useBulkOfferNames(): ProviderNames {
  const { ids, mixed, step } = useBulkEditorView().editor;
  const enabled = step !== 'run';
  const country = mixed.of('country')?.values[0]?.value;
  const { data: categories } = useListingCategories({ ids: useChosenCategoryIds(), country, enabled });
  const { data: attributes } = useAttributeMetadata({ facilitiesIds: ids, enabled });
  const { data: hoursTypes } = useMoreHoursTypes({ facilitiesIds: ids, enabled });
  return useMemo(
    () => providerNames({ categories, attributes, hoursTypes }),
    [categories, attributes, hoursTypes],
  );
}
