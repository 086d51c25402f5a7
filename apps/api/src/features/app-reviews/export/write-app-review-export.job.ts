import type { AppReviewSearch } from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import type { FileExport } from '@pinfold/contract/features/listings/export/exports.endpoints';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { defineOpinionExport } from '../../opinions/export/define-opinion-export.ts';
import { exportOpinions, type RequestedOpinions } from '../../opinions/export/export-opinions.service.ts';
import { appReviewInbox } from '../app-review-inbox.ts';
import { appReviewRows } from '../app-reviews.queries.ts';
import { appReviewExportCells, appReviewExportTexts } from './app-review-export-columns.ts';

/** Writes a file of reviews of apps. */
export const writeAppReviewExport = defineOpinionExport({
  kind: 'app_reviews',
  name: 'write-app-review-export',
  path: '/app-reviews/reviews',
  texts: appReviewExportTexts,
  cells: appReviewExportCells,
  read: appReviewRows,
});

/** Enqueues an export of the reviews of apps that match now. */
export function exportAppReviewsOf(
  services: Services,
  member: Member,
  asked: RequestedOpinions<AppReviewSearch>,
): Promise<FileExport> {
  const name = appReviewExportTexts(asked.language).filename;
  return exportOpinions(services, member, appReviewInbox, { ...asked, name }, writeAppReviewExport);
}
