'use client';
import type { JSX } from 'react';
import type { ReviewOrder } from '@pinfold/contract/features/opinions/opinion';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Surface } from '../../../../ui/surface.tsx';
import { ExportButton } from '../../../opinions/ui/export/export-button.tsx';
import type { ReviewFilters } from '../../review-filters.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';

export interface ReviewExportProps {
  /** Opens with an export begun earlier, such as the one linked in a mail. */
  exportId?: number | undefined;
}

/**
 * A button for the inbox's header that writes what the inbox shows, by its filters and in its order, to a file.
 *
 * @throws Error outside a `ReviewsInboxView`. A failure is shown inside, with a way to try again.
 * @example
 * ```tsx
 * <ReviewsInbox headerActions={<ReviewExport />} />
 * ```
 */
export function ReviewExport({ exportId }: ReviewExportProps): JSX.Element | null {
  return (
    <ExportButton exportId={exportId}>
      {({ close, ...exported }) => <ReviewExportDialog {...exported} isOpen onOpenChange={close} />}
    </ExportButton>
  );
}

export interface ReviewExportDialogProps {
  /** Held by you. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /**
   * What to export, such as the filters of the inbox. As there, deleted reviews are included only if the filters ask
   * for them.
   */
  filters: ReviewFilters;
  /** In which order. @defaultValue newest first */
  order?: ReviewOrder | undefined;
  /** Shows an export begun earlier, such as the one linked in a mail. */
  exportId?: number | undefined;
  /** Appearance of this dialog alone. */
  appearance?: Appearance | undefined;
}

const OpenReviewExportDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./review-export-dialog.tsx')).OpenReviewExportDialog,
);

/**
 * Exports all matching reviews to a file: choose its format, watch the progress, download it. The dialog may be closed
 * meanwhile; a mail is sent when the file is ready. Its code is loaded when it is first opened.
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
