import { and, eq } from 'drizzle-orm';
import type { Cell } from '@pinfold/contract/csv-text';
import type { FileExport } from '@pinfold/contract/features/listings/export/exports.endpoints';
import type { ExportFileType } from '@pinfold/contract/features/listings/export/file-types';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../database/database.ts';
import type { Job, JobRun } from '../jobs/define-job.ts';
import { panelUrl } from '../mail/panel-url.ts';
import { sendMail } from '../mail/send-mail.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Member } from '../features/company/member.ts';
import { users } from '../features/session/session.table.ts';
import { exportReadyMail } from './export-ready-mail.ts';
import { toFileExport } from './exports.queries.ts';
import { fileExports } from './exports.table.ts';
import { fileTypes, writeFile } from './write-file.ts';

// An export is `generating` once it is stored with the job that writes it, and ends as `done` or `error`.

/** Which export a job was made for. */
export interface EnqueuedExport {
  companyId: number;
  exportId: number;
}

type ExportRow = typeof fileExports.$inferSelect;

/** A file that a member asked for. */
interface RequestedFile {
  kind: 'locations' | 'reviews';
  fileType: ExportFileType;
  language: Language;
  /** Without the day and the ending. */
  name: string;
  /** Its content, in the form that its job reads. */
  request: unknown;
  total: number;
}

/** Most files in progress per member, so that one member does not delay others. */
const mostAwaited = 10;

/**
 * Enqueues a file: its row and the job that writes it are stored, or neither is.
 * @throws Problem `too_busy`
 */
export async function enqueueFile(
  services: Services,
  { companyId, userId }: Member,
  { name, ...asked }: RequestedFile,
  job: Job<EnqueuedExport>,
): Promise<FileExport> {
  const { database, jobs, live, now } = services;
  return database.queries.transaction(async (tx) => {
    const awaited = await tx.$count(
      fileExports,
      and(
        eq(fileExports.companyId, companyId),
        eq(fileExports.userId, userId),
        eq(fileExports.status, 'generating'),
      ),
    );
    if (awaited >= mostAwaited) throw new Problem('too_busy', { retryAfter: 30 });
    const [row] = await tx
      .insert(fileExports)
      .values({
        ...asked,
        companyId,
        userId,
        status: 'generating',
        filename: `${name}-${now().toISOString().slice(0, 10)}.${asked.fileType}`,
        createdAt: now(),
      })
      .returning();
    if (!row) throw new Error('the export was not stored');
    await jobs.enqueue(tx, job, [{ payload: { companyId, exportId: row.id } }]);
    await live.publish(tx, companyId, { topic: 'exports', ids: [row.id] });
    return toFileExport(services, row);
  });
}

/** The content of a file, and the link in its mail. */
interface FileContent {
  sheet: string;
  header: readonly Cell[];
  /** Read in batches, instead of one long query. */
  lines: AsyncIterable<readonly (readonly Cell[])[]>;
  mail: { subject: string; path: `/${string}` };
}

/** Writes an enqueued file. Begun again it writes the same file in the same place; only one run sends the mail. */
export async function writeEnqueuedFile(
  services: Services,
  enqueued: EnqueuedExport,
  { isLastTry }: JobRun,
  contentOf: (row: ExportRow) => FileContent,
): Promise<void> {
  const row = await findUnwritten(services.database.queries, enqueued);
  if (!row) return;
  const content = contentOf(row);
  try {
    const lines = await collect(services, row, content);
    const bytes = await writeFile(row.fileType, { name: content.sheet, lines }, row.language);
    const key = `exports/${row.companyId}/${row.id}.${row.fileType}`;
    await services.files.write(key, bytes, fileTypes[row.fileType]);
    await settle(services, row, content, { fileKey: key, rows: lines.length - 1 });
  } catch (error) {
    if (!isLastTry) throw error;
    services.log.error({ err: error, export: row.id }, 'export given up');
    await settle(services, row, content, undefined);
  }
}

async function collect(services: Services, row: ExportRow, { header, lines: batches }: FileContent) {
  const lines: (readonly Cell[])[] = [header];
  for await (const batch of batches) {
    for (const line of batch) lines.push(line);
    await recordProgress(services, row, lines.length - 1);
  }
  return lines;
}

async function recordProgress({ database, live }: Services, row: ExportRow, written: number): Promise<void> {
  await database.queries.transaction(async (tx) => {
    await tx
      .update(fileExports)
      .set({ written })
      .where(and(eq(fileExports.companyId, row.companyId), eq(fileExports.id, row.id)));
    await live.publish(tx, row.companyId, { topic: 'exports', ids: [row.id] });
  });
}

/** The row's status decides which of two runs mails. */
async function settle(
  services: Services,
  row: ExportRow,
  { mail: { subject, path } }: FileContent,
  written: { fileKey: string; rows: number } | undefined,
): Promise<void> {
  const { database, live, now, config } = services;
  const days = config.PINFOLD_EXPORT_DAYS;
  const at = now();
  await database.queries.transaction(async (tx) => {
    const settled = await tx
      .update(fileExports)
      .set(
        written
          ? {
              status: 'done',
              fileKey: written.fileKey,
              written: written.rows,
              finishedAt: at,
              expiresAt: new Date(at.getTime() + days * 86_400_000),
            }
          : { status: 'error', finishedAt: at },
      )
      .where(isGenerating({ companyId: row.companyId, exportId: row.id }))
      .returning({ id: fileExports.id });
    if (settled.length === 0) return;
    await live.publish(tx, row.companyId, { topic: 'exports', ids: [row.id] });
    const [reader] = await tx.select({ email: users.email }).from(users).where(eq(users.id, row.userId));
    if (!written || !reader) return;
    const url = panelUrl(services, `${path}?export=${row.id}&company=${row.companyId}`);
    const mail = exportReadyMail(row.language, {
      subject,
      filename: row.filename,
      rows: written.rows,
      url,
      days,
    });
    await sendMail(services, tx, { to: reader.email, language: row.language, mail });
  });
}

async function findUnwritten(queries: Queryable, enqueued: EnqueuedExport): Promise<ExportRow | undefined> {
  const [row] = await queries.select().from(fileExports).where(isGenerating(enqueued));
  return row;
}

function isGenerating({ companyId, exportId }: EnqueuedExport) {
  return and(
    eq(fileExports.companyId, companyId),
    eq(fileExports.id, exportId),
    eq(fileExports.status, 'generating'),
  );
}
