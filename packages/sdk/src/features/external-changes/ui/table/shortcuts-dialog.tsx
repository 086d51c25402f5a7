'use client';
import { loadLater } from '../../../../ui/load-later.tsx';
import { useExternalChangesTableView } from './changes-table-context.ts';

const OpenShortcutsDialog = loadLater(
  async () => (await import('./open-shortcuts-dialog.tsx')).OpenShortcutsDialog,
);

/** Every key of the table with what it does. */
export function ShortcutsDialog() {
  return useExternalChangesTableView().commands.isHelpOpen ? <OpenShortcutsDialog /> : null;
}
