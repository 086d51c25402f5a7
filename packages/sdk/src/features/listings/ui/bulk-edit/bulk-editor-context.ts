import { type Context, createContext, useContext, useMemo } from 'react';
import { categoryKey } from '@pinfold/contract/features/listings/listing-categories';
import type { BulkEditorState } from '../../bulk-edit/use-bulk-editor.ts';
import { useAttributeMetadata, useListingCategories, useMoreHoursTypes } from '../../catalog/use-catalog.ts';
import { providerNames, type ProviderNames } from '../change/provider-names.tsx';

/** What the parts of one editor share. */
interface BulkEditorView {
  editor: BulkEditorState;
  /** Level of the sections' titles in the page's outline. */
  headingLevel: 2 | 3 | 4;
  /** Where locations are chosen. */
  chooseHref: string | undefined;
  /** Where one listing is edited. */
  getLocationHref: ((id: number) => string) | undefined;
}

export const BulkEditorContext: Context<BulkEditorView | undefined> = createContext<
  BulkEditorView | undefined
>(undefined);

/** What the nearest editor shows. */
export function useBulkEditorView(): BulkEditorView {
  const view = useContext(BulkEditorContext);
  if (!view) throw new Error('Parts of the bulk editor need a <BulkEditorView> somewhere above them.');
  return view;
}

/** Categories that the chosen locations have or shall have, the most frequent primary one first. */
export function useChosenCategoryIds(): string[] {
  const { form, mixed } = useBulkEditorView().editor;
  const primary = mixed.of('primary_category')?.values.map(({ value }) => value) ?? [];
  const additional = mixed.of('additional_categories')?.values.flatMap(({ value }) => value) ?? [];
  const wanted = [form.valueOf('primary_category') ?? '', ...(form.valueOf('additional_categories') ?? [])];
  const all = [...primary, ...additional, ...wanted].filter((id) => id !== '');
  return [...new Map(all.map((id) => [categoryKey(id), id])).values()];
}

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
