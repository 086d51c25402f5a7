'use client';
import type { JSX } from 'react';
import type { ConfirmDialogProps } from '../../../../ui/overlays/confirm-dialog.tsx';
import { loadLater } from '../../../../ui/load-later.tsx';
import { useWasTrue } from '../../../../state/use-was-true.ts';

const ConfirmDialog = loadLater(
  async () => (await import('../../../../ui/overlays/confirm-dialog.tsx')).ConfirmDialog,
);

/** A `ConfirmDialog` whose code is fetched when it is first asked for. */
export function ConfirmLater(props: ConfirmDialogProps): JSX.Element | null {
  return useWasTrue(props.isOpen ?? false) ? <ConfirmDialog {...props} /> : null;
}
