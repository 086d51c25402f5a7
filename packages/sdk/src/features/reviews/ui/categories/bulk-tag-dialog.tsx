'use client';
import type { JSX } from 'react';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { useInboxView } from '../inbox-view-context.ts';

const OpenBulkTagDialog = lazyComponent(
  async () => (await import('./open-bulk-tag-dialog.tsx')).OpenBulkTagDialog,
);

/** Categories for all reviews that are ticked. */
export function BulkTagDialog(): JSX.Element | null {
  const { commands } = useInboxView();
  return commands.tagging === 'selection' ? <OpenBulkTagDialog /> : null;
}
