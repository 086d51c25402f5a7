import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { uploadFile } from '../publication-files.ts';
import { removeFiles } from '../remove-files.job.ts';

const unusedMilliseconds = 86_400_000;

/** Removes pictures that nobody has used within a day. */
export const removeUnusedUploads = defineJob({
  name: 'remove-unused-uploads',
  concurrency: 1,
  everySeconds: 3600,
  async run({ database, jobs, now }) {
    const before = new Date(now().getTime() - unusedMilliseconds).toISOString();
    await database.queries.transaction(async (tx) => {
      const removed = await rows<{ company_id: number; id: number }>(
        tx,
        sql`delete from uploads where used_at is null and created_at < ${before}
            returning company_id::int8 as company_id, id::int8 as id`,
      );
      const files = removed.map(({ company_id, id }) => uploadFile(company_id, id));
      if (files.length > 0) await jobs.enqueue(tx, removeFiles, [{ payload: { files } }]);
    });
  },
});
