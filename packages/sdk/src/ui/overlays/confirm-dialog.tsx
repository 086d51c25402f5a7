'use client';
import type { ReactNode, JSX } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  /** The question, e.g. "Usunąć odpowiedź?". */
  title: string;
  /** What happens then, and whether it can be undone. */
  children?: ReactNode;
  /** Names the deed, e.g. "Usuń odpowiedź"; never "OK". */
  confirmLabel: string;
  /** Said on the button that changes nothing, which has the focus first. */
  cancelLabel: string;
  /** Held by you. */
  isOpen: boolean;
  /** The reader closed it. */
  onOpenChange: (isOpen: boolean) => void;
  /** The dialog stays open until `onOpenChange(false)`, so that a failure can be shown in it. */
  onConfirm: () => void;
  /** Fills the button that confirms with the danger colour. @default false */
  isDanger?: boolean;
  /** What was confirmed is under way. */
  isPending?: boolean;
  /** Read while `isPending`. */
  pendingLabel?: string;
  /** Why it cannot be confirmed now. */
  disabledReason?: string | undefined;
}

/**
 * Asks before something that is hard to undo. Focus starts on "cancel".
 *
 * @selector .pinfold-Dialog
 * @example
 * ```tsx
 * <ConfirmDialog title="Usunąć odpowiedź?" confirmLabel="Usuń" cancelLabel="Anuluj" isDanger
 *   isOpen={isOpen} onOpenChange={setOpen} onConfirm={remove} />
 * ```
 */
export function ConfirmDialog({
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  isDanger,
  ...props
}: ConfirmDialogProps): JSX.Element {
  const { isPending = false, pendingLabel, disabledReason, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      size="s"
      closeLabel={cancelLabel}
      isDismissable={false}
      footer={
        <>
          <Button autoFocus onPress={() => dialog.onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            hasEmphasis
            isPending={isPending}
            pendingLabel={pendingLabel}
            disabledReason={disabledReason}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
