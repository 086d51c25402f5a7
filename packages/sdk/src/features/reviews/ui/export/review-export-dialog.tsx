'use client';
import type { ReviewOrder } from '@pinfold/contract/features/reviews/review';
import type { JSX } from 'react';
import type { Appearance } from '../../../../theme/appearance.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import type { ReviewFilters } from '../../review-filters.ts';

export interface ReviewExportDialogProps {
  /** Held by you. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What to export, such as the filters of the inbox. As there, deleted reviews come only when they are asked for. */
  filters: ReviewFilters;
  /** In which order. @defaultValue newest first */
  order?: ReviewOrder | undefined;
  /** Shows an export begun earlier, such as the one that a mail speaks of. */
  exportId?: number | undefined;
  /** Looks of this dialog alone. */
  appearance?: Appearance | undefined;
}

const OpenReviewExportDialog = lazyComponent(
  async () => (await import('./open-review-export-dialog.tsx')).OpenReviewExportDialog,
);

/**
 * Writes all reviews that match to a file: choose its kind, watch it being made, download it. The reader may close it
 * meanwhile; a mail tells when the file is there. Its code is fetched when it is first opened.
 *
 * @throws Error outside a `PinfoldProvider`. A failure is shown inside, with a way to try again.
 * @selector .pinfold-ReviewExport
 * @example
 * ```tsx
 * <ReviewExportDialog isOpen={isOpen} onOpenChange={setOpen} filters={filters} />
 * ```
 */
export function ReviewExportDialog({ appearance, ...props }: ReviewExportDialogProps): JSX.Element | null {
  if (!props.isOpen) return null;
  return (
    <Surface component="ReviewExport" appearance={appearance}>
      <OpenReviewExportDialog {...props} />
    </Surface>
  );
}
