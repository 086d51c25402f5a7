import { lt, sql, type SQL } from 'drizzle-orm';
import { rows, type Queryable } from '../database/database.ts';
import type { Job } from '../jobs/define-job.ts';
import type { Services } from '../services.ts';
import { providerMinutes } from './provider-minutes.table.ts';
import type { ProviderError } from './provider-error.ts';
import { callsPerMinute, type QuotaSettings, type QuotaSubject } from './quota-subjects.ts';

export interface Spending {
  subject: QuotaSubject;
  calls: number;
  /** Those among them that edit one profile, which has a quota of its own. */
  edits?: { profile: string; count: number };
}

/** Who counts: all processes share the counts, so they are kept outside of any transaction. */
type Counter = Pick<Services, 'now'> & { database: { queries: Queryable }; config: QuotaSettings };

/**
 * Takes calls out of this minute's. False when they do not fit any more: wait for the next minute. One spending that is
 * larger than a whole minute's quota gets one.
 */
export async function takeCalls(
  { database, config, now }: Counter,
  { subject, calls, edits }: Spending,
): Promise<boolean> {
  const minute = minuteOf(now()).toISOString();
  const take = (counted: string, count: number, most: number, from: SQL = sql``) => sql`
    insert into provider_minutes as m (subject, minute, calls)
    select ${counted}, ${minute}::timestamptz, ${count}::int4 ${from}
    on conflict (subject, minute) do update set calls = m.calls + excluded.calls
    where m.calls + excluded.calls <= ${most}
    returning calls`;
  const perMinute = callsPerMinute(config, subject);
  // The profile's quota is taken first. It is lost if the total is used up, but then no call is possible in this minute
  // anyway.
  const taken = edits
    ? sql`with profile as (${take(`edits/${edits.profile}`, edits.count, config.GOOGLE_EDITS_PER_MINUTE)}),
            total as (${take(subject, calls, perMinute, sql`from profile`)})
          select calls from total`
    : take(subject, calls, perMinute);
  return (await rows(database.queries, taken)).length > 0;
}

const defaultWaitSeconds = 30;

/**
 * When a job comes back that a quota turned away: when the provider says, or in half a minute, and up to as long again
 * later, so that not all who wait come at once. Without an error it was this minute's own quota.
 */
export function afterQuota(now: Date, error?: Pick<ProviderError, 'retryAfter'>): Date {
  if (!error) return nextMinute(now);
  const seconds = (error.retryAfter ?? defaultWaitSeconds) * (1 + Math.random());
  return new Date(now.getTime() + seconds * 1000);
}

/** Puts a job back for when the quota allows it again. Waiting for a quota is no failure, so it uses up no try. */
export async function waitForQuota<Payload extends object>(
  { database, jobs, now }: Services,
  job: Job<Payload>,
  payload: Payload,
  error?: Pick<ProviderError, 'retryAfter'>,
): Promise<void> {
  await jobs.enqueue(database.queries, job, [{ payload, at: afterQuota(now(), error) }]);
}

/** When the next minute's quota can be used: up to twenty seconds into it, so that not all who wait come at once. */
function nextMinute(now: Date): Date {
  return new Date(minuteOf(now).getTime() + 60_000 + Math.random() * 20_000);
}

/** Seconds until then, for errors that say how long to wait. */
export function secondsToNextMinute(now: Date): number {
  return Math.ceil((nextMinute(now).getTime() - now.getTime()) / 1000);
}

/** Deletes counts older than an hour. */
export async function deleteProviderMinutes(queries: Queryable, now: Date): Promise<void> {
  await queries
    .delete(providerMinutes)
    .where(lt(providerMinutes.minute, new Date(now.getTime() - 3_600_000)));
}

function minuteOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000);
}
