'use client';
import type { ReactNode, JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Tag } from '../../../../ui/display/tag.tsx';
import { LockIcon } from '../../../../ui/icons/state-icons.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { sectionFields, type ListingSection } from '../../editor/listing-sections.ts';
import { sectionState } from '../../editor/section-state.ts';
import { useListingEditorView } from './editor-context.ts';

interface EditorSectionProps {
  name: ListingSection;
  /** A control that draws the title itself, beside its own buttons, gets it here. */
  children: ReactNode | ((title: ReactNode) => ReactNode);
}

/** One part of the listing on a surface of its own, with its title and whether it was changed. */
export function EditorSection({ name, children }: EditorSectionProps): JSX.Element {
  const t = useTranslate();
  const { editor, headingLevel, idPrefix } = useListingEditorView();
  const id = `${idPrefix}${name}`;
  const reasons = sectionFields[name].map((field) => editor.readOnlyReason(field));
  const closed = reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined;
  const title = (
    <Title id={`${id}-title`} as={`h${headingLevel}`} tabIndex={-1}>
      {t(`listing_editor.editor.section.${name}`)}
      {sectionState(editor, name) !== 'clean' && (
        <Tag tone="info">{t('listing_editor.editor.section_dirty')}</Tag>
      )}
    </Title>
  );
  return (
    <Root id={id} aria-labelledby={`${id}-title`} data-section={name}>
      {typeof children === 'function' ? children(title) : title}
      {closed && (
        <Text as="p" tone="subtle" size="s">
          <LockIcon size={14} /> {closed}
        </Text>
      )}
      {typeof children === 'function' ? null : children}
    </Root>
  );
}

const Root = styled.section.withConfig(partClass('ListingEditor-section'))`
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-inline-size: 0;
  padding: 18px 20px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  box-shadow: var(--pf-shadow);
  container-type: inline-size;
  scroll-margin-block-start: 96px;
  @media (max-width: 480px) {
    padding: 16px;
  }
`;

const Title = styled.h2.withConfig(partClass('ListingEditor-sectionTitle'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin: 0;
  font-size: var(--pf-font-size-l);
  font-weight: 650;
  line-height: 1.3;
  outline: none;
`;
