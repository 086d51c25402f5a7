'use client';
import type { ExportFileType } from '@pinfold/contract/features/listings/export/file-types';
import type { ReviewOrder } from '@pinfold/contract/features/opinions/opinion';
import type { JSX } from 'react';
import { unwrapResponse } from '../../../../client/transport.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { useFileExport } from '../../../listings/export/use-file-export.ts';
import { inboxSearchBody } from '../../../opinions/inbox/inbox.queries.ts';
import { OpinionExportDialog } from '../../../opinions/ui/export/opinion-export-dialog.tsx';
import type { BoosterReviewFilters } from '../../reviews/booster-review-filters.ts';
import { boosterReviewReads, boosterReviewsAccess } from '../../reviews/booster-reviews.queries.ts';

interface BoosterReviewExportDialogProps {
  filters: BoosterReviewFilters;
  order: ReviewOrder;
  /** Shows an export begun earlier. */
  exportId: number | undefined;
  close: () => void;
}

const access = { ...boosterReviewsAccess, embed: 'never' } as const;

/** The dialog of an export of answers, as long as it is open. */
export function BoosterReviewExportDialog(props: BoosterReviewExportDialogProps): JSX.Element {
  const { client } = usePinfold();
  const state = useFileExport(
    ({ filters, fileType }: { filters: BoosterReviewFilters; fileType: ExportFileType }) =>
      unwrapResponse(
        client.api.POST('/review-booster/reviews/export/', {
          params: { query: { file_type: fileType } },
          body: { filters: inboxSearchBody(boosterReviewReads, filters, props.order) },
        }),
      ),
    props.exportId,
  );
  return (
    <OpinionExportDialog
      access={access}
      reads={boosterReviewReads}
      filters={props.filters}
      state={state}
      texts="review_booster.export"
      onStart={(filters, fileType) => state.start({ filters, fileType })}
      onOpenChange={props.close}
    />
  );
}
