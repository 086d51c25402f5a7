'use client';
import type { JSX } from 'react';
import { OpinionExportDialog } from '../../../opinions/ui/export/opinion-export-dialog.tsx';
import { useReviewExport } from '../../export/use-review-export.ts';
import { reviewReads } from '../../reviews.queries.ts';
import type { ReviewExportDialogProps } from './review-export.tsx';

const access = { module: 'reviews', permission: 'view_reviews', demo: 'allowed', embed: 'never' } as const;

/** The dialog of an export of reviews, as long as it is open. */
export function OpenReviewExportDialog({
  onOpenChange,
  filters,
  order,
  exportId,
}: Omit<ReviewExportDialogProps, 'appearance'>): JSX.Element {
  const state = useReviewExport(exportId);
  return (
    <OpinionExportDialog
      {...{ access, filters, state, onOpenChange }}
      reads={reviewReads}
      onStart={(exported, fileType) => state.start({ filters: exported, order, fileType })}
    />
  );
}
