import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { defineJob } from '../jobs/define-job.ts';
import { fileExports } from './exports.table.ts';

/** Takes files away when their time has come; the row stays, so that people see that it was there. */
export const sweepExports = defineJob({
  name: 'sweep-exports',
  concurrency: 1,
  everySeconds: 3600,
  async run({ database, files, now }) {
    const old = await database.queries
      .select()
      .from(fileExports)
      .where(and(isNotNull(fileExports.fileKey), lt(fileExports.expiresAt, now())))
      .limit(1000);
    for (const { companyId, id, fileKey } of old) {
      await files.remove(fileKey ?? '');
      await database.queries
        .update(fileExports)
        .set({ fileKey: null })
        .where(and(eq(fileExports.companyId, companyId), eq(fileExports.id, id)));
    }
  },
});
