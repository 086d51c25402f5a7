'use client';
import { Fragment, useLayoutEffect, useRef, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { KeyHint } from '../../../../ui/display/key-hint.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { SuccessIcon } from '../../../../ui/icons/state-icons.tsx';
import { Grid, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useShortcuts } from '../../../../ui/use-shortcuts.ts';
import { useFieldNames } from '../../../listings/ui/change/use-field-name.ts';
import type { ExternalChange } from '../../external-change.ts';
import { ChangeState } from './change-actions.tsx';
import { ChangeField, ChangeOurs, ChangeProposed, ChangeSource } from './change-cells.tsx';
import { useExternalChangesTableView } from './changes-table-context.ts';
import { targetOfChange } from './use-change-decisions.ts';

/** One change at a time, large enough to judge; deciding leads to the next. */
export function ChangeReviewDialog(): JSX.Element {
  const t = useTranslate();
  const nameOf = useFieldNames();
  const { table, decisions } = useExternalChangesTableView();
  const { review, permission } = table;
  const { change } = review;
  const isDecidable = useRef(false);
  isDecidable.current = change !== undefined && !table.refusalOf(change, 'reject');
  const disabledReason = permission.reason?.text;

  const accept = () => isDecidable.current && permission.allowed && review.accept();
  const reject = () => {
    if (!change || !isDecidable.current || !permission.allowed) return;
    // Rejecting a protected field is confirmed first; then the next one is shown.
    if (change.is_protected) decisions.rejectInReview(targetOfChange(change, nameOf(change.field)));
    else review.reject();
  };
  const run = (key: string): boolean => {
    const act = { a: accept, d: reject, s: review.skip, j: review.skip, z: review.back, k: review.back }[key];
    act?.();
    return act !== undefined;
  };
  return (
    <Dialog
      title={t('external_changes.table.review.title')}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && review.close()}
      footer={
        review.isDone ? (
          <Button variant="primary" autoFocus onPress={review.close}>
            {t('common.close')}
          </Button>
        ) : (
          <>
            <Button isDisabled={!review.canGoBack} onPress={review.back}>
              {t('external_changes.table.review.back')} <KeyHint>Z</KeyHint>
            </Button>
            <Button isDisabled={!change} onPress={review.skip}>
              {t('external_changes.table.review.skip')} <KeyHint>S</KeyHint>
            </Button>
            <Button isDisabled={!isDecidable.current} disabledReason={disabledReason} onPress={reject}>
              {t('external_changes.table.reject')} <KeyHint>D</KeyHint>
            </Button>
            <Button
              variant="primary"
              isDisabled={!isDecidable.current}
              disabledReason={disabledReason}
              onPress={accept}
            >
              {t('external_changes.table.accept')} <KeyHint>A</KeyHint>
            </Button>
          </>
        )
      }
    >
      <ChangeReviewContent run={run} />
    </Dialog>
  );
}

/** The change under review, or why there is none. Handles the dialog's keyboard shortcuts. */
function ChangeReviewContent({ run }: { run: (key: string) => boolean }) {
  const t = useTranslate();
  const { table } = useExternalChangesTableView();
  const { review } = table;
  const content = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    dialog.current = content.current?.closest<HTMLElement>('[role="dialog"]') ?? null;
  }, []);
  useShortcuts(
    dialog,
    ({ event: { key, ctrlKey, metaKey, altKey, shiftKey } }) =>
      !ctrlKey && !metaKey && !altKey && !shiftKey && run(key.toLowerCase()),
    true,
  );
  return (
    <Stack ref={content} gap={3}>
      <Text as="div" role="status" size="s" tone="subtle">
        {review.change ? t('external_changes.table.review.left', { count: review.left }) : '\u00a0'}
      </Text>
      {review.change ? (
        <Compared change={review.change} />
      ) : review.error ? (
        <ErrorState
          title={t('external_changes.table.error.title')}
          onRetry={() => void review.refetch()}
          retryLabel={t('common.retry')}
        >
          {review.error.detail ?? t('error.server')}
        </ErrorState>
      ) : review.isDone ? (
        <EmptyState
          role="status"
          icon={<SuccessIcon size={24} />}
          title={t('external_changes.table.review.done.title')}
        >
          {t('external_changes.table.review.done.text', { count: review.passed })}
        </EmptyState>
      ) : (
        <Skeleton label={t('common.loading')} blocks={2} lines={3} />
      )}
    </Stack>
  );
}

/** The company's value beside the proposed one. */
function Compared({ change }: { change: ExternalChange }) {
  const t = useTranslate();
  const { facility } = change;
  const rows = [
    ['type', t(`external_changes.table.type.${change.type}`)],
    ['ours', <ChangeOurs key="ours" change={change} />],
    ['proposed', <ChangeProposed key="proposed" change={change} />],
    ['source', <ChangeSource key="source" change={change} />],
  ] as const;
  return (
    <Stack as="article" key={change.id} gap={4}>
      <Heading level={3} weight="semibold">
        {facility.formatted_address}{' '}
        <Text as="small" size="m" tone="subtle" weight="regular">
          {[facility.name, facility.store_code].join(' · ')}
        </Text>
      </Heading>
      <ChangeField change={change} />
      <Grid as="dl" columns="minmax(90px, auto) minmax(0, 1fr)" gap={5} rowGap={4}>
        {rows.map(([column, value]) => (
          <Fragment key={column}>
            <Text as="dt" size="s" tone="subtle" weight="medium">
              {t(`external_changes.table.column.${column}`)}
            </Text>
            <Text as="dd">{value}</Text>
          </Fragment>
        ))}
      </Grid>
      {change.step !== 'none' && <ChangeState change={change} name={facility.name} />}
    </Stack>
  );
}
