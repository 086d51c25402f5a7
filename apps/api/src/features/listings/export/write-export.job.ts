import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { defineExport } from '../../../exports/define-export.ts';
import type { Services } from '../../../services.ts';
import { locations } from '../listings.table.ts';
import { exportHeader, exportLine, exportTexts, type ExportTexts } from './export-columns.ts';

/** Locations that are read at once. */
const chunk = 500;

/** Writes a file of locations. */
export const writeExport = defineExport({
  kind: 'locations',
  name: 'write-export',
  request: z.object({ facilities_ids: z.array(z.number()) }),
  open(services, { companyId, language }, { facilities_ids: ids }) {
    const texts = exportTexts(language);
    const lines = readLines(services, companyId, ids, texts);
    return {
      sheets: [{ name: texts.sheet, header: exportHeader(texts), lines }],
      mail: { subject: texts.mailSubject, path: '/business-addresses/list' },
    };
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
