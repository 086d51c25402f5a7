'use client';
import type { JSX } from 'react';
import { exportedReviewsAtMost } from '@pinfold/contract/features/reviews/review';
import { listingsMessages, reviewExportMessages } from '../../../../i18n/feature-messages.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { useClient } from '../../../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../../../query/use-pinfold-query.ts';
import { FileExportDialog } from '../../../listings/ui/export/file-export-dialog.tsx';
import { useReviewExport } from '../../export/use-review-export.ts';
import { withoutDeleted } from '../../../opinions/opinion-filters.ts';
import { countReviews } from '../../reviews.queries.ts';
import type { ReviewExportDialogProps } from './review-export.tsx';

const access = { module: 'reviews', permission: 'view_reviews', demo: 'allowed', embed: 'never' } as const;

/** The dialog of an export of reviews, as long as it is open. */
export function OpenReviewExportDialog({
  onOpenChange,
  filters,
  order,
  exportId,
}: Omit<ReviewExportDialogProps, 'appearance'>): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  const areOwnReady = useFeatureMessages(reviewExportMessages);
  const areSharedReady = useFeatureMessages(listingsMessages);
  const permission = usePermission(access);
  const exported = withoutDeleted(filters);
  const { data: count } = usePinfoldQuery(countReviews(useClient(), exported));
  const state = useReviewExport(exportId);
  const max = exportedReviewsAtMost('xlsx');
  if (!areOwnReady || !areSharedReady) return null;
  const tooMany =
    count !== undefined && count > max
      ? t('review_export.over_limit', { max: format.number(max) })
      : undefined;
  return (
    <FileExportDialog
      part="ReviewExport"
      title={t('review_export.title')}
      summary={
        count === undefined ? t('review_export.counting') : (tooMany ?? t('review_export.count', { count }))
      }
      state={state}
      onStart={(fileType) => state.start({ filters: exported, order, fileType })}
      disabledReason={permission.reason?.text ?? (count === 0 ? t('review_export.nothing') : tooMany)}
      onOpenChange={onOpenChange}
    />
  );
}
