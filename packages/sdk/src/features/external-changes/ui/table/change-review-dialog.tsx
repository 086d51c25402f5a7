'use client';
import type { JSX } from 'react';
import { loadLater } from '../../../../ui/load-later.tsx';
import { useExternalChangesTableView } from './changes-table-context.ts';

const OpenChangeReviewDialog = loadLater(
  async () => (await import('./open-change-review-dialog.tsx')).OpenChangeReviewDialog,
);

/** "Review next": one change at a time. The code is fetched when it is first opened. */
export function ChangeReviewDialog(): JSX.Element | null {
  return useExternalChangesTableView().table.review.isOpen ? <OpenChangeReviewDialog /> : null;
}
