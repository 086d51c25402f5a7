'use client';
import type { ReactNode, JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useFeatureFlags } from '../../../../permissions/use-permission.ts';
import { SectionNav, useSectionStates } from '../../../../patterns/section-nav.tsx';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { levelBelow, VisuallyHidden } from '../../../../ui/layout/text.tsx';
import { listingSections, type ListingSection, shownSections } from '../../editor/listing-sections.ts';
import type { ListingEditor } from '../../editor/use-listing-editor.ts';
import { EditorBanners } from './editor-banners.tsx';
import { useEditorSlot, useListingEditorView, type ListingEditorSlots } from './editor-context.ts';
import { EditorHeader } from './editor-header.tsx';
import { ListingCard, QualityCard, WillSend } from './editor-aside.tsx';
import { listingSectionState } from './editor-section.tsx';
import { ListingEditorParts } from './listing-editor-parts.tsx';
import { ListingEditorSection } from './listing-section.tsx';
import { ListingEditorSaveBar } from './save-bar.tsx';

/** How the editor fits into the page around it. */
export interface ListingEditorAppearance {
  /** Which parts to show, in this order. @defaultValue all of them */
  sections?: readonly ListingSection[] | undefined;
  /** In place of the listing's name and street. */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Shown above the title, such as a link back. */
  breadcrumb?: ReactNode;
  /** Buttons before those that send. */
  actions?: ReactNode;
  /** Between the title and the form, such as tabs of the page. */
  tabs?: ReactNode;
  /** Where it is decided what others changed in the listing. */
  changesHref?: string | undefined;
  /** Returns where it is said how far locations with these words are with Bing. Without it nothing leads there. */
  getBingHref?: ((q: string) => string) | undefined;
  /** Components of yours in place of parts. Keep the object between renders. */
  slots?: ListingEditorSlots | undefined;
}

export interface ListingEditorViewProps extends ListingEditorAppearance {
  /** From `useListingEditor`. */
  editor: ListingEditor;
}

/**
 * The viewProps of the listing editor: everything it shows and does comes in through its props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const editor = useListingEditor(listing);
 * return <Surface><ListingEditorView editor={editor} sections={['hours', 'contact']} /></Surface>;
 * ```
 */
export function ListingEditorView({
  editor,
  headingLevel = 1,
  slots,
  ...viewProps
}: ListingEditorViewProps): JSX.Element {
  const {
    sections: asked = listingSections,
    breadcrumb,
    title,
    actions,
    tabs,
    changesHref,
    getBingHref,
  } = viewProps;
  const sections = shownSections(asked, useFeatureFlags());
  return (
    <ListingEditorParts editor={editor} headingLevel={levelBelow[headingLevel]} slots={slots}>
      <EditorHeader
        breadcrumb={breadcrumb}
        title={title}
        titleLevel={headingLevel}
        actions={actions}
        getBingHref={getBingHref}
      />
      {tabs}
      <EditorBanners changesHref={changesHref} />
      <Columns sections={sections} />
    </ListingEditorParts>
  );
}

function Columns({ sections }: { sections: readonly ListingSection[] }) {
  const t = useTranslate();
  const { editor, isNarrow } = useListingEditorView();
  const Card = useEditorSlot('Card', ListingCard);
  const Changes = useEditorSlot('WillSend', WillSend);
  const AsideEnd = useEditorSlot('AsideEnd', undefined);
  const { listing } = editor;
  const props = { listing, editor };
  return (
    <>
      <Grid data-index={sections.length > 3 || undefined}>
        {sections.length > 3 && <EditorNav sections={sections} />}
        <Stack gap={5} minInlineSize="0">
          {sections.map((name) => (
            <ListingEditorSection key={name} name={name} />
          ))}
        </Stack>
        <Aside>
          <Card {...props} />
          <Changes {...props} />
          <QualityCard {...props} />
          {AsideEnd && <AsideEnd {...props} />}
        </Aside>
      </Grid>
      {isNarrow && <ListingEditorSaveBar />}
      <VisuallyHidden as="div" role="status">
        {listing.processing_in_progress ? t('listing_editor.editor.announce_sent') : ''}
      </VisuallyHidden>
    </>
  );
}

function EditorNav({ sections }: { sections: readonly ListingSection[] }) {
  const t = useTranslate();
  const { editor, idPrefix } = useListingEditorView();
  const states = useSectionStates(editor.form, sections, listingSectionState);
  return (
    <SectionNav
      label={t('listing_editor.editor.sections')}
      idPrefix={idPrefix}
      sections={sections.map((name) => ({
        name,
        label: t(`listing_editor.editor.section.${name}`),
        state: states[name] ?? 'clean',
      }))}
      stateLabels={{
        faulty: t('listing_editor.editor.section_fault'),
        dirty: t('listing_editor.editor.section_dirty'),
      }}
      columnFrom="pinfold-listing-editor (min-width: 720px)"
    />
  );
}

const Grid = styled.div.withConfig(innerClass('ListingEditor-columns'))`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px 24px;
  @container pinfold-listing-editor (min-width: 720px) {
    grid-template-columns: minmax(0, 1fr) minmax(240px, 300px);
    &:where([data-index]) > nav {
      display: none;
    }
  }
  @container pinfold-listing-editor (min-width: 980px) {
    &:where([data-index]) {
      grid-template-columns: 168px minmax(0, 1fr) minmax(260px, 330px);
    }
    &:where([data-index]) > nav {
      display: flex;
    }
  }
`;

const Aside = styled.div.withConfig(partClass('ListingEditor-aside'))`
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-inline-size: 0;
  align-self: start;
  @container pinfold-listing-editor (min-width: 720px) {
    position: sticky;
    inset-block-start: 96px;
  }
`;
