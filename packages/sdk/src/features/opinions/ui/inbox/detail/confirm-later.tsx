'use client';
import type { JSX } from 'react';
import type { ConfirmDialogProps } from '../../../../../ui/overlays/confirm-dialog.tsx';
import { lazyComponent } from '../../../../../ui/lazy-component.tsx';
import { useWasTrue } from '../../../../../state/use-was-true.ts';

const ConfirmDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('../../../../../ui/overlays/confirm-dialog.tsx')).ConfirmDialog,
);

/** A `ConfirmDialog` whose code is loaded when it is first opened. */
export function ConfirmLater(props: ConfirmDialogProps): JSX.Element | null {
  return useWasTrue(props.isOpen ?? false) ? <ConfirmDialog {...props} /> : null;
}
