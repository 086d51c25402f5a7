import { sql } from 'drizzle-orm';
import { parseWebsiteUrl } from '@pinfold/contract/features/company/website';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { instantOf } from '@pinfold/contract/features/listings/hours/zoned-time';
import { type Queryable, rows } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import type { Member } from '../company/member.ts';
import type { DailyRequestKind } from './daily-requests.table.ts';

/**
 * Counts a request strictly by the company's day, unlike `countTry`, which allows one more as each part of a window passes.
 * @throws Problem `too_many_attempts`
 */
export async function countDailyRequest(
  tx: Queryable,
  { companyId, timezone }: Member,
  { kind, url, day, now, most }: DailyRequest,
): Promise<void> {
  const host = parseWebsiteUrl(url)?.host ?? url;
  const counted = await rows(
    tx,
    sql`with earlier as (
          delete from website_requests where company_id = ${companyId} and day < ${day}::date)
        insert into website_requests as r (company_id, kind, host, day, count)
        values (${companyId}, ${kind}, ${host}, ${day}::date, 1)
        on conflict (company_id, kind, host, day) do update set count = r.count + 1
        where r.count < ${most} returning 1`,
  );
  if (counted.length > 0) return;
  const tomorrow = instantOf(addDays(day, 1), 0, timezone);
  throw new Problem('too_many_attempts', {
    retryAfter: Math.max(1, Math.ceil((tomorrow.getTime() - now.getTime()) / 1000)),
  });
}

interface DailyRequest {
  kind: DailyRequestKind;
  /** The website's address. */
  url: string;
  /** The company's today. */
  day: string;
  now: Date;
  most: number;
}
