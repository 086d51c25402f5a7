import { lt } from 'drizzle-orm';
import { defineJob, type Job } from '../../jobs/define-job.ts';
import { embedTokens, viewAsTokens } from './embed-tokens/embed-tokens.table.ts';
import { federatedFlows, ssoAssertions, ssoTickets } from './federated/federated.table.ts';
import { passkeyChallenges } from './passkeys/passkeys.table.ts';
import { loginChallenges } from './second-factor/second-factor.table.ts';
import { loginAttempts, mailedLinks, sessions } from './session.table.ts';
import { longestWindowMinutes } from '../../limits/throttle.ts';

/** Deletes what has expired: sessions, log-ins under way, links and counts of attempts. */
export const sweepSessions = defineJob({
  name: 'sweep-sessions',
  concurrency: 1,
  everySeconds: 1800,
  async run({ database: { queries }, now }) {
    const moment = now();
    const lastWindow = new Date(moment.getTime() - longestWindowMinutes * 60_000);
    await queries.delete(sessions).where(lt(sessions.expiresAt, moment));
    await queries.delete(loginChallenges).where(lt(loginChallenges.expiresAt, moment));
    await queries.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, moment));
    await queries.delete(mailedLinks).where(lt(mailedLinks.expiresAt, moment));
    await queries.delete(loginAttempts).where(lt(loginAttempts.windowStartedAt, lastWindow));
  },
});

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

/** Deletes expired logins through identity providers: those under way, used assertions and tickets. */
export const sweepFederated = defineJob({
  name: 'sweep-federated',
  concurrency: 1,
  everySeconds: 3600,
  async run({ database, now }) {
    for (const table of [federatedFlows, ssoAssertions, ssoTickets])
      await database.queries.delete(table).where(lt(table.expiresAt, now()));
  },
});

/** The background work of sessions. */
export const sessionJobs = [sweepSessions, sweepTokens, sweepFederated] as Job[];
