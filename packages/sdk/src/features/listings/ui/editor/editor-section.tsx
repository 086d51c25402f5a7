'use client';
import { changeFieldsOf } from '@pinfold/contract/features/external-changes/external-change';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { ListingFault } from '@pinfold/contract/features/listings/listing-faults';
import type { JSX, ReactNode } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { SectionState } from '../../../../patterns/section-nav.tsx';
import { Section } from '../../../../patterns/section.tsx';
import type { DraftState } from '../../../../state/draft-form.ts';
import { useDraftState } from '../../../../state/use-draft-form.ts';
import { Tag } from '../../../../ui/display/tag.tsx';
import { LockIcon } from '../../../../ui/icons/state-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { sectionFields, type ListingSection } from '../../editor/listing-sections.ts';
import { useFieldNames } from '../change/use-field-name.ts';
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
  const isClosed = sectionFields[name].some((field) => editor.readOnlyReason(field) !== undefined);
  return (
    <Section
      id={`${idPrefix}${name}`}
      name={name}
      title={t(`listing_editor.editor.section.${name}`)}
      mark={is !== 'clean' && <Tag tone="info">{t('listing_editor.editor.section_dirty')}</Tag>}
      text={isClosed && <ClosedFields fields={sectionFields[name]} />}
      headingLevel={headingLevel}
    >
      {children}
    </Section>
  );
}

/** Why fields cannot be edited: one sentence for all of them, or each with its names where others can. */
function ClosedFields({ fields }: { fields: readonly ListingField[] }) {
  const { editor } = useListingEditorView();
  const nameOf = useFieldNames();
  const format = useFormat();
  const reasons = [...new Set(fields.map(editor.readOnlyReason))];
  return reasons.map((reason) => {
    if (reason === undefined) return null;
    const closed = changeFieldsOf(fields.filter((field) => editor.readOnlyReason(field) === reason));
    return (
      <Row key={reason} as="span" gap={2}>
        <LockIcon size={14} />
        <Text size="s" tone="subtle">
          {reasons.length === 1 ? reason : `${format.list(closed.map(nameOf))}: ${reason}`}
        </Text>
      </Row>
    );
  });
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
