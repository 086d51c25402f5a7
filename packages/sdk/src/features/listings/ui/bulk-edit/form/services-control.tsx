'use client';
import type { JSX } from 'react';
import { useListingCategories } from '../../../offer/use-listing-categories.ts';
import { ServicesField } from '../../offer/services-field.tsx';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { faultsIn } from './faults-in.ts';
import { ListMode } from './list-mode.tsx';
import { useChosenCategoryIds } from './use-chosen-category-ids.ts';

/** Services to add, to take away, or to have instead, of the categories that the locations have. */
export function ServicesControl(): JSX.Element {
  const { form, mixed } = useBulkEditorView().editor;
  const ids = useChosenCategoryIds();
  const country = mixed.of('country')?.values[0]?.value;
  const { data: categories = [] } = useListingCategories({ ids, country });
  return (
    <ListMode list="service_items">
      <ServicesField
        value={form.listOf('service_items').values}
        onChange={(values) => form.setValues('service_items', values)}
        categories={categories}
        faults={faultsIn(form.faults, 'service_items')}
      />
    </ListMode>
  );
}
