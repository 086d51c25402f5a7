import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { rows } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { defineExport } from '../../../exports/define-export.ts';
import { linesInBatches } from '../../../exports/sheet-lines.ts';
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
  { database: { queries } }: Services,
  companyId: number,
  ids: readonly number[],
  columns: ReviewColumns,
) {
  const codes = await rows<{ id: number; store_code: string }>(
    queries,
    sql`select id::int8 as id, store_code from locations where company_id = ${companyId} and store_code <> ''`,
  );
  const storeCodes = new Map(codes.map(({ id, store_code }) => [id, store_code]));
  yield* linesInBatches(ids, chunk, async (some) => {
    const reviews = await reviewRows(
      queries,
      sql`select ${companyId}::int8 as company_id, asked.id, asked.position from unnest(${int8Array(some)}) with ordinality as asked (id, position)`,
    );
    return reviews.map((review) => columns.line(review, storeCodes.get(review.location.id) ?? ''));
  });
}
