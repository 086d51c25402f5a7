'use client';
import type { ExportFileType } from '@pinfold/contract/features/listings/export/file-types';
import type { ReviewOrder } from '@pinfold/contract/features/opinions/opinion';
import type { JSX } from 'react';
import { unwrapResponse } from '../../../client/transport.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { useFileExport } from '../../listings/export/use-file-export.ts';
import { inboxSearchBody } from '../../opinions/inbox/inbox.queries.ts';
import { OpinionExportDialog } from '../../opinions/ui/export/opinion-export-dialog.tsx';
import type { AppReviewFilters } from '../app-review-filters.ts';
import { appReviewReads, appReviewsAccess } from '../app-reviews.queries.ts';

interface AppReviewExportDialogProps {
  filters: AppReviewFilters;
  order: ReviewOrder;
  /** Shows an export begun earlier. */
  exportId: number | undefined;
  close: () => void;
}

interface AppReviewExportVariables {
  filters: AppReviewFilters;
  fileType: ExportFileType;
}

const access = { ...appReviewsAccess, embed: 'never' } as const;

/** The dialog of an export of app reviews, as long as it is open. */
export function AppReviewExportDialog({
  filters,
  order,
  exportId,
  close,
}: AppReviewExportDialogProps): JSX.Element {
  const { client } = usePinfold();
  const state = useFileExport(
    ({ filters: exported, fileType }: AppReviewExportVariables) =>
      unwrapResponse(
        client.api.POST('/app-reviews/export/', {
          params: { query: { file_type: fileType } },
          body: { filters: inboxSearchBody(appReviewReads, exported, order) },
        }),
      ),
    exportId,
  );
  return (
    <OpinionExportDialog
      {...{ access, filters, state }}
      reads={appReviewReads}
      onStart={(exported, fileType) => state.start({ filters: exported, fileType })}
      onOpenChange={close}
    />
  );
}
