'use client';
import type { JSX } from 'react';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog.tsx';

export type ModalProps = Omit<DialogProps, 'size'>;

/**
 * A narrow dialog (390 px) for one short step.
 *
 * @selector .pinfold-Dialog
 * @example
 * ```tsx
 * <Modal title="Nowy tag" closeLabel="Zamknij" isOpen={isOpen} onOpenChange={setOpen}>…</Modal>
 * ```
 */
export function Modal(props: ModalProps): JSX.Element {
  return <Dialog {...props} size="s" />;
}
