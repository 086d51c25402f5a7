'use client';
import type { JSX } from 'react';
import { ExportButton } from '../../opinions/ui/export/export-button.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Surface } from '../../../ui/surface.tsx';

export interface AppReviewExportProps {
  /** Opens with an export begun earlier, such as the one linked in a mail. */
  exportId?: number | undefined;
}

const AppReviewExportDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./app-review-export-dialog.tsx')).AppReviewExportDialog,
);

/**
 * A button for the header of the inbox of app reviews that writes what it shows, by its filters and in its order, to a
 * file.
 *
 * @throws Error outside an `AppReviewsInbox`. A failure is shown inside, with a way to try again.
 * @example
 * ```tsx
 * <AppReviewsInbox headerActions={<AppReviewExport />} />
 * ```
 */
export function AppReviewExport({ exportId }: AppReviewExportProps): JSX.Element | null {
  return (
    <ExportButton exportId={exportId}>
      {(exported) => (
        <Surface component="ReviewExport">
          <AppReviewExportDialog {...exported} />
        </Surface>
      )}
    </ExportButton>
  );
}
