import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { rows } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { defineExport } from '../../../exports/define-export.ts';
import type { Services } from '../../../services.ts';
import { reviewRows } from '../reviews.queries.ts';
import { openReviewColumns, reviewExportTexts, type ReviewColumns } from './review-export-columns.ts';

/** Reviews that are read at once. */
const chunk = 1000;

/** Writes a file of reviews: those that matched when it was enqueued, in that order. */
export const writeReviewExport = defineExport({
  kind: 'reviews',
  name: 'write-review-export',
  request: z.object({ reviews_ids: z.array(z.number()), timezone: z.string() }),
  open(services, { companyId, language }, { reviews_ids: ids, timezone }) {
    const texts = reviewExportTexts(language);
    const columns = openReviewColumns({ services, companyId, texts, timezone });
    const lines = readLines(services, companyId, ids, columns);
    return {
      sheets: [{ name: texts.sheet, header: columns.header, lines }],
      mail: { subject: texts.mailSubject, path: '/reviews/list' },
    };
  },
});

async function* readLines(
  { database }: Services,
  companyId: number,
  ids: readonly number[],
  columns: ReviewColumns,
) {
  const codes = await rows<{ id: number; store_code: string }>(
    database.queries,
    sql`select id::int8 as id, store_code from locations where company_id = ${companyId} and store_code <> ''`,
  );
  const storeCodes = new Map(codes.map(({ id, store_code }) => [id, store_code]));
  for (let from = 0; from < ids.length; from += chunk) {
    const wanted = int8Array(ids.slice(from, from + chunk));
    const reviews = await reviewRows(
      database.queries,
      sql`select ${companyId}::int8 as company_id, asked.id, asked.position from unnest(${wanted}) with ordinality as asked (id, position)`,
    );
    yield reviews.map((review) => columns.line(review, storeCodes.get(review.location.id) ?? ''));
  }
}
