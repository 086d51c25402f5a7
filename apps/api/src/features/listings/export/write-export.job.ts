import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { defineExport } from '../../../exports/define-export.ts';
import { linesInBatches, type SheetLines } from '../../../exports/sheet-lines.ts';
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
    const lines = linesInBatches(ids, chunk, (some) => readLines(services, companyId, some, texts));
    return {
      sheets: [{ name: texts.sheet, header: exportHeader(texts), lines }],
      mail: { subject: texts.mailSubject, path: '/business-addresses/list' },
    };
  },
});

async function readLines(
  { database }: Services,
  companyId: number,
  ids: readonly number[],
  texts: ExportTexts,
): Promise<SheetLines> {
  const found = await database.queries
    .select()
    .from(locations)
    .where(and(eq(locations.companyId, companyId), inArray(locations.id, [...ids])));
  const byId = new Map(found.map((location) => [location.id, location]));
  return ids.flatMap((id) => {
    const location = byId.get(id);
    return location ? [exportLine(location, texts)] : [];
  });
}
