import { sql, type SQL } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { restEnd } from './plan-invitations.ts';

/**
 * Erases the contacts of invitations `i`, and stops those that are queued. Their hashes stay while they keep somebody from
 * being asked twice within 90 days. Returns how many there were.
 */
export async function eraseInvitations(tx: Queryable, companyId: number, where: SQL): Promise<number> {
  const erased = await rows(
    tx,
    sql`update booster_invitations i
        set sealed_contact = null,
            is_recent = i.is_recent and not (i.state = 'queued' and i.sending_at is null),
            state = case when i.state = 'queued' then 'skipped' else i.state end
        where i.company_id = ${companyId} and ${where}
        returning i.id`,
  );
  return erased.length;
}

/** Erases contacts that are older than their form keeps answers, and drops what is neither kept nor keeps anybody from anything. */
export const eraseOldInvitations = defineJob({
  name: 'erase-booster-invitations',
  concurrency: 1,
  everySeconds: 86_400,
  async run(services) {
    const { queries } = services.database;
    const now = services.now();
    await queries.execute(
      sql`update booster_invitations i set sealed_contact = null
          where i.sealed_contact is not null and i.state <> 'queued'
            and i.created_at < ${now.toISOString()}::timestamptz - make_interval(days => coalesce((
              select f.retention_days from booster_forms f where f.company_id = i.company_id and f.id = i.form_id), 0))`,
    );
    await queries.execute(
      sql`delete from booster_invitations
          where sealed_contact is null and state <> 'queued' and send_at <= ${restEnd(now)}::timestamptz`,
    );
    await queries.execute(
      sql`delete from booster_invitation_lists l where not exists (
            select from booster_invitations i where i.company_id = l.company_id and i.list_id = l.id)`,
    );
  },
});
