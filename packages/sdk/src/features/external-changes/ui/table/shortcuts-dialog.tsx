'use client';
import type { JSX } from 'react';
import { loadLater } from '../../../../ui/load-later.tsx';
import { useExternalChangesTableView } from './changes-table-context.ts';

const OpenShortcutsDialog = loadLater(
  async () => (await import('./open-shortcuts-dialog.tsx')).OpenShortcutsDialog,
);

/** Every key of the table with what it does. */
export function ShortcutsDialog(): JSX.Element | null {
  return useExternalChangesTableView().commands.isHelpOpen ? <OpenShortcutsDialog /> : null;
}
