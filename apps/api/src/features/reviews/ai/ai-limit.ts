import { sql } from 'drizzle-orm';
import type { AiReplyLimit } from '@pinfold/contract/features/reviews/ai/ai-replies.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';

/** Whose limit it is; months are those of its time zone. */
export interface LimitOwner {
  companyId: number;
  timezone: string;
}

/** A reply that was counted, until it is given back. */
export interface SpentReply {
  companyId: number;
  /** The first day of the month in which it counts. */
  month: string;
  remaining: number;
}

/** How many replies the model may still write for a company this month. */
export async function aiLimitOf(
  { config, now }: Services,
  queries: Queryable,
  { companyId, timezone }: LimitOwner,
): Promise<AiReplyLimit> {
  const [row] = await rows<{ used: number; renews_at: string | Date }>(
    queries,
    sql`with this as (select date_trunc('month', ${now().toISOString()}::timestamptz at time zone ${timezone}) as month)
        select coalesce(u.used, 0)::int4 as used, (this.month + interval '1 month') at time zone ${timezone} as renews_at
        from this left join ai_reply_usage u on u.company_id = ${companyId} and u.month = this.month::date`,
  );
  const monthly = config.PINFOLD_AI_REPLIES_PER_MONTH;
  return {
    remaining_limit: Math.max(0, monthly - (row?.used ?? 0)),
    monthly_limit: monthly,
    renews_at: new Date(row?.renews_at ?? now()).toISOString(),
  };
}

/** Counts one reply, unless none is left: of any number at once, no more than the limit are counted. */
export async function spendAiReply(
  { config, database, live, now }: Services,
  { companyId, timezone }: LimitOwner,
): Promise<SpentReply | undefined> {
  const monthly = config.PINFOLD_AI_REPLIES_PER_MONTH;
  return database.queries.transaction(async (tx) => {
    const [row] = await rows<{ month: string; used: number }>(
      tx,
      sql`insert into ai_reply_usage as u (company_id, month, used)
          values (${companyId}, date_trunc('month', ${now().toISOString()}::timestamptz at time zone ${timezone})::date, 1)
          on conflict (company_id, month) do update set used = u.used + 1 where u.used < ${monthly}
          returning to_char(u.month, 'YYYY-MM-DD') as month, u.used`,
    );
    if (!row) return undefined;
    await live.publish(tx, companyId, { topic: 'ai_replies', ids: [] });
    return { companyId, month: row.month, remaining: monthly - row.used };
  });
}

/** Takes a reply off the month's count, because the model returned no text. */
export async function giveBackAiReply(
  { database, live }: Services,
  { companyId, month }: SpentReply,
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    await tx.execute(
      sql`update ai_reply_usage set used = used - 1 where company_id = ${companyId} and month = ${month}::date and used > 0`,
    );
    await live.publish(tx, companyId, { topic: 'ai_replies', ids: [] });
  });
}
