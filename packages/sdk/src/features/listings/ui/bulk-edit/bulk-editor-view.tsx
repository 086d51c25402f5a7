'use client';
import { useEffect, useMemo, useRef, type ReactNode, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import type { BulkEditorState } from '../../bulk-edit/use-bulk-editor.ts';
import { ProviderNamesContext } from '../change/provider-names.tsx';
import {
  BulkEditorContext,
  type BulkEditorViewValue,
  BulkFormContext,
  useBulkCatalogNames,
  useBulkEditorView,
} from './bulk-editor-context.ts';
import { ChosenLocations } from './bulk-locations.tsx';
import { EditStep } from './form/edit-step.tsx';
import { BulkReviewStep } from './review/review-step.tsx';
import { LatestEdits } from './run/run-progress.tsx';
import { RunStep } from './run/run-step.tsx';
import { Heading, levelBelow } from '../../../../ui/layout/text.tsx';
import { StepsLine } from '../../../../patterns/steps-line.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { PinIcon } from '../../../../ui/icons/place-icons.tsx';
import type { BulkEditProgress } from '../../bulk-edit/bulk-edit.queries.ts';

/** How the editor fits into the page around it. */
export interface BulkEditorAppearance {
  /** Above the editor. @defaultValue "Edycja wielu wizytówek" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Where locations are chosen; without it there is no link to there. */
  chooseHref?: string | undefined;
  /** Where one listing is edited; without it names are plain text. */
  getLocationHref?: ((id: number) => string) | undefined;
}

export interface BulkEditorViewProps extends BulkEditorAppearance {
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
      headingLevel: levelBelow[headingLevel],
      chooseHref,
      getLocationHref,
    }),
    [editor, headingLevel, chooseHref, getLocationHref],
  );
  return (
    <BulkEditorProvider view={view}>
      <Stack part="BulkEditor" gap={5} isContainer data-step={step}>
        <Row part="BulkEditor-header" gap={6} rowGap={3} justify="between" wrap>
          <Heading level={headingLevel} size="xl" ref={heading} tabIndex={-1}>
            {title ?? t('bulk_edit.title')}
          </Heading>
          {(editor.ids.length > 0 || step === 'run') && (
            <StepsLine
              label={t('bulk_edit.steps')}
              steps={steps.map((one) => ({ id: one, label: t(`bulk_edit.step.${one}`) }))}
              current={steps.indexOf(step)}
            />
          )}
        </Row>
        <NamedStep />
      </Stack>
    </BulkEditorProvider>
  );
}

/** Provides the state for the parts below. */
export function BulkEditorProvider({
  view,
  children,
}: {
  view: BulkEditorViewValue;
  children: ReactNode;
}): JSX.Element {
  const { controls } = view.editor.form;
  const { ids } = view.editor;
  const mixed = view.editor.mixed.of;
  const form = useMemo(() => ({ form: controls, ids, mixed }), [controls, ids, mixed]);
  return (
    <BulkEditorContext.Provider value={view}>
      <BulkFormContext.Provider value={form}>{children}</BulkFormContext.Provider>
    </BulkEditorContext.Provider>
  );
}

function NamedStep() {
  return (
    <ProviderNamesContext.Provider value={useBulkCatalogNames()}>
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
      {editor.step === 'review' ? <BulkReviewStep /> : <EditStep />}
      {editor.step === 'edit' && <LatestEdits />}
    </>
  );
}

/** Nothing to edit, and where to choose it. */
function NothingChosen() {
  const t = useTranslate();
  const { chooseHref, headingLevel } = useBulkEditorView();
  return (
    <EmptyState
      icon={<PinIcon size={24} />}
      title={t('bulk_edit.none.title')}
      headingLevel={headingLevel}
      actions={
        chooseHref && (
          <Link variant="button" href={chooseHref} isInApp>
            {t('bulk_edit.none.action')}
          </Link>
        )
      }
    >
      {t('bulk_edit.none.text')}
    </EmptyState>
  );
}

/** Shows that another bulk edit is open, so that this one can be prepared but not started. */
function AnotherRuns({ open }: { open: BulkEditProgress }) {
  const t = useTranslate();
  const { editor } = useBulkEditorView();
  return (
    <Banner
      title={t('bulk_edit.another.title')}
      role="status"
      actions={
        <Button size="s" onPress={() => editor.follow(open.id)}>
          {t('bulk_edit.run.open')}
        </Button>
      }
    >
      {t('bulk_edit.another.text')}
    </Banner>
  );
}

const steps = ['edit', 'review', 'run'] as const;
