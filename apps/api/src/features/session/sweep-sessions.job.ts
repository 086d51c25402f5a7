import { lt } from 'drizzle-orm';
import { defineJob } from '../../jobs/define-job.ts';
import { loginAttempts, mailedLinks, sessions } from './session.table.ts';
import { longestWindowMinutes } from './throttle.ts';

/** Deletes what no longer opens or says anything: expired sessions and links, and counts of tries that are over. */
export const sweepSessions = defineJob({
  name: 'sweep-sessions',
  concurrency: 1,
  everySeconds: 1800,
  async run({ database: { queries }, now }) {
    const moment = now();
    const lastWindow = new Date(moment.getTime() - longestWindowMinutes * 60_000);
    await queries.delete(sessions).where(lt(sessions.expiresAt, moment));
    await queries.delete(mailedLinks).where(lt(mailedLinks.expiresAt, moment));
    await queries.delete(loginAttempts).where(lt(loginAttempts.windowStartedAt, lastWindow));
  },
});
