import type { FileExport } from '@pinfold/contract/features/listings/export/exports.endpoints';
import type { ReviewSearch } from '@pinfold/contract/features/reviews/reviews.endpoints';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { exportOpinions, type RequestedOpinions } from '../../opinions/export/export-opinions.service.ts';
import { reviewInbox } from '../review-inbox.ts';
import { reviewExportTexts } from './review-export-columns.ts';
import { writeReviewExport } from './write-review-export.job.ts';

/** Enqueues an export of the reviews that match now. */
export function exportReviewsOf(
  services: Services,
  member: Member,
  asked: RequestedOpinions<ReviewSearch>,
): Promise<FileExport> {
  const name = reviewExportTexts(asked.language).filename;
  return exportOpinions(services, member, reviewInbox, { ...asked, name }, writeReviewExport);
}
