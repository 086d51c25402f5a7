'use client';
import { type JSX, useState } from 'react';
import { isUnderWay } from '@pinfold/contract/batch-status';
import { canStepBulkEdit } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit-status';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { QueryState } from '../../../../../patterns/query-state.tsx';
import { usePermission } from '../../../../../permissions/use-permission.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Banner } from '../../../../../ui/display/banner.tsx';
import { UndoIcon } from '../../../../../ui/icons/action-icons.tsx';
import { Row, Stack } from '../../../../../ui/layout/stack.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';
import { ConfirmDialog } from '../../../../../ui/overlays/confirm-dialog.tsx';
import type { BulkEditProgress } from '../../../bulk-edit/bulk-edit.queries.ts';
import { bulkEditAccess } from '../../../bulk-edit/use-bulk-editor.ts';
import { useStepBulkEdit } from '../../../bulk-edit/use-bulk-edits.ts';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { LatestEdits, RunProgress } from './run-progress.tsx';
import { RunFailures } from './run-failures.tsx';
import { useFormRefusal } from '../../../../../query/form-refusal.ts';

/** A running or finished bulk edit: its progress, refusals, and actions. */
export function RunStep(): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { editor } = useBulkEditorView();
  const { followed: progress } = editor;
  if (!progress)
    return (
      <QueryState
        query={editor.edits}
        failed={t('bulk_edit.failed')}
        empty={undefined}
        loading={{ blocks: 3, lines: 2 }}
      />
    );
  const isOpen = isUnderWay(progress);
  const fields = progress.fields.map((field) => t(`bulk_edit.field.${field}`));
  const when = { author: progress.author, date: format.date(progress.created_at, 'date_time') };
  return (
    <>
      <Stack
        as="section"
        gap={4}
        padding={[6, 7]}
        isFramed
        data-state={isOpen ? (progress.is_paused ? 'paused' : 'sending') : 'done'}
        aria-live="polite"
      >
        <RunProgress progress={progress} />
        <Text as="p" tone="muted">
          {format.list(fields)} · {t('bulk_edit.run.by', when)}
        </Text>
        {isOpen && (
          <Text as="p" tone="muted">
            {t(progress.is_paused ? 'bulk_edit.run.paused_text' : 'bulk_edit.run.safe')}
          </Text>
        )}
        <Row as="dl" gap={8} rowGap={3} wrap>
          {(['ok', 'in_progress', 'pending', 'failed'] as const).map((state) => (
            <div key={state}>
              <Text as="dt" size="s" tone="muted">
                {t(`bulk_edit.run.${state}`)}
              </Text>
              <Text as="dd" size="l" weight="semibold">
                {format.number(progress[state])}
              </Text>
            </div>
          ))}
        </Row>
        <RunActions progress={progress} />
      </Stack>
      {progress.failed > 0 && <RunFailures progress={progress} />}
      <div>
        <Button onPress={editor.prepareNext}>{t('bulk_edit.run.next')}</Button>
      </div>
      <LatestEdits />
    </>
  );
}

const ofAllLocations = { ...bulkEditAccess, concernsAllLocations: true } as const;

const allSteps = ['pause', 'resume', 'retry', 'revert'] as const;

/** What can be done with a bulk edit now: pause, go on, send again what failed, take all of it back. */
function RunActions({ progress }: { progress: BulkEditProgress }): JSX.Element {
  const t = useTranslate();
  const { editor } = useBulkEditorView();
  const { messageFor, reportElsewhere } = useFormRefusal();
  const [isAsking, setAsking] = useState(false);
  const step = useStepBulkEdit();
  const { id } = progress;
  const forAll = usePermission(ofAllLocations);
  const reason = (progress.concerns_other_locations ? forAll : editor.permission).reason?.text;
  const isOther = editor.open !== undefined && editor.open.id !== id;
  const run = (name: 'pause' | 'resume' | 'retry') =>
    step.mutate({ id, step: name }, { onError: reportElsewhere });
  const revert = () =>
    step.mutate(
      { id, step: 'revert' },
      {
        onSuccess: (begun) => editor.follow(begun.id),
        onError: reportElsewhere,
        onSettled: () => setAsking(false),
      },
    );
  const steps = allSteps.filter((one) => canStepBulkEdit(progress, one));
  const waits = (name: string) => step.isPending && step.variables.step === name;
  const shared = { disabledReason: reason, pendingLabel: t('common.loading') };
  return (
    <>
      {steps.length > 0 && (
        <Row gap={3} wrap>
          {steps.includes('pause') && (
            <Button {...shared} isPending={waits('pause')} onPress={() => run('pause')}>
              {t('bulk_edit.run.pause')}
            </Button>
          )}
          {steps.includes('resume') && (
            <Button {...shared} variant="primary" isPending={waits('resume')} onPress={() => run('resume')}>
              {t('bulk_edit.run.resume')}
            </Button>
          )}
          {steps.includes('retry') && (
            <Button
              {...shared}
              variant="primary"
              disabledReason={reason ?? (isOther ? t('bulk_edit.refusal.another') : undefined)}
              isPending={waits('retry')}
              onPress={() => run('retry')}
            >
              {t('bulk_edit.run.retry', { count: progress.failed })}
            </Button>
          )}
          {steps.includes('revert') && (
            <Button
              {...shared}
              variant="danger"
              disabledReason={reason ?? (isOther ? t('bulk_edit.refusal.another') : undefined)}
              icon={<UndoIcon size={16} />}
              onPress={() => setAsking(true)}
            >
              {t('bulk_edit.run.revert')}
            </Button>
          )}
        </Row>
      )}
      {step.error && (
        <Banner tone="bad" role="alert">
          {messageFor(step.error)}
        </Banner>
      )}
      <RevertDialog
        progress={progress}
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={waits('revert')}
        onConfirm={revert}
      />
    </>
  );
}

interface RevertDialogProps {
  progress: BulkEditProgress;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isPending: boolean;
  onConfirm: () => void;
}

/** Confirms reverting a bulk edit. */
function RevertDialog({ progress, ...dialog }: RevertDialogProps) {
  const t = useTranslate();
  return (
    <ConfirmDialog
      title={t('bulk_edit.run.revert_title')}
      confirmLabel={t('bulk_edit.run.revert')}
      cancelLabel={t('common.cancel')}
      pendingLabel={t('common.loading')}
      isDanger
      {...dialog}
    >
      {progress.ok > 0 && <span>{t('bulk_edit.run.revert_text', { count: progress.ok })}</span>}{' '}
      {progress.pending > 0 && <span>{t('bulk_edit.run.revert_pending')}</span>}
    </ConfirmDialog>
  );
}
