'use client';
import { canStepBulkEdit } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit-status';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../../permissions/use-permission.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Banner } from '../../../../../ui/display/banner.tsx';
import { UndoIcon } from '../../../../../ui/icons/action-icons.tsx';
import { useFormRefusal } from '../../../../company/form-refusal.ts';
import type { BulkEditProgress } from '../../../bulk-edit/bulk-edit-progress.ts';
import { bulkEditAccess } from '../../../bulk-edit/use-bulk-editor.ts';
import { useStepBulkEdit } from '../../../bulk-edit/use-step-bulk-edit.ts';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { Row } from '../../../../../ui/layout/stack.tsx';
import { ConfirmDialog } from '../../../../../ui/overlays/confirm-dialog.tsx';

const ofAllLocations = { ...bulkEditAccess, concernsAllLocations: true } as const;

const allSteps = ['pause', 'resume', 'retry', 'revert'] as const;

/** What can be done with a bulk edit now: pause, go on, send again what failed, take all of it back. */
export function RunActions({ progress }: { progress: BulkEditProgress }): JSX.Element {
  const t = useTranslate();
  const { editor } = useBulkEditorView();
  const { wordsFor, reportElsewhere } = useFormRefusal();
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
          {wordsFor(step.error)}
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

/** Asks before everything that a bulk edit has changed is taken back. */
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
      {progress.ok > 0 && t('bulk_edit.run.revert_text', { count: progress.ok })}{' '}
      {progress.pending > 0 && t('bulk_edit.run.revert_pending')}
    </ConfirmDialog>
  );
}
