'use client';
import { memo, useMemo, type JSX } from 'react';
import { useAttributeMetadata } from '../../../offer/use-attribute-metadata.ts';
import { useListingCategories } from '../../../offer/use-listing-categories.ts';
import { AttributesField } from '../../offer/attributes-field.tsx';
import { ServicesField } from '../../offer/services-field.tsx';
import { useListingEditorView } from '../editor-context.ts';
import { EditorSection } from '../editor-section.tsx';
import { FieldProblem } from '../field-problem.tsx';
import { useListingField } from '../use-listing-field.ts';

/** What the location does for its customers, by the categories that are chosen. */
export function ServicesSection(): JSX.Element {
  const { editor } = useListingEditorView();
  const { value, onChange, isDisabled, isReadOnly } = useListingField('service_items');
  const { primary_category: primary, additional_categories: additional, country } = editor.values;
  const ids = useMemo(() => [primary, ...additional].filter((id) => id !== ''), [primary, additional]);
  const { data: categories = nothing } = useListingCategories({ ids, country });
  return (
    <EditorSection name="services">
      <Services {...{ value, onChange, isDisabled, isReadOnly, categories }} />
      <FieldProblem field="service_items" />
    </EditorSection>
  );
}

/** What Google asks about the location, by its category and country. */
export function AttributesSection(): JSX.Element {
  const { editor } = useListingEditorView();
  const { value, onChange, isDisabled, isReadOnly } = useListingField('attributes');
  const { primary_category: category, country } = editor.values;
  const { data: offered = nothing } = useAttributeMetadata({ category, country });
  return (
    <EditorSection name="attributes">
      <Attributes {...{ value, onChange, isDisabled, isReadOnly, offered }} />
      <FieldProblem field="attributes" />
    </EditorSection>
  );
}

const nothing: never[] = [];

// A letter typed elsewhere leaves the lists as they are drawn.
const Services = memo(ServicesField);
const Attributes = memo(AttributesField);
