'use client';
import type { JSX, ReactNode } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { RefusalBanner } from './refusal-banner.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';

export interface RemoveDialogProps {
  /** The question, with the name of the object. */
  title: string;
  /** What else is deleted. */
  children: ReactNode;
  /** Below the text, what is to be decided as well, such as what is kept. */
  choice?: ReactNode;
  /** Label of the confirming button. */
  confirmLabel: string;
  pendingLabel: string;
  isPending: boolean;
  /** Error of the deletion. */
  refusal?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation of a deletion; stays open while it is pending, and shows its error. */
export function RemoveDialog({
  refusal,
  onClose,
  children,
  choice,
  ...dialog
}: RemoveDialogProps): JSX.Element {
  const t = useTranslate();
  return (
    <ConfirmDialog
      {...dialog}
      cancelLabel={t('common.cancel')}
      isDanger
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack gap={5}>
        <span>{children}</span>
        {choice}
        <RefusalBanner message={refusal} />
      </Stack>
    </ConfirmDialog>
  );
}
