'use client';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { ListingFault } from '@pinfold/contract/features/listings/listing-faults';
import type { JSX, ReactNode } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { SectionState } from '../../../../patterns/section-nav.tsx';
import { Section } from '../../../../patterns/section.tsx';
import type { DraftState } from '../../../../state/draft-form.ts';
import { useDraftState } from '../../../../state/use-draft-form.ts';
import { Tag } from '../../../../ui/display/tag.tsx';
import { LockIcon } from '../../../../ui/icons/state-icons.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { sectionFields, type ListingSection } from '../../editor/listing-sections.ts';
import { useListingEditorView } from './editor-context.ts';

interface EditorSectionProps {
  name: ListingSection;
  /** A control that draws the title itself, beside its own buttons, gets it here. */
  children: ReactNode | ((title: ReactNode) => ReactNode);
}

/** One part of the listing, with whether it was changed, and why it is closed. */
export function EditorSection({ name, children }: EditorSectionProps): JSX.Element {
  const t = useTranslate();
  const { editor, headingLevel, idPrefix } = useListingEditorView();
  const is = useDraftState(editor.form, (state) => listingSectionState(state, name));
  const reasons = sectionFields[name].map((field) => editor.readOnlyReason(field));
  const closed = reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined;
  return (
    <Section
      id={`${idPrefix}${name}`}
      name={name}
      title={t(`listing_editor.editor.section.${name}`)}
      mark={is !== 'clean' && <Tag tone="info">{t('listing_editor.editor.section_dirty')}</Tag>}
      text={
        closed && (
          <Text size="s" tone="subtle">
            <LockIcon size={14} /> {closed}
          </Text>
        )
      }
      headingLevel={headingLevel}
    >
      {children}
    </Section>
  );
}

/** Returns the state of a section: it has faults, it was changed, or neither. */
export function listingSectionState(
  state: DraftState<ListingFields, readonly ListingFault[]>,
  section: ListingSection,
): SectionState {
  const fields = sectionFields[section];
  const isWrong = (field: ListingField) =>
    state.shownFaults[field] !== undefined ||
    state.refused[field] !== undefined ||
    state.conflicts.includes(field);
  if (fields.some(isWrong)) return 'faulty';
  return fields.some((field) => state.changed.includes(field)) ? 'dirty' : 'clean';
}

/** What Google said of a field whose control marks only what our own rules find. */
export function FieldProblem({ field }: { field: ListingField }): JSX.Element | null {
  const { form } = useListingEditorView().editor;
  const refused = useDraftState(form, (state) => state.refused[field]);
  return refused === undefined ? null : (
    <Text as="p" part="Field-error" role="alert" size="s" tone="bad">
      {refused}
    </Text>
  );
}
