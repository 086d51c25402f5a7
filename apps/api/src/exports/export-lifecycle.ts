import { and, eq, isNull } from 'drizzle-orm';
import type { ZodType } from 'zod';
import type { FileExport } from '@pinfold/contract/features/listings/export/exports.endpoints';
import type { ExportFileType } from '@pinfold/contract/features/listings/export/file-types';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../database/database.ts';
import type { Job } from '../jobs/define-job.ts';
import { panelUrl } from '../mail/panel-url.ts';
import { sendMail } from '../mail/send-mail.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Member } from '../features/company/member.ts';
import { users } from '../features/session/session.table.ts';
import { exportReadyMail } from './export-ready-mail.ts';
import { toFileExport } from './exports.queries.ts';
import { fileExports } from './exports.table.ts';

// An export is `generating` once it is stored with the job that writes it, and ends as `done` or `error`.

/** Which export a job was made for. */
export interface EnqueuedExport {
  companyId: number;
  exportId: number;
}

/** A kind of file with the job that writes it, as `defineExport` makes it. */
export interface ExportJob<Request> extends Job<EnqueuedExport> {
  /** What is exported, such as `locations`. */
  kind: string;
  /** What is asked for, as the row keeps it until the file is written. */
  request: ZodType<Request>;
}

export type ExportRow = typeof fileExports.$inferSelect;

/** A file that a member asked for. */
interface RequestedFile<Request> {
  fileType: ExportFileType;
  language: Language;
  /** Without the day and the ending. */
  name: string;
  request: Request;
  total: number;
}

/** Most files in progress per member, so that one member does not delay others. */
const mostAwaited = 10;

/**
 * Enqueues a file: its row and the job that writes it are stored, or neither is.
 * @throws Problem `too_busy`
 */
export async function enqueueFile<Request>(
  services: Services,
  { companyId, userId }: Member,
  { name, ...asked }: RequestedFile<Request>,
  job: ExportJob<Request>,
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
        kind: job.kind,
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

/** Notes how many rows are collected. */
export async function recordProgress(
  { database, live }: Services,
  row: ExportRow,
  written: number,
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    await tx
      .update(fileExports)
      .set({ written })
      .where(and(eq(fileExports.companyId, row.companyId), eq(fileExports.id, row.id)));
    await live.publish(tx, row.companyId, { topic: 'exports', ids: [row.id] });
  });
}

/** What announces a file, and where its link leads. */
export interface ExportMail {
  subject: string;
  path: `/${string}`;
}

/**
 * Settles a file, as done or given up. The row's status decides which of two runs mails. Returns the key that the row
 * has then, which is null where the file was given up, or expired while it was written.
 */
export async function settleExport(
  services: Services,
  row: ExportRow,
  { subject, path }: ExportMail,
  written: { fileKey: string; rows: number } | undefined,
): Promise<string | null> {
  const { database, live, now, config } = services;
  const days = config.PINFOLD_EXPORT_DAYS;
  const at = now();
  return database.queries.transaction(async (tx) => {
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
      .where(
        and(
          isGenerating({ companyId: row.companyId, exportId: row.id }),
          written && isNull(fileExports.expiresAt),
        ),
      )
      .returning({ id: fileExports.id });
    if (settled.length === 0) return keyOf(tx, row);
    const fileKey = written?.fileKey ?? null;
    await live.publish(tx, row.companyId, { topic: 'exports', ids: [row.id] });
    const [reader] = await tx.select({ email: users.email }).from(users).where(eq(users.id, row.userId));
    if (!written || !reader) return fileKey;
    const url = panelUrl(services, `${path}?export=${row.id}&company=${row.companyId}`);
    const mail = exportReadyMail(row.language, {
      subject,
      filename: row.filename,
      rows: written.rows,
      url,
      days,
    });
    await sendMail(services, tx, { to: reader.email, language: row.language, mail });
    return fileKey;
  });
}

async function keyOf(tx: Queryable, { companyId, id }: ExportRow): Promise<string | null> {
  const [stored] = await tx
    .select({ fileKey: fileExports.fileKey })
    .from(fileExports)
    .where(and(eq(fileExports.companyId, companyId), eq(fileExports.id, id)));
  return stored?.fileKey ?? null;
}

/** The file that a job begins to write, with what is stored now; undefined when it is settled already. */
export async function beginFile(
  queries: Queryable,
  enqueued: EnqueuedExport,
): Promise<ExportRow | undefined> {
  const [row] = await queries
    .update(fileExports)
    .set({ expiresAt: null })
    .where(isGenerating(enqueued))
    .returning();
  return row;
}

function isGenerating({ companyId, exportId }: EnqueuedExport) {
  return and(
    eq(fileExports.companyId, companyId),
    eq(fileExports.id, exportId),
    eq(fileExports.status, 'generating'),
  );
}
