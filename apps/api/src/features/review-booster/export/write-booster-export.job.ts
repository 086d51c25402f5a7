import type { BoosterReviewSearch } from '@pinfold/contract/features/review-booster/booster-reviews.endpoints';
import type { FileExport } from '@pinfold/contract/features/listings/export/exports.endpoints';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { defineOpinionExport } from '../../opinions/export/define-opinion-export.ts';
import { exportOpinions, type RequestedOpinions } from '../../opinions/export/export-opinions.service.ts';
import { boosterChannel } from '../responses/booster-channel.ts';
import { boosterReviewFilter, boosterReviewRows } from '../responses/booster-reviews.queries.ts';
import { boosterExportKind } from './booster-export-kind.ts';
import { boosterExportCells, boosterExportTexts } from './booster-export-columns.ts';

/** Writes a file of answers to forms. */
export const writeBoosterExport = defineOpinionExport({
  kind: boosterExportKind,
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
  const without = isChosenByScore(asked.filters) ? ['contact'] : [];
  const answers = { channel: boosterChannel, filter: boosterReviewFilter };
  return exportOpinions(services, member, answers, { ...asked, name, without }, writeBoosterExport);
}

/**
 * Whether a file holds customers by what they think: their contacts would be a list of whom to ask for a public review,
 * so it has none.
 */
function isChosenByScore({ rating, sentiment, tags, has_tags: hasTags }: BoosterReviewSearch): boolean {
  return [rating, sentiment, tags].some((chosen) => chosen?.length) || typeof hasTags === 'boolean';
}
