import { and, eq, sql } from 'drizzle-orm';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { instantOf, localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { auditsPerDay } from '@pinfold/contract/features/websites/quality-audit';
import type { QualityAudit } from '@pinfold/contract/features/websites/quality-audits.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { countRows } from '../../../database/page-of.ts';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { startAudit } from './audit-lifecycle.ts';
import { readNewestAudit } from './audits.queries.ts';
import { websiteAudits } from './audits.table.ts';

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
    await lockWebsite(tx, companyId, websiteId);
    if (!services.pageSpeed.isConnected) throw new Problem('provider_not_configured');
    const website = { companyId, websiteId };
    const id = await startAudit(services, tx, website, { userId, day });
    if (id !== undefined && (await countRequested(tx, website, day)) > auditsPerDay) {
      const tomorrow = instantOf(addDays(day, 1), 0, timezone);
      throw new Problem('too_many_attempts', {
        retryAfter: Math.max(1, Math.ceil((tomorrow.getTime() - now.getTime()) / 1000)),
      });
    }
    const newest = await readNewestAudit(tx, website, language);
    if (!newest) throw new Error('an insert answers its row');
    return newest;
  });
}

/** Those who ask for an audit of one website take turns, and its removal waits. */
async function lockWebsite(tx: Queryable, companyId: number, websiteId: number): Promise<void> {
  const found = await rows(
    tx,
    sql`select id from websites where company_id = ${companyId} and id = ${websiteId} for no key update`,
  );
  if (found.length === 0) throw new Problem('not_found');
}

function countRequested(
  tx: Queryable,
  { companyId, websiteId }: { companyId: number; websiteId: number },
  day: string,
): Promise<number> {
  return countRows(
    tx,
    websiteAudits,
    and(
      eq(websiteAudits.companyId, companyId),
      eq(websiteAudits.websiteId, websiteId),
      eq(websiteAudits.requestedOn, day),
    ),
  );
}
