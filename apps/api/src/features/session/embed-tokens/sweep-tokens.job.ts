import { lt } from 'drizzle-orm';
import { defineJob } from '../../../jobs/define-job.ts';
import { embedTokens, viewAsTokens } from './embed-tokens.table.ts';

/** Deletes tokens that show a part of a company, once they have ended. */
export const sweepTokens = defineJob({
  name: 'sweep-tokens',
  concurrency: 1,
  everySeconds: 900,
  async run({ database: { queries }, now }) {
    const moment = now();
    await queries.delete(embedTokens).where(lt(embedTokens.expiresAt, moment));
    await queries.delete(viewAsTokens).where(lt(viewAsTokens.expiresAt, moment));
  },
});
