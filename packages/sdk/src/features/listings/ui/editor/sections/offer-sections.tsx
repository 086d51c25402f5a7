'use client';
import { useMemo, type JSX } from 'react';
import { useAttributeMetadata } from '../../../offer/use-attribute-metadata.ts';
import { useListingCategories } from '../../../offer/use-listing-categories.ts';
import { AttributesField } from '../../offer/attributes-field.tsx';
import { ServicesField } from '../../offer/services-field.tsx';
import { EditorSection, FieldProblem } from '../editor-section.tsx';
import { useListingField, useListingValue } from '../use-listing-field.ts';

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

/** What Google asks about the location, by its category and country. */
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
