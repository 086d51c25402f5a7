import { categoryKey } from '@pinfold/contract/features/listings/listing-categories';
import { useBulkEditorView } from '../bulk-editor-context.ts';

/** Categories that the chosen locations have or shall have, the most frequent primary one first. */
export function useChosenCategoryIds(): string[] {
  const { form, mixed } = useBulkEditorView().editor;
  const primary = mixed.of('primary_category')?.values.map(({ value }) => value) ?? [];
  const additional = mixed.of('additional_categories')?.values.flatMap(({ value }) => value) ?? [];
  const wanted = [form.valueOf('primary_category') ?? '', ...(form.valueOf('additional_categories') ?? [])];
  const all = [...primary, ...additional, ...wanted].filter((id) => id !== '');
  return [...new Map(all.map((id) => [categoryKey(id), id])).values()];
}
