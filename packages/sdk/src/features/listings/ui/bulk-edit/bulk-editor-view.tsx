'use client';
import { useEffect, useMemo, useRef, type ReactNode, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { Row } from '../../../../ui/layout/stack.tsx';
import type { BulkEditorState } from '../../bulk-edit/use-bulk-editor.ts';
import { ProviderNamesContext } from '../change/provider-names.ts';
import { BulkEditorContext, useBulkEditorView } from './bulk-editor-context.ts';
import { ChosenLocations } from './chosen-locations.tsx';
import { EditStep } from './form/edit-step.tsx';
import { NothingChosen } from './nothing-chosen.tsx';
import { ReviewStep } from './review/review-step.tsx';
import { AnotherRuns } from './run/another-runs.tsx';
import { LatestEdits } from './run/latest-edits.tsx';
import { RunStep } from './run/run-step.tsx';
import { StepsLine } from './steps-line.tsx';
import { useBulkOfferNames } from './use-bulk-offer-names.ts';

/** How the editor fits into the page around it. */
export interface BulkEditorLooks {
  /** Above the editor. @defaultValue "Edycja wielu wizytówek" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Where locations are chosen; without it there is no link to there. */
  chooseHref?: string | undefined;
  /** Where one listing is edited; without it names are plain text. */
  getLocationHref?: ((id: number) => string) | undefined;
}

export interface BulkEditorViewProps extends BulkEditorLooks {
  /** From `useBulkEditor`. */
  editor: BulkEditorState;
}

/**
 * The looks of editing many listings: everything it shows and does comes in through its props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const editor = useBulkEditor({ facilitiesIds: ids, onFacilitiesIdsChange: setIds });
 * return <Surface><BulkEditorView editor={editor} headingLevel={2} /></Surface>;
 * ```
 */
export function BulkEditorView({
  editor,
  title,
  headingLevel = 1,
  chooseHref,
  getLocationHref,
}: BulkEditorViewProps): JSX.Element {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { step } = editor;
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  const view = useMemo(
    () => ({
      editor,
      headingLevel: sectionLevel[headingLevel],
      chooseHref,
      getLocationHref,
    }),
    [editor, headingLevel, chooseHref, getLocationHref],
  );
  return (
    <BulkEditorContext.Provider value={view}>
      <Root data-step={step}>
        <Row part="BulkEditor-header" gap={6} rowGap={3} justify="between" wrap>
          <Title as={`h${headingLevel}`} ref={heading} tabIndex={-1}>
            {title ?? t('bulk_edit.title')}
          </Title>
          {(editor.ids.length > 0 || step === 'run') && <StepsLine />}
        </Row>
        <NamedStep />
      </Root>
    </BulkEditorContext.Provider>
  );
}

function NamedStep() {
  return (
    <ProviderNamesContext.Provider value={useBulkOfferNames()}>
      <CurrentStep />
    </ProviderNamesContext.Provider>
  );
}

function CurrentStep() {
  const { editor } = useBulkEditorView();
  if (editor.step === 'run') return <RunStep />;
  if (editor.ids.length === 0)
    return (
      <>
        <NothingChosen />
        <LatestEdits />
      </>
    );
  return (
    <>
      {editor.open && <AnotherRuns open={editor.open} />}
      <ChosenLocations />
      {editor.step === 'review' ? <ReviewStep /> : <EditStep />}
      {editor.step === 'edit' && <LatestEdits />}
    </>
  );
}

const sectionLevel = { 1: 2, 2: 3, 3: 4 } as const;

const Root = styled.div.withConfig(partClass('BulkEditor'))`
  display: flex;
  flex-direction: column;
  gap: 16px;
  container-type: inline-size;
  color: var(--pf-ink);
`;

const Title = styled.h1.withConfig(innerClass('BulkEditor-title'))`
  margin: 0;
  outline: none;
  font-size: var(--pf-font-size-xl);
  font-weight: 680;
  letter-spacing: -0.015em;
`;
