'use client';
import type { JSX, ReactNode } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { Banner } from '../ui/display/banner.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';

export interface RemoveDialogProps {
  /** The question, with the name of what would go. */
  title: string;
  /** What goes with it. */
  children: ReactNode;
  /** Names the deed. */
  confirmLabel: string;
  pendingLabel: string;
  isPending: boolean;
  /** Why it was not removed. */
  refusal?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something goes for good, stays open while it goes, and says why it could not. */
export function RemoveDialog({ refusal, onClose, children, ...dialog }: RemoveDialogProps): JSX.Element {
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
        {refusal && (
          <Banner tone="bad" role="alert">
            {refusal}
          </Banner>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
