'use client';
import type { JSX } from 'react';
import { loadLater } from '../../../../ui/load-later.tsx';
import { useInboxView } from '../inbox-view-context.ts';

const OpenBulkTagDialog = loadLater(
  async () => (await import('./open-bulk-tag-dialog.tsx')).OpenBulkTagDialog,
);

/** Categories for all reviews that are ticked. */
export function BulkTagDialog(): JSX.Element | null {
  const { commands } = useInboxView();
  return commands.tagging === 'selection' ? <OpenBulkTagDialog /> : null;
}
