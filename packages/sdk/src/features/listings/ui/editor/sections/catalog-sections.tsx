'use client';
import { type JSX, useMemo } from 'react';
import type { ListingCategories } from '@pinfold/contract/features/listings/listing-categories';
import { useAttributeMetadata, useListingCategories } from '../../../catalog/use-catalog.ts';
import { AttributesField } from '../../catalog/attributes-field.tsx';
import { CategoriesField } from '../../catalog/categories-field.tsx';
import { ServicesField } from '../../catalog/services-field.tsx';
import { useListingEditorView } from '../editor-context.ts';
import { EditorSection, FieldProblem } from '../editor-section.tsx';
import { useListingField, useListingValue } from '../listing-field.tsx';

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

/** What the location does for its customers, by the categories that are chosen. */
export function ServicesSection(): JSX.Element {
  const { value, onChange, isDisabled, isReadOnly } = useListingField('service_items');
  const primary = useListingValue('primary_category');
  const additional = useListingValue('additional_categories');
  const country = useListingValue('country');
  const ids = useMemo(() => [primary, ...additional].filter((id) => id !== ''), [primary, additional]);
  const { data: categories = nothing } = useListingCategories({ ids, country });
  return (
    <EditorSection name="services">
      <ServicesField {...{ value, onChange, isDisabled, isReadOnly, categories }} />
      <FieldProblem field="service_items" />
    </EditorSection>
  );
}

/** Google's attributes for the location's category and country. */
export function AttributesSection(): JSX.Element {
  const { value, onChange, isDisabled, isReadOnly } = useListingField('attributes');
  const category = useListingValue('primary_category');
  const country = useListingValue('country');
  const { data: offered = nothing } = useAttributeMetadata({ category, country });
  return (
    <EditorSection name="attributes">
      <AttributesField {...{ value, onChange, isDisabled, isReadOnly, offered }} />
      <FieldProblem field="attributes" />
    </EditorSection>
  );
}

const nothing: never[] = [];
