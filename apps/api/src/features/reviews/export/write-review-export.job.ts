import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { defineOpinionExport } from '../../opinions/export/define-opinion-export.ts';
import { reviewRows } from '../reviews.queries.ts';
import { reviewExportCells, reviewExportTexts } from './review-export-columns.ts';

/** Writes a file of reviews. */
export const writeReviewExport = defineOpinionExport({
  kind: 'reviews',
  name: 'write-review-export',
  path: '/reviews/list',
  texts: reviewExportTexts,
  cells: reviewExportCells,
  async read(queries, page, { companyId }) {
    const reviews = await reviewRows(queries, page);
    const codes = await rows<{ id: number; store_code: string }>(
      queries,
      sql`select id::int8 as id, store_code from locations
          where company_id = ${companyId} and id = any(${int8Array(new Set(reviews.map(({ location }) => location.id)))})`,
    );
    const storeCodes = new Map(codes.map(({ id, store_code }) => [id, store_code]));
    return reviews.map((review) => ({ ...review, storeCode: storeCodes.get(review.location.id) ?? '' }));
  },
});
