'use client';
import type { JSX } from 'react';
import { useWasTrue } from '../../../../state/use-was-true.ts';
import { loadLater } from '../../../../ui/load-later.tsx';

export interface AddToGroupProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const AddToGroupDialog = loadLater<AddToGroupProps>(
  async () => (await import('./add-to-group-dialog.tsx')).AddToGroupDialog,
);

/** Adds what is ticked to a group. */
export function AddToGroup(props: AddToGroupProps): JSX.Element | null {
  return useWasTrue(props.isOpen) ? <AddToGroupDialog {...props} /> : null;
}
