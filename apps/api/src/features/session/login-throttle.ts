import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../database/database.ts';
import { Problem } from '../../problem.ts';

const windowMinutes = 15;

/** An address may fail this many times as often as an account, since an office shares one. */
const addressAllowance = 5;

export interface LoginThrottle {
  limit: number;
  now: Date;
}

/**
 * Counts a try by account and by address before the password is looked at, and refuses it past the limit. Counting
 * first means that many tries at once cannot slip through together.
 */
export async function countLoginTry(
  queries: Queryable,
  email: string,
  address: string,
  { limit, now }: LoginThrottle,
) {
  const account = await count(queries, `account ${email}`, now);
  const place = await count(queries, `address ${address}`, now);
  const blocked = [
    account.count > limit ? account : undefined,
    place.count > limit * addressAllowance ? place : undefined,
  ].find(Boolean);
  if (!blocked) return;
  const endsAt = new Date(blocked.window_started_at).getTime() + windowMinutes * 60_000;
  throw new Problem('too_many_attempts', {
    retryAfter: Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)),
  });
}

/** A login that worked clears the account, but not the address: an attacker's own account must not reset it. */
export async function forgiveAccount(queries: Queryable, email: string): Promise<void> {
  await queries.execute(sql`delete from login_attempts where key = ${`account ${email}`}`);
}

async function count(queries: Queryable, key: string, now: Date) {
  const moment = now.toISOString();
  const [row] = await rows<{ count: number; window_started_at: string | Date }>(
    queries,
    sql`insert into login_attempts as a (key, window_started_at, count) values (${key}, ${moment}, 1)
        on conflict (key) do update set
          count = case when a.window_started_at < ${moment}::timestamptz - make_interval(mins => ${windowMinutes}) then 1 else a.count + 1 end,
          window_started_at = case when a.window_started_at < ${moment}::timestamptz - make_interval(mins => ${windowMinutes}) then ${moment}::timestamptz else a.window_started_at end
        returning count, window_started_at`,
  );
  if (!row) throw new Error('an upsert answers its row');
  return row;
}
