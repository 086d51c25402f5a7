import { sql } from 'drizzle-orm';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { instantOf, localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { maxChecksPerDay } from '@pinfold/contract/features/websites/organic-rank';
import { type Queryable, rows } from '../../../database/database.ts';
import { ensureMonths } from '../../../database/ensure-months.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { requireWebsite } from '../../company/websites/websites.queries.ts';
import { lockOrganic } from './organic-lock.ts';
import { organicPosting } from './organic-lookup-kind.ts';
import { organicMonthTables } from './organic.table.ts';
import { planCheck } from './plan-keywords.ts';

/**
 * Has all keywords of a website looked up at once, whatever was measured today.
 * @throws Problem `not_found`, `provider_not_configured`, `too_many_attempts`
 */
export async function checkWebsiteNow(
  { database, jobs, now, organicResults }: Services,
  member: Member,
  websiteId: number,
): Promise<{ searches: number }> {
  const { companyId } = member;
  const moment = now();
  const day = localTime(moment, member.timezone).date;
  await requireWebsite(database.queries, member, websiteId);
  if (!organicResults.isConnected) throw new Problem('provider_not_configured');
  await ensureMonths(database.queries, organicMonthTables, day, day);
  return database.queries.transaction(async (tx) => {
    await lockOrganic(tx, companyId);
    // Of two that come with the removal of the website, one sees that it is gone.
    await requireWebsite(tx, member, websiteId);
    const searches = await planCheck(tx, { companyId, day, now: moment }, websiteId);
    // One that orders nothing, as everything is on its way, costs nothing.
    if (searches === 0) return { searches };
    await countCheck(tx, { companyId, websiteId, day, now: moment, timezone: member.timezone });
    await jobs.enqueue(tx, organicPosting, [{ payload: {} }]);
    return { searches };
  });
}

interface Check {
  companyId: number;
  websiteId: number;
  day: string;
  now: Date;
  timezone: string;
}

/** Counts strictly by the company's day, unlike `countTry`, which allows one more as each part of a window passes. */
async function countCheck(tx: Queryable, { companyId, websiteId, day, now, timezone }: Check): Promise<void> {
  const counted = await rows(
    tx,
    sql`insert into website_checks as c (company_id, website_id, day, count)
        values (${companyId}, ${websiteId}, ${day}::date, 1)
        on conflict (company_id, website_id, day) do update set count = c.count + 1
        where c.count < ${maxChecksPerDay} returning 1`,
  );
  if (counted.length > 0) return;
  const tomorrow = instantOf(addDays(day, 1), 0, timezone);
  throw new Problem('too_many_attempts', {
    retryAfter: Math.max(1, Math.ceil((tomorrow.getTime() - now.getTime()) / 1000)),
  });
}
