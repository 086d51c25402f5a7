'use client';
import type { JSX } from 'react';
import { listingsMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Surface } from '../../../../ui/surface.tsx';
import { useLocationExport } from '../../export/use-location-export.ts';
import { FileExportDialog } from './file-export-dialog.tsx';

export interface LocationExportDialogProps {
  /** Held by you. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What to export, 1 to 10 000, in the order of the file. */
  facilitiesIds?: readonly number[] | undefined;
  /** Shows an export begun earlier, such as the one linked in a mail. */
  exportId?: number | undefined;
  /** Appearance of this dialog alone. */
  appearance?: Appearance | undefined;
}

/**
 * Exports locations to a file: choose its format, watch the progress, download it. The dialog may be closed meanwhile;
 * a mail is sent when the file is ready.
 *
 * @throws Error outside a `PinfoldProvider`. A failure is shown inside, with a way to try again.
 * @selector .pinfold-LocationExport
 * @example
 * ```tsx
 * <LocationExportDialog isOpen={isOpen} onOpenChange={setOpen} facilitiesIds={selection} />
 * ```
 */
export function LocationExportDialog({
  appearance,
  ...props
}: LocationExportDialogProps): JSX.Element | null {
  const isReady = useFeatureMessages(listingsMessages);
  if (!isReady || !props.isOpen) return null;
  return (
    <Surface component="LocationExport" appearance={appearance}>
      <OpenDialog {...props} />
    </Surface>
  );
}

function OpenDialog({ onOpenChange, facilitiesIds = [], exportId }: LocationExportDialogProps) {
  const t = useTranslate();
  const state = useLocationExport(exportId);
  return (
    <FileExportDialog
      part="LocationExport"
      title={t('listings.export.title')}
      summary={t('listings.export.count', { count: facilitiesIds.length })}
      state={state}
      onStart={
        facilitiesIds.length > 0 || exportId === undefined
          ? (fileType) => state.start({ facilitiesIds, fileType })
          : undefined
      }
      onOpenChange={onOpenChange}
    />
  );
}
