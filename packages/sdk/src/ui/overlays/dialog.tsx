'use client';
import { useId, type ReactNode, type JSX } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';
import { DialogContent } from './dialog-content.tsx';
import { backdropStyle } from './backdrop-style.ts';

export interface DialogProps {
  /** The heading, which names the dialog. */
  title: ReactNode;
  children: ReactNode;
  /** Controlled open state. */
  isOpen: boolean;
  /** Called when the user closes it: by button, Escape, or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** The row of buttons at the end; the primary one last. */
  footer?: ReactNode;
  /** Maximum width: `s` 390 px, `l` 620 px, `xl` 750 px for a video. @default 'l' */
  size?: 's' | 'l' | 'xl' | undefined;
  /** Closes on a press outside. @default true */
  isDismissable?: boolean | undefined;
  /** Set to `alertdialog` for a question that interrupts. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
}

/**
 * A modal dialog: focus stays in it, Escape closes it, and focus returns to the former element.
 *
 * @selector .pinfold-Dialog
 * @example
 * ```tsx
 * <Dialog title="Odpowiedz zbiorczo" closeLabel="Zamknij" isOpen={isOpen} onOpenChange={setOpen}>…</Dialog>
 * ```
 */
export function Dialog({
  title,
  children,
  footer,
  closeLabel,
  size = 'l',
  role = 'dialog',
  ...modal
}: DialogProps): JSX.Element {
  const titleId = useId();
  return (
    <Backdrop
      isDismissable={modal.isDismissable ?? true}
      isOpen={modal.isOpen}
      onOpenChange={modal.onOpenChange}
    >
      <Panel data-size={size}>
        <Root role={role} aria-labelledby={titleId}>
          {({ close }) => (
            <DialogContent
              titleId={titleId}
              title={title}
              closeLabel={closeLabel}
              onClose={close}
              footer={footer}
            >
              {children}
            </DialogContent>
          )}
        </Root>
      </Panel>
    </Backdrop>
  );
}

const Backdrop = styled(ModalOverlay).withConfig(partClass('Dialog-backdrop'))`
  ${backdropStyle}
  display: flex;
  align-items: center;
  justify-content: center;
  padding: 16px;
`;

const Panel = styled(Modal).withConfig(partClass('Dialog-panel'))`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: 620px;
  max-block-size: min(calc(100dvh - 32px), 860px);
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-l);
  background: var(--pf-raised);
  box-shadow: var(--pf-shadow-l);
  overflow: hidden;
  &:where([data-size='s']) {
    max-inline-size: 390px;
  }
  &:where([data-size='xl']) {
    max-inline-size: 750px;
  }
`;

const Root = styled(AriaDialog).withConfig(partClass('Dialog'))`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  max-block-size: inherit;
  outline: none;
`;
