import { type Context, createContext, useContext, useMemo } from 'react';
import type { BulkList, BulkLists } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import { categoryKey } from '@pinfold/contract/features/listings/listing-categories';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useDraftValues } from '../../../../state/use-draft-form.ts';
import {
  bulkDraftFaults,
  type BulkEditDraft,
  type BulkFault,
  type BulkKey,
  listIn,
} from '../../bulk-edit/bulk-edit-draft.ts';
import type { BulkFormControls } from '../../bulk-edit/use-bulk-edit-form.ts';
import type { BulkEditorState } from '../../bulk-edit/use-bulk-editor.ts';
import type { ReadMixedValues } from '../../bulk-edit/use-bulk-selection.ts';
import { useAttributeMetadata, useListingCategories, useMoreHoursTypes } from '../../catalog/use-catalog.ts';
import { providerNames, type ProviderNames } from '../change/provider-names.tsx';

/** What the parts of one editor share. */
export interface BulkEditorViewValue {
  editor: BulkEditorState;
  /** Level of the sections' titles in the page's outline. */
  headingLevel: 2 | 3 | 4;
  /** Where locations are chosen. */
  chooseHref: string | undefined;
  /** Where one listing is edited. */
  getLocationHref: ((id: number) => string) | undefined;
}

export const BulkEditorContext: Context<BulkEditorViewValue | undefined> = createContext<
  BulkEditorViewValue | undefined
>(undefined);

/** What the nearest editor shows. */
export function useBulkEditorView(): BulkEditorViewValue {
  const view = useContext(BulkEditorContext);
  if (!view) throw new Error('Parts of the bulk editor need a <BulkEditorView> somewhere above them.');
  return view;
}

/** What the fields of the form share. Stable while typing, so that a key press renders only its own field. */
interface BulkFormView {
  form: BulkFormControls;
  ids: readonly number[];
  /** Values of a field in the chosen locations. */
  mixed: ReadMixedValues;
}

export const BulkFormContext: Context<BulkFormView | undefined> = createContext<BulkFormView | undefined>(
  undefined,
);

export function useBulkFormView(): BulkFormView {
  const view = useContext(BulkFormContext);
  if (!view) throw new Error('Fields of the bulk editor need a <BulkEditorView> somewhere above them.');
  return view;
}

/** A part of the form, or something that follows from it; what is typed elsewhere draws nothing. */
export function useBulkDraft<Part>(select: (draft: BulkEditDraft) => Part): Part {
  const { store } = useBulkFormView().form;
  // Compared as text, since the form copies its lists on each key press.
  useDraftValues(store, (draft) => JSON.stringify(select(draft)));
  return select(store.getValues());
}

/** A list of the form, with its mode. */
export function useBulkList<List extends BulkList>(list: List): BulkLists[List] {
  return useBulkDraft((draft) => listIn(draft, list));
}

/** What is wrong with one field. */
export function useBulkFaults(key: BulkKey): readonly BulkFault[] {
  const today = useFormat().today();
  return useBulkDraft((draft) => bulkDraftFaults(draft, today).filter((one) => one.key === key));
}

/** The country of most of the locations, once it is known. */
export function useBulkCountry(): string | undefined {
  return useBulkFormView().mixed('country')?.values[0]?.value;
}

/** Categories that the chosen locations have or shall have, the most frequent primary one first. */
export function useChosenCategoryIds(): string[] {
  const { mixed } = useBulkFormView();
  const ownPrimary = useBulkDraft(({ fields }) => fields.primary_category);
  const ownAdditional = useBulkDraft(({ fields }) => fields.additional_categories);
  const primary = mixed('primary_category')?.values.map(({ value }) => value) ?? [];
  const additional = mixed('additional_categories')?.values.flatMap(({ value }) => value) ?? [];
  const all = [...primary, ...additional, ownPrimary ?? '', ...(ownAdditional ?? [])].filter(
    (id) => id !== '',
  );
  return [...new Map(all.map((id) => [categoryKey(id), id])).values()];
}

/** How the provider's ids are called in the user's language, as far as the chosen locations have them. */
export function useBulkCatalogNames(): ProviderNames {
  const { ids, step } = useBulkEditorView().editor;
  const enabled = step !== 'run';
  const country = useBulkCountry();
  const { data: categories } = useListingCategories({ ids: useChosenCategoryIds(), country, enabled });
  const { data: attributes } = useAttributeMetadata({ facilitiesIds: ids, enabled });
  const { data: hoursTypes } = useMoreHoursTypes({ facilitiesIds: ids, enabled });
  return useMemo(
    () => providerNames({ categories, attributes, hoursTypes }),
    [categories, attributes, hoursTypes],
  );
}
