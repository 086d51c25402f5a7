'use client';
import type { ReactNode, JSX } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  /** The question, e.g. "Usunąć odpowiedź?". */
  title: string;
  /** Consequences, and whether it can be undone. */
  children?: ReactNode;
  /** Label of the confirming button, e.g. "Usuń odpowiedź"; not "OK". */
  confirmLabel: string;
  /** Label of the cancel button, which is focused first. */
  cancelLabel: string;
  /** Controlled open state. */
  isOpen: boolean;
  /** Called when the user closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called on confirmation. The dialog stays open until you close it, so that it can show an error. */
  onConfirm: () => void;
  /** Fills the button that confirms with the danger colour. @default false */
  isDanger?: boolean;
  /** The confirmed action is pending. */
  isPending?: boolean;
  /** Read while `isPending`. */
  pendingLabel?: string;
  /** Why the confirming button is disabled. */
  disabledReason?: string | undefined;
}

/**
 * Asks for confirmation of an action that is hard to undo. Focus starts on the cancel button.
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
