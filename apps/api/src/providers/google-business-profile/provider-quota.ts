import { lt, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { rows, type Queryable } from '../../database/database.ts';
import { providerMinutes } from './provider-minutes.table.ts';

export interface ProviderSpending {
  /** Calls of any kind. */
  calls: number;
  /** Those among them that edit one profile. */
  edits?: { googleName: string; count: number };
}

type Quotas = Pick<Config, 'GOOGLE_REQUESTS_PER_MINUTE' | 'GOOGLE_EDITS_PER_MINUTE'>;

/**
 * Takes calls out of this minute's quotas of Google's Business Information, which all processes share. False when they
 * do not fit any more: wait for `nextMinute`. One spending that is larger than a whole minute's quota gets one.
 */
export async function takeProviderCalls(
  queries: Queryable,
  quotas: Quotas,
  now: Date,
  { calls, edits }: ProviderSpending,
): Promise<boolean> {
  const minute = minuteOf(now).toISOString();
  const take = (subject: string, count: number, most: number, from = sql``) => sql`
    insert into provider_minutes as m (subject, minute, calls)
    select ${subject}, ${minute}::timestamptz, ${count}::int4 ${from}
    on conflict (subject, minute) do update set calls = m.calls + excluded.calls
    where m.calls + excluded.calls <= ${most}
    returning calls`;
  const { GOOGLE_REQUESTS_PER_MINUTE: perMinute, GOOGLE_EDITS_PER_MINUTE: perProfile } = quotas;
  // The location’s quota is taken first. It is lost if the total is used up, but then no call is possible in this
  // minute anyway.
  const taken = edits
    ? sql`with profile as (${take(`google:${edits.googleName}`, edits.count, perProfile)}),
            total as (${take('google', calls, perMinute, sql`from profile`)})
          select calls from total`
    : take('google', calls, perMinute);
  return (await rows(queries, taken)).length > 0;
}

/** When the next minute's quota can be used: up to twenty seconds into it, so that not all who wait come at once. */
export function nextMinute(now: Date): Date {
  return new Date(minuteOf(now).getTime() + 60_000 + Math.random() * 20_000);
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
