'use client';
import type { JSX } from 'react';
import type { Removal } from '../state/use-removal.ts';
import { RemoveDialog } from './remove-dialog.tsx';

interface RemovalQuestionProps<Item> {
  removal: Removal<Item>;
  /** The question, with the name of the object. */
  titleOf: (item: Item) => string;
  /** What else is deleted. */
  textOf: (item: Item) => string;
  /** Label of the confirming button. */
  confirmLabel: string;
  pendingLabel: string;
}

/** Confirms what `useRemoval` asks; nothing while it asks nothing. */
export function RemovalQuestion<Item>({
  removal,
  titleOf,
  textOf,
  ...labels
}: RemovalQuestionProps<Item>): JSX.Element | null {
  const { asked, cancel, confirm, isPending } = removal;
  if (asked === undefined) return null;
  return (
    <RemoveDialog
      title={titleOf(asked)}
      onClose={cancel}
      onConfirm={confirm}
      isPending={isPending}
      {...labels}
    >
      {textOf(asked)}
    </RemoveDialog>
  );
}
