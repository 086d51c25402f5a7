import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import { sectionFields, type ListingSection } from './listing-sections.ts';

/** What the index says of a section: something is wrong in it, it was changed, or neither. */
export type SectionState = 'faulty' | 'dirty' | 'clean';

interface Edited {
  dirtyFields: readonly ListingField[];
  conflicts: readonly ListingField[];
  messageFor: (field: ListingField) => string | undefined;
}

export function sectionState(editor: Edited, section: ListingSection): SectionState {
  const fields = sectionFields[section];
  const isWrong = (field: ListingField) =>
    editor.messageFor(field) !== undefined || editor.conflicts.includes(field);
  if (fields.some(isWrong)) return 'faulty';
  return fields.some((field) => editor.dirtyFields.includes(field)) ? 'dirty' : 'clean';
}
