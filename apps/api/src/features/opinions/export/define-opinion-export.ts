import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { defineExport } from '../../../exports/define-export.ts';
import type { ExportJob } from '../../../exports/export-lifecycle.ts';
import { linesInBatches } from '../../../exports/sheet-lines.ts';
import type { Services } from '../../../services.ts';
import type { ExportCells, OpinionExportTexts } from './opinion-export-columns.ts';

/** Opinions that are read at once. */
const chunk = 1000;

/** What is asked for: opinions in the order of the view, and in which time zone times are written. */
export interface OpinionExportRequest {
  reviews_ids: number[];
  timezone: string;
  /** Columns that the file leaves out. */
  without?: string[] | undefined;
}

/** A file that is about to be written. */
export interface OpenedFile {
  services: Services;
  companyId: number;
  language: Language;
  timezone: string;
}

interface OpinionExportDefinition<Opinion, Column extends string> {
  kind: string;
  /** Name of the job that writes the file. */
  name: string;
  /** Of the inbox that the mail leads to, in the panel. */
  path: `/${string}`;
  texts(language: Language): OpinionExportTexts<Column>;
  cells(file: OpenedFile): ExportCells<Opinion, Column>;
  /** Reads opinions of a company for the rows of `page (company_id, id, position)`. */
  read(queries: Queryable, page: SQL, file: OpenedFile): Promise<Opinion[]>;
}

/** A kind of file of opinions: those that matched when it was enqueued, in that order. */
export function defineOpinionExport<Opinion, Column extends string>({
  kind,
  name,
  path,
  texts,
  cells,
  read,
}: OpinionExportDefinition<Opinion, Column>): ExportJob<OpinionExportRequest> {
  return defineExport({
    kind,
    name,
    request: z.object({
      reviews_ids: z.array(z.number()),
      timezone: z.string(),
      without: z.array(z.string()).optional(),
    }),
    open(services, { companyId, language }, { reviews_ids: ids, timezone, without = [] }) {
      const { columns, mailSubject, sheet } = texts(language);
      const { queries } = services.database;
      const file: OpenedFile = { services, companyId, language, timezone };
      const written = cells(file);
      const names = (Object.keys(written) as Column[]).filter((column) => !without.includes(column));
      const lines = linesInBatches(ids, chunk, async (some) => {
        const page = sql`select ${companyId}::int8 as company_id, asked.id, asked.position from unnest(${int8Array(some)}) with ordinality as asked (id, position)`;
        const opinions = await read(queries, page, file);
        return opinions.map((opinion) => names.map((column) => written[column](opinion)));
      });
      return {
        sheets: [{ name: sheet, header: names.map((column) => columns[column]), lines }],
        mail: { subject: mailSubject, path },
      };
    },
  });
}
