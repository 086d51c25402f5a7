'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { focusRing } from '../../../../ui/focus-ring.ts';
import { VisuallyHidden } from '../../../../ui/layout/text.tsx';
import type { ListingSection } from '../../editor/listing-sections.ts';
import { sectionState } from '../../editor/section-state.ts';
import { useListingEditorView } from './editor-context.ts';
import { goToSection } from './go-to-section.ts';
import { useSectionInView } from './use-section-in-view.ts';

/** The sections by name, with a dot where something was changed or is wrong; stays in sight. */
export function EditorIndex({ sections }: { sections: readonly ListingSection[] }): JSX.Element {
  const t = useTranslate();
  const { editor, idPrefix, isNarrow } = useListingEditorView();
  const current = useSectionInView(idPrefix, sections);
  return (
    <Root aria-label={t('listing_editor.editor.sections')} data-narrow={isNarrow || undefined}>
      {sections.map((name) => {
        const state = sectionState(editor, name);
        return (
          <Item
            key={name}
            href={`#${idPrefix}${name}`}
            aria-current={name === current || undefined}
            onClick={(event) => {
              event.preventDefault();
              goToSection(idPrefix, name);
            }}
          >
            {t(`listing_editor.editor.section.${name}`)}
            {state !== 'clean' && (
              <Dot data-state={state}>
                <VisuallyHidden>
                  {t(`listing_editor.editor.section_${state === 'dirty' ? 'dirty' : 'fault'}`)}
                </VisuallyHidden>
              </Dot>
            )}
          </Item>
        );
      })}
    </Root>
  );
}

const Root = styled.nav.withConfig(partClass('ListingEditor-index'))`
  position: sticky;
  inset-block-start: 96px;
  display: flex;
  flex-direction: column;
  align-self: start;
  min-inline-size: 0;
  &:where([data-narrow]) {
    inset-block-start: 0;
    z-index: 3;
    flex-direction: row;
    align-self: stretch;
    gap: 4px;
    margin-inline: -16px;
    padding: 6px 16px;
    overflow-x: auto;
    scrollbar-width: none;
    border-block-end: 1px solid var(--pf-line);
    background: var(--pf-background);
  }
`;

const Item = styled.a.withConfig(partClass('ListingEditor-indexLink'))`
  ${focusRing}
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  min-block-size: 32px;
  border-radius: var(--pf-radius-s);
  color: var(--pf-ink-2);
  font-weight: 500;
  text-decoration: none;
  &:where(:hover) {
    color: var(--pf-ink);
  }
  &:where([aria-current]) {
    color: var(--pf-ink);
    font-weight: 650;
  }
  :where([data-narrow]) > & {
    padding-inline: 8px;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;

const Dot = styled.i.withConfig(partClass('ListingEditor-dot'))`
  position: relative;
  flex: none;
  inline-size: 6px;
  block-size: 6px;
  margin-inline-start: auto;
  border-radius: 50%;
  background: var(--pf-primary);
  &:where([data-state='faulty']) {
    background: var(--pf-bad);
  }
  :where([data-narrow]) & {
    margin-inline-start: 0;
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;
