'use client';
import type { JSX } from 'react';
import { listingsMessages } from '../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../i18n/use-translate.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useFileExport } from '../../listings/export/use-file-export.ts';
import { FileExportDialog } from '../../listings/ui/export/file-export-dialog.tsx';
import { insightAccess } from '../insights.queries.ts';
import type { InsightExportProps } from './insight-export.tsx';

/** The dialog of an export of insights, as long as it is open. */
export function InsightExportDialog({
  texts,
  begin,
  exportId,
  isEmpty,
  onClose,
}: InsightExportProps & { onClose: () => void }): JSX.Element | null {
  const t = useTranslate();
  const isReady = useFeatureMessages(listingsMessages);
  const permission = usePermission({ ...insightAccess, embed: 'never' });
  const state = useFileExport<void>(begin, exportId);
  if (!isReady) return null;
  return (
    <FileExportDialog
      part="InsightExport"
      title={t(`${texts}.export.title`)}
      summary={t(`${texts}.export.summary`)}
      state={state}
      fileTypes={['xlsx']}
      onStart={() => state.start()}
      disabledReason={permission.reason?.text ?? (isEmpty ? t(`${texts}.export.nothing`) : undefined)}
      onOpenChange={onClose}
    />
  );
}
