import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { maxChecksPerDay } from '@pinfold/contract/features/websites/organic-rank';
import { ensureMonths } from '../../../database/ensure-months.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { requireWebsite } from '../../company/websites/websites.queries.ts';
import { countDailyRequest } from '../daily-requests.ts';
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
    const { url } = await requireWebsite(tx, member, websiteId);
    const searches = await planCheck(tx, { companyId, day, now: moment }, websiteId);
    // One that orders nothing, as everything is on its way, costs nothing.
    if (searches === 0) return { searches };
    await countDailyRequest(tx, member, { kind: 'check', url, day, now: moment, most: maxChecksPerDay });
    await jobs.enqueue(tx, organicPosting, [{ payload: {} }]);
    return { searches };
  });
}
