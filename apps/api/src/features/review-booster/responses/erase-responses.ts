import { sql, type SQL } from 'drizzle-orm';
import type { BoosterReview } from '@pinfold/contract/features/review-booster/booster-reviews.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { expireFiles } from '../../../exports/expire-files.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { boosterExportKind } from '../export/booster-export-kind.ts';
import { boosterSpentChallenges } from '../review-booster.table.ts';
import { withoutReply } from '../replies/booster-reply-lifecycle.ts';
import { requireBoosterReview } from './booster-reviews.queries.ts';

/**
 * Erases answers `r` that a condition chooses, 1,000 at most: comment, contact, reply, note, categories and the time of the
 * day. Score and day stay, and files that may hold the rest expire. Returns how many there were.
 */
export async function eraseResponses(
  { live, now }: Pick<Services, 'live' | 'now'>,
  tx: Queryable,
  where: SQL,
): Promise<number> {
  const erased = await rows<{ company_id: number; id: number }>(
    tx,
    sql`update booster_responses r set comment = null, sealed_contact = null, contact_hash = null, consent_version = null,
               ${withoutReply}, note_text = null, note_author_id = null, note_updated_at = null,
               has_tags = false, sentiment = 'unassigned', sentiment_source = null, is_studied = true,
               created_at = date_trunc('day', r.created_at at time zone 'UTC') at time zone 'UTC',
               updated_at = ${now().toISOString()}::timestamptz, erased_at = ${now().toISOString()}::timestamptz
        from (select company_id, id from booster_responses r where r.erased_at is null and ${where}
              order by company_id, id limit 1000 for update) chosen
        where r.company_id = chosen.company_id and r.id = chosen.id
        returning r.company_id::int8 as company_id, r.id::int8 as id`,
  );
  for (const [companyId, found] of Map.groupBy(erased, (row) => row.company_id)) {
    const ids = found.map(({ id }) => id);
    for (const table of ['tagged_booster_responses', 'refused_booster_tags'])
      await tx.execute(
        sql`delete from ${sql.identifier(table)} where company_id = ${companyId} and review_id = any(${int8Array(ids)})`,
      );
    await live.publish(tx, companyId, { topic: 'booster', ids });
    await expireFiles({ live, now }, tx, companyId, boosterExportKind);
  }
  return erased.length;
}

/**
 * Erases an answer for the team, as its customer may ask of them.
 * @throws Problem `not_found`
 */
export async function eraseReview(services: Services, member: Member, id: number): Promise<BoosterReview> {
  return services.database.queries.transaction(async (tx) => {
    await requireBoosterReview(tx, services, member, id);
    await eraseResponses(services, tx, sql`r.company_id = ${member.companyId} and r.id = ${id}`);
    return requireBoosterReview(tx, services, member, id);
  });
}

/** Erases the answer of a visit for whoever gave it. What is erased already stays so. */
export async function eraseByVisit(
  services: Services,
  { companyId, visit }: { companyId: number; visit: string },
): Promise<void> {
  await services.database.queries.transaction((tx) =>
    eraseResponses(services, tx, sql`r.company_id = ${companyId} and r.visit = ${visit}`),
  );
}

/**
 * Erases what is older than its customer was told, or than its form keeps it now if that is shorter, and drops proofs of
 * work that have expired.
 */
export const forgetExpired = defineJob({
  name: 'forget-expired',
  concurrency: 1,
  everySeconds: 86_400,
  async run(services) {
    const { queries } = services.database;
    const now = sql`${services.now().toISOString()}::timestamptz`;
    // A form that is gone says nothing: `least` leaves null out.
    const expired = sql`r.created_at < ${now} - make_interval(days => least(r.retention_days, (
      select f.retention_days from booster_forms f where f.company_id = r.company_id and f.id = r.form_id)))`;
    let count = 0;
    do count = await queries.transaction((tx) => eraseResponses(services, tx, expired));
    while (count === 1000);
    await queries.delete(boosterSpentChallenges).where(sql`${boosterSpentChallenges.expiresAt} < ${now}`);
  },
});
