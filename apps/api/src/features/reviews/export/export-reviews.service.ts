import { sql } from 'drizzle-orm';
import type { FileExport } from '@pinfold/contract/features/listings/export/exports.endpoints';
import type { ExportFileType } from '@pinfold/contract/features/listings/export/file-types';
import { exportedReviewsAtMost } from '@pinfold/contract/features/reviews/review';
import type { ReviewSearch } from '@pinfold/contract/features/reviews/reviews.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { rows } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { enqueueFile } from '../../../exports/export-lifecycle.ts';
import { reviewFilter } from '../review-filter.ts';
import { orderOf } from '../../opinions/search/opinion-filter.ts';
import { reviewExportTexts } from './review-export-columns.ts';
import { writeReviewExport } from './write-review-export.job.ts';

/**
 * Enqueues an export of the reviews that match now, in the order of the view, so that a reply sent meanwhile removes
 * none.
 * @throws Problem `export_empty` when nothing matches, `too_many_reviews` above the limit of a file
 */
export async function exportReviewsOf(
  services: Services,
  member: Member,
  asked: { filters: ReviewSearch; fileType: ExportFileType; language: Language },
): Promise<FileExport> {
  const { fileType, language } = asked;
  const atMost = exportedReviewsAtMost(fileType);
  const found = await rows<{ id: number }>(
    services.database.queries,
    sql`select r.id::int8 as id from reviews r where ${reviewFilter(member, asked.filters)}
        order by ${orderOf(asked.filters)} limit ${atMost + 1}`,
  );
  if (found.length === 0) throw new Problem('export_empty');
  if (found.length > atMost) throw new Problem('too_many_reviews', { values: { max: atMost } });
  const request = { reviews_ids: found.map(({ id }) => id), timezone: member.timezone };
  return enqueueFile(
    services,
    member,
    {
      fileType,
      language,
      name: reviewExportTexts(language).filename,
      request,
      total: found.length,
    },
    writeReviewExport,
  );
}
