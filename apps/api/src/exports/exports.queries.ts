import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { FileExport } from '@pinfold/contract/features/listings/export/exports.endpoints';
import { countRows, limitToPage, type Paging } from '../database/page-of.ts';
import { fileLink } from '../files/file-link.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Member } from '../features/company/member.ts';
import { fileExports } from './exports.table.ts';
import { fileTypes } from './write-file.ts';

type ExportRow = typeof fileExports.$inferSelect;

const columns = getTableColumns(fileExports);

/** Without the request, which may name a hundred thousand rows. */
const shown = {
  id: columns.id,
  status: columns.status,
  fileType: columns.fileType,
  filename: columns.filename,
  total: columns.total,
  written: columns.written,
  fileKey: columns.fileKey,
  createdAt: columns.createdAt,
  finishedAt: columns.finishedAt,
  expiresAt: columns.expiresAt,
};

/** Only the files of the member: each contains what its creator may see. */
function ownExports({ companyId, userId }: Member) {
  return and(eq(fileExports.companyId, companyId), eq(fileExports.userId, userId));
}

export async function listExportsOf(services: Services, member: Member, paging: Paging) {
  const { queries } = services.database;
  const where = ownExports(member);
  const count = await countRows(queries, fileExports, where);
  const ordered = queries
    .select(shown)
    .from(fileExports)
    .where(where)
    .orderBy(desc(fileExports.id))
    .$dynamic();
  const found = await limitToPage(ordered, paging);
  return { count, results: found.map((row) => toFileExport(services, row)) };
}

export async function getExportOf(services: Services, member: Member, id: number): Promise<FileExport> {
  const [row] = await services.database.queries
    .select(shown)
    .from(fileExports)
    .where(and(ownExports(member), eq(fileExports.id, id)));
  if (!row) throw new Problem('not_found');
  return toFileExport(services, row);
}

export function toFileExport(services: Services, row: Pick<ExportRow, keyof typeof shown>): FileExport {
  const { filename, fileType, expiresAt } = row;
  // The file itself goes a little later.
  const fileKey = expiresAt && expiresAt <= services.now() ? null : row.fileKey;
  return {
    id: row.id,
    status: row.status,
    file_type: fileType,
    filename,
    total: row.total,
    written: row.written,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
    download_url: fileKey ? fileLink(services, { key: fileKey, filename, type: fileTypes[fileType] }) : null,
    expires_at: expiresAt?.toISOString() ?? null,
  };
}
