'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { ConfirmDialog } from '../../../../../ui/overlays/confirm-dialog.tsx';
import type { BulkEditProgress } from '../../../bulk-edit/bulk-edit-progress.ts';

interface RevertDialogProps {
  progress: BulkEditProgress;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isPending: boolean;
  onConfirm: () => void;
}

/** Asks before everything that a bulk edit has changed is taken back. */
export function RevertDialog({ progress, ...dialog }: RevertDialogProps): JSX.Element {
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
