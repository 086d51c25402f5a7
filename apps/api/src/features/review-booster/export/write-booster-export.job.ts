import type { BoosterReviewSearch } from '@pinfold/contract/features/review-booster/booster-reviews.endpoints';
import type { FileExport } from '@pinfold/contract/features/listings/export/exports.endpoints';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { defineOpinionExport } from '../../opinions/export/define-opinion-export.ts';
import { exportOpinions, type RequestedOpinions } from '../../opinions/export/export-opinions.service.ts';
import { boosterChannel } from '../responses/booster-channel.ts';
import { boosterReviewFilter, boosterReviewRows } from '../responses/booster-reviews.queries.ts';
import { boosterExportCells, boosterExportTexts } from './booster-export-columns.ts';

/** Writes a file of answers to forms. */
export const writeBoosterExport = defineOpinionExport({
  kind: 'booster_reviews',
  name: 'write-booster-export',
  path: '/review-booster/reviews',
  texts: boosterExportTexts,
  cells: boosterExportCells,
  read: (queries, page, { services }) => boosterReviewRows(queries, services.sealer, page),
});

/** Enqueues an export of the answers that match now. */
export function exportBoosterReviewsOf(
  services: Services,
  member: Member,
  asked: RequestedOpinions<BoosterReviewSearch>,
): Promise<FileExport> {
  const { filename: name } = boosterExportTexts(asked.language);
  const answers = { channel: boosterChannel, filter: boosterReviewFilter };
  return exportOpinions(services, member, answers, { ...asked, name }, writeBoosterExport);
}
