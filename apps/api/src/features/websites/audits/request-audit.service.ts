import { sql } from 'drizzle-orm';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { auditsPerDay } from '@pinfold/contract/features/websites/quality-audit';
import type { QualityAudit } from '@pinfold/contract/features/websites/quality-audits.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { countDailyRequest } from '../daily-requests.ts';
import { startAudit } from './audit-lifecycle.ts';
import { readNewestAudit } from './audits.queries.ts';

/**
 * Has a website audited because a member asks. One that is under way is returned instead, and is not counted.
 * @throws Problem `not_found`, `provider_not_configured` or `too_many_attempts`
 */
export async function requestAudit(
  services: Services,
  member: Member,
  websiteId: number,
  language: Language,
): Promise<QualityAudit> {
  const { companyId, userId, timezone } = member;
  const now = services.now();
  const day = localTime(now, timezone).date;
  return services.database.queries.transaction(async (tx) => {
    const url = await lockWebsite(tx, companyId, websiteId);
    if (!services.pageSpeed.isConnected) throw new Problem('provider_not_configured');
    const website = { companyId, websiteId };
    const id = await startAudit(services, tx, website, userId);
    if (id !== undefined)
      await countDailyRequest(tx, member, { kind: 'audit', url, day, now, most: auditsPerDay });
    const newest = await readNewestAudit(tx, website, language);
    if (!newest) throw new Error('an insert answers its row');
    return newest;
  });
}

/** Those who ask for an audit of one website take turns, and its removal waits. Returns its address. */
async function lockWebsite(tx: Queryable, companyId: number, websiteId: number): Promise<string> {
  const [found] = await rows<{ url: string }>(
    tx,
    sql`select url from websites where company_id = ${companyId} and id = ${websiteId} for no key update`,
  );
  if (!found) throw new Problem('not_found');
  return found.url;
}
