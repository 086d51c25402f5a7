'use client';
import { useMemo, type JSX } from 'react';
import type { ListingCategories } from '@pinfold/contract/features/listings/listing-categories';
import { CategoriesField } from '../../offer/categories-field.tsx';
import { useListingEditorView } from '../editor-context.ts';
import { EditorSection, FieldProblem } from '../editor-section.tsx';
import { useListingField, useListingValue } from '../use-listing-field.ts';

/** What the location is: one category first, up to nine more. */
export function CategoriesSection(): JSX.Element {
  const { form } = useListingEditorView().editor;
  const country = useListingValue('country');
  const primary = useListingField('primary_category');
  const additional = useListingField('additional_categories');
  const value = useMemo<ListingCategories>(
    () => ({ primary_category: primary.value, additional_categories: additional.value }),
    [primary.value, additional.value],
  );
  return (
    <EditorSection name="categories">
      <CategoriesField
        value={value}
        onChange={form.setValues}
        country={country}
        isDisabled={primary.isDisabled}
        isReadOnly={primary.isReadOnly || additional.isReadOnly}
      />
      <FieldProblem field="primary_category" />
      <FieldProblem field="additional_categories" />
    </EditorSection>
  );
}
