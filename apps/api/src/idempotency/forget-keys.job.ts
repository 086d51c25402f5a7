import { sql } from 'drizzle-orm';
import { defineJob } from '../jobs/define-job.ts';

/** Forgets keys of requests, with the answers that were kept for repetitions. */
export const forgetIdempotencyKeys = defineJob({
  name: 'forget-idempotency-keys',
  concurrency: 1,
  everySeconds: 3600,
  async run({ config, database, now }) {
    const before = new Date(now().getTime() - config.PINFOLD_IDEMPOTENCY_HOURS * 3_600_000).toISOString();
    await database.queries.execute(sql`delete from idempotency_keys where created_at < ${before}`);
  },
});
