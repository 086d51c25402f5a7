import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import { useRef } from 'react';
import { sectionFields, type ListingSection } from '../../editor/listing-sections.ts';
import { useListingEditorView, type ListingEditorViewValue } from './editor-context.ts';

/** What a section reads, the same object until something in it changes: a letter typed elsewhere draws nothing anew. */
export function useSectionView(name: ListingSection): ListingEditorViewValue {
  const view = useListingEditorView();
  const read = whatIsRead(view, [...sectionFields[name], ...alsoRead]);
  const kept = useRef({ view, read });
  if (kept.current.read.some((one, at) => !Object.is(one, read[at]))) kept.current = { view, read };
  return kept.current.view;
}

/** What a section offers depends on the category and the country, and special hours on the regular ones. */
const alsoRead: readonly ListingField[] = [
  'country',
  'primary_category',
  'additional_categories',
  'opening_hours',
];

function whatIsRead(view: ListingEditorViewValue, fields: readonly ListingField[]): unknown[] {
  const { editor, slots, isNarrow, headingLevel, idPrefix } = view;
  const { listing, base, blocked, isSaving, readOnlyReason } = editor;
  return [
    slots,
    isNarrow,
    headingLevel,
    idPrefix,
    listing,
    base,
    blocked,
    isSaving,
    readOnlyReason,
    ...fields.flatMap((field) => [
      editor.values[field],
      editor.messageFor(field),
      editor.faults[field],
      editor.problems[field],
      editor.dirtyFields.includes(field),
      editor.conflicts.includes(field),
    ]),
  ];
}
