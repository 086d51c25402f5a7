'use client';
import { useCallback, useMemo, type JSX } from 'react';
import type { ListingCategories } from '@pinfold/contract/features/listings/listing-categories';
import { CategoriesField } from '../../offer/categories-field.tsx';
import { useListingEditorView } from '../editor-context.ts';
import { EditorSection } from '../editor-section.tsx';
import { FieldProblem } from '../field-problem.tsx';
import { useListingField } from '../use-listing-field.ts';

/** What the location is: one category first, up to nine more. */
export function CategoriesSection(): JSX.Element {
  const { editor } = useListingEditorView();
  const primary = useListingField('primary_category');
  const additional = useListingField('additional_categories');
  const value = useMemo<ListingCategories>(
    () => ({ primary_category: primary.value, additional_categories: additional.value }),
    [primary.value, additional.value],
  );
  const [setPrimary, setAdditional] = [primary.onChange, additional.onChange];
  const onChange = useCallback(
    (next: ListingCategories) => {
      setPrimary(next.primary_category);
      setAdditional(next.additional_categories);
    },
    [setPrimary, setAdditional],
  );
  return (
    <EditorSection name="categories">
      <CategoriesField
        value={value}
        onChange={onChange}
        country={editor.values.country}
        isDisabled={primary.isDisabled}
        isReadOnly={primary.isReadOnly || additional.isReadOnly}
      />
      <FieldProblem field="primary_category" />
      <FieldProblem field="additional_categories" />
    </EditorSection>
  );
}
