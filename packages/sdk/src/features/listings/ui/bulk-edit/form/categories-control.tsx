'use client';
import {
  additionalCategoriesLimit,
  categoryKey,
} from '@pinfold/contract/features/listings/listing-categories';
import type { JSX } from 'react';
import { useListingCategories } from '../../../offer/use-listing-categories.ts';
import { providerName } from '../../change/provider-name.ts';
import { List } from '../../../../../ui/layout/list.tsx';
import { CategoryRow } from '../../offer/category-row.tsx';
import { CategorySearch } from '../../offer/category-search.tsx';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { useBulkEditorView } from '../bulk-editor-context.ts';

/** One primary category for all locations, or the additional ones that all shall have. */
export function CategoriesControl({
  field,
}: {
  field: 'primary_category' | 'additional_categories';
}): JSX.Element {
  const t = useTranslate();
  const { form, mixed } = useBulkEditorView().editor;
  const country = mixed.of('country')?.values[0]?.value;
  const isPrimary = field === 'primary_category';
  const value = form.valueOf(field) ?? [];
  const chosen = (typeof value === 'string' ? [value] : value).filter((id) => id !== '');
  const { data: known = [] } = useListingCategories({ ids: chosen, country });
  const nameOf = (id: string) =>
    known.find(({ category_id }) => categoryKey(category_id) === categoryKey(id))?.name ?? providerName(id);
  const choose = (ids: readonly string[]) =>
    isPrimary ? form.set('primary_category', ids.at(-1) ?? '') : form.set('additional_categories', ids);
  return (
    <>
      {chosen.length > 0 && (
        <List lines="below" padding={[0, 0, 3]}>
          {chosen.map((id) => (
            <CategoryRow
              key={id}
              name={nameOf(id)}
              isPrimary={isPrimary}
              isDisabled={false}
              isReadOnly={false}
              onRemove={() => choose(chosen.filter((one) => one !== id))}
            />
          ))}
        </List>
      )}
      <CategorySearch
        label={t(`bulk_edit.field.${field}`)}
        country={country}
        isTaken={(id) => chosen.some((one) => categoryKey(one) === categoryKey(id))}
        isDisabled={!isPrimary && chosen.length >= additionalCategoriesLimit}
        onChoose={(id) => choose([...chosen, id])}
      />
    </>
  );
}
