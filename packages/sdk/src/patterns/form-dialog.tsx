'use client';
import { type JSX, type ReactNode, useId } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { Button, type ButtonProps } from '../ui/actions/button.tsx';
import { Stack, type FlexProps } from '../ui/layout/stack.tsx';
import { Dialog, type DialogProps } from '../ui/overlays/dialog.tsx';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'children' | 'size' | 'isDismissable'> {
  /** The primary button; left out where there is nothing to send. */
  action: ButtonProps | undefined;
  /** Makes the fields a form that the primary button and Enter submit; without it the button's own `onPress` counts. */
  onSubmit?: (() => void) | undefined;
  /** Stands before the buttons. */
  note?: ReactNode;
  /** Between the fields. @default 5 */
  gap?: FlexProps['gap'];
  onClose: () => void;
}

/** A dialog with the fields of one form, a button that cancels, and one that sends it. */
export function FormDialog(props: FormDialogProps): JSX.Element {
  const { action, onSubmit, note, gap = 5, onClose, children, ...dialog } = props;
  const t = useTranslate();
  const id = useId();
  return (
    <Dialog
      {...dialog}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {note}
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          {action && <Button variant="primary" {...(onSubmit && { type: 'submit', form: id })} {...action} />}
        </>
      }
    >
      {onSubmit ? (
        <Stack
          as="form"
          id={id}
          gap={gap}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {children}
        </Stack>
      ) : (
        <Stack gap={gap}>{children}</Stack>
      )}
    </Dialog>
  );
}
