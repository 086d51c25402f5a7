'use client';
import { type JSX, type ReactNode, useId } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { Button, type ButtonProps } from '../ui/actions/button.tsx';
import { Stack, type FlexProps } from '../ui/layout/stack.tsx';
import { Dialog, type DialogProps } from '../ui/overlays/dialog.tsx';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'children' | 'size' | 'isDismissable'> {
  /** The primary button, which submits the form as Enter does; left out where there is nothing to send. */
  action: Omit<ButtonProps, 'type' | 'form' | 'onPress'> | undefined;
  /**
   * Called by the primary button and by Enter in a line of text, but not while the button is pending or disabled, and not
   * by Enter in a search, a check box or an option.
   */
  onSubmit: () => void;
  /** What sending led to, shown in place of the form, with a button that closes. */
  outcome?: ReactNode;
  /** Stands before the buttons. */
  note?: ReactNode;
  /** Between the fields. @default 5 */
  gap?: FlexProps['gap'];
  onClose: () => void;
}

/** Inputs that choose what the form is about: people who press Enter there are not done with it. */
const choosing = ['search', 'checkbox', 'radio'];

/** A dialog with the fields of one form, a button that cancels, and one that sends it. */
export function FormDialog(props: FormDialogProps): JSX.Element {
  const { action, onSubmit, outcome, note, gap = 5, onClose, children, ...dialog } = props;
  const t = useTranslate();
  const id = useId();
  return (
    <Dialog
      {...dialog}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        outcome ? (
          <Button variant="primary" onPress={onClose}>
            {t('common.close')}
          </Button>
        ) : (
          <>
            {note}
            <Button onPress={onClose}>{t('common.cancel')}</Button>
            {action && <Button variant="primary" type="submit" form={id} {...action} />}
          </>
        )
      }
    >
      {outcome ?? (
        <Stack
          as="form"
          id={id}
          gap={gap}
          noValidate
          onKeyDown={(event) => {
            const { type } = event.target as Partial<HTMLInputElement>;
            if (event.key === 'Enter' && choosing.includes(type ?? '')) event.preventDefault();
          }}
          onSubmit={(event) => {
            event.preventDefault();
            // In React's tree, the dialog may be inside another form.
            event.stopPropagation();
            // Without a submit button, as while it is pending, Enter still submits a form of one field.
            if (action && !action.isPending && !action.isDisabled && !action.disabledReason) onSubmit();
          }}
        >
          {children}
        </Stack>
      )}
    </Dialog>
  );
}
