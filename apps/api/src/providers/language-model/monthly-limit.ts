import { sql } from 'drizzle-orm';
import type { AiDraftLimit } from '@pinfold/contract/ai-draft';
import type { LiveTopic } from '@pinfold/contract/live/live-topics';
import type { Config } from '../../config.ts';
import { rows, type Queryable } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import type { MonthlyUsageTable } from './monthly-usage.table.ts';

/** One kind of draft with a limit of its own: what a company may have written each month. */
export interface MonthlyAllowance {
  usage: MonthlyUsageTable;
  limitIn: (config: Config) => number;
  /** Tells other screens of the company that less, or again more, is left. */
  topic: LiveTopic;
}

/** Whose limit it is; months are those of its time zone. */
export interface LimitOwner {
  companyId: number;
  timezone: string;
}

/** A draft that was counted, until it is given back. */
export interface SpentDraft {
  allowance: MonthlyAllowance;
  companyId: number;
  /** The first day of the month in which it counts. */
  month: string;
  remaining: number;
}

/** How many drafts the model may still write for a company this month. */
export async function monthlyLimitOf(
  { config, now }: Pick<Services, 'config' | 'now'>,
  queries: Queryable,
  { usage, limitIn }: MonthlyAllowance,
  { companyId, timezone }: LimitOwner,
): Promise<AiDraftLimit> {
  const [row] = await rows<{ used: number; renews_at: string | Date }>(
    queries,
    sql`with this as (select date_trunc('month', ${now().toISOString()}::timestamptz at time zone ${timezone}) as month)
        select coalesce(u.used, 0)::int4 as used, (this.month + interval '1 month') at time zone ${timezone} as renews_at
        from this left join ${usage} u on u.company_id = ${companyId} and u.month = this.month::date`,
  );
  const monthly = limitIn(config);
  return {
    remaining_limit: Math.max(0, monthly - (row?.used ?? 0)),
    monthly_limit: monthly,
    renews_at: new Date(row?.renews_at ?? now()).toISOString(),
  };
}

/** Counts one draft, unless none is left: of any number at once, no more than the limit are counted. */
export async function spendDraft(
  { config, database, live, now }: Services,
  allowance: MonthlyAllowance,
  { companyId, timezone }: LimitOwner,
): Promise<SpentDraft | undefined> {
  const monthly = allowance.limitIn(config);
  return database.queries.transaction(async (tx) => {
    const [row] = await rows<{ month: string; used: number }>(
      tx,
      sql`insert into ${allowance.usage} as u (company_id, month, used)
          values (${companyId}, date_trunc('month', ${now().toISOString()}::timestamptz at time zone ${timezone})::date, 1)
          on conflict (company_id, month) do update set used = u.used + 1 where u.used < ${monthly}
          returning to_char(u.month, 'YYYY-MM-DD') as month, u.used`,
    );
    if (!row) return undefined;
    await live.publish(tx, companyId, { topic: allowance.topic, ids: [] });
    return { allowance, companyId, month: row.month, remaining: monthly - row.used };
  });
}

/** Takes a draft off the month's count, because the model returned no text. */
export async function giveBackDraft(
  { database, live }: Services,
  { allowance, companyId, month }: SpentDraft,
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    await tx.execute(
      sql`update ${allowance.usage} set used = used - 1 where company_id = ${companyId} and month = ${month}::date and used > 0`,
    );
    await live.publish(tx, companyId, { topic: allowance.topic, ids: [] });
  });
}
