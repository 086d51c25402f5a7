import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { defineJob } from '../../../jobs/define-job.ts';
import type { Services } from '../../../services.ts';
import { locations } from '../listings.table.ts';
import { exportHeader, exportLine, exportTexts, type ExportTexts } from './export-columns.ts';
import { writeEnqueuedFile, type EnqueuedExport } from '../../../exports/export-lifecycle.ts';

/** Locations that are read at once. */
const chunk = 500;

/** What an export of locations asks for. */
const Request = z.object({ facilities_ids: z.array(z.number()) });

/** Writes a file of locations. */
export const writeExport = defineJob<EnqueuedExport>({
  name: 'write-export',
  concurrency: 1,
  run(services, enqueued, run) {
    return writeEnqueuedFile(services, enqueued, run, (row) => {
      const texts = exportTexts(row.language);
      const { facilities_ids: ids } = Request.parse(row.request);
      return {
        sheet: texts.sheet,
        header: exportHeader(texts),
        lines: readLines(services, row.companyId, ids, texts),
        mail: { subject: texts.mailSubject, path: '/business-addresses/list' },
      };
    });
  },
});

async function* readLines(
  { database }: Services,
  companyId: number,
  ids: readonly number[],
  texts: ExportTexts,
) {
  for (let from = 0; from < ids.length; from += chunk) {
    const wanted = ids.slice(from, from + chunk);
    const found = await database.queries
      .select()
      .from(locations)
      .where(and(eq(locations.companyId, companyId), inArray(locations.id, wanted)));
    const byId = new Map(found.map((location) => [location.id, location]));
    yield wanted.flatMap((id) => {
      const location = byId.get(id);
      return location ? [exportLine(location, texts)] : [];
    });
  }
}
