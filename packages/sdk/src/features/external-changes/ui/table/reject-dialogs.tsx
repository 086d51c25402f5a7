'use client';
import type { JSX } from 'react';
import { loadLater } from '../../../../ui/load-later.tsx';
import { useExternalChangesTableView } from './changes-table-context.ts';

const OpenRejectDialogs = loadLater(
  async () => (await import('./open-reject-dialogs.tsx')).OpenRejectDialogs,
);

/** Asks before a protected field is put back, and tells that it was. The code is fetched when it is first needed. */
export function RejectDialogs(): JSX.Element | null {
  const { question, told } = useExternalChangesTableView().decisions;
  return question || told ? <OpenRejectDialogs /> : null;
}
