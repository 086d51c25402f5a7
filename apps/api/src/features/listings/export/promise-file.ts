import { and, eq } from 'drizzle-orm';
import type { FileExport } from '@pinfold/contract/features/listings/export/exports.endpoints';
import type { ExportFileType } from '@pinfold/contract/features/listings/export/file-types';
import type { Language } from '@pinfold/contract/languages';
import type { Job } from '../../../jobs/define-job.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { toFileExport } from './exports.queries.ts';
import { fileExports } from './exports.table.ts';
import type { PromisedExport } from './write-promised-file.ts';

/** A file that somebody asked for. */
export interface AskedFile {
  kind: 'locations' | 'reviews';
  fileType: ExportFileType;
  language: Language;
  /** Without the day and the ending. */
  name: string;
  /** What goes into it, as its job understands it. */
  request: unknown;
  total: number;
}

/** Files that one member can wait for; whoever asks for more keeps others waiting. */
const mostAwaited = 10;

/**
 * Promises a file: its row and the job that writes it exist, or neither does.
 * @throws Problem `too_busy`
 */
export async function promiseFile(
  services: Services,
  { companyId, userId }: Member,
  { name, ...asked }: AskedFile,
  job: Job<PromisedExport>,
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
