import { sql } from 'drizzle-orm';
import { auditStatuses } from '@pinfold/contract/features/websites/quality-audit';
import { rows } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { planColumns, type PlanColumns, planStateOfRow } from '../../../database/plan-columns.ts';
import { lostJob, requeueStuck } from '../../../delivery/requeue-stuck.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import type { Services } from '../../../services.ts';
import { auditRun, auditSuffices } from './audit-lifecycle.ts';
import { auditWebsite } from './audit-website.job.ts';

/** As many as two at once can make until the next round, so that what people ask for never waits long. */
const auditsPerRound = 40;

/** Adds an audit of each website that had none for a week, of companies whose plan lasts. */
export const planAudits = defineJob({
  name: 'plan-website-audits',
  concurrency: 1,
  everySeconds: 600,
  subject: () => 'all',
  async run(services) {
    const { database, jobs, live, now, pageSpeed } = services;
    if (!pageSpeed.isConnected) return;
    const companyIds = await companiesDue(services);
    const moment = now().toISOString();
    await database.queries.transaction(async (tx) => {
      // A website that is being removed is waited for, so that no audit outlives it.
      const added = await rows<{ company_id: number; website_id: number; id: number }>(
        tx,
        sql`insert into website_audits (company_id, website_id, status, created_at, due_at)
            select w.company_id, w.id, ${auditStatuses.pending}::int2, ${moment}::timestamptz, ${moment}::timestamptz
            from websites w
            where w.company_id = any(${int8Array(companyIds)}) and ${withoutRecentAudit(now())}
            order by w.created_at, w.id limit ${auditsPerRound} for key share of w
            on conflict do nothing
            returning company_id::int8 as company_id, website_id::int8 as website_id, id::int8 as id`,
      );
      await jobs.enqueue(
        tx,
        auditRun,
        added.map((row) => ({
          payload: { companyId: row.company_id, websiteId: row.website_id, auditId: row.id },
        })),
      );
      for (const [companyId, ofCompany] of Map.groupBy(added, ({ company_id }) => company_id))
        await live.publish(tx, companyId, {
          topic: 'websites',
          ids: ofCompany.map(({ website_id }) => website_id),
        });
    });
  },
});

/** Of websites `w`: no audit is under way, and none that has ended is still enough. */
function withoutRecentAudit(now: Date) {
  return sql`not exists (
    select from website_audits a where a.company_id = w.company_id and a.website_id = w.id
      and (a.status <= ${auditStatuses.inProgress} or ${auditSuffices} > ${now.toISOString()}::timestamptz))`;
}

async function companiesDue({ database, now }: Services): Promise<number[]> {
  const found = await rows<PlanColumns & { id: number }>(
    database.queries,
    sql`select c.id::int8 as id, ${planColumns} from companies c
        where not ('monitoring' = any(c.disabled_modules)) and exists (
          select from websites w where w.company_id = c.id and ${withoutRecentAudit(now())})`,
  );
  return found.filter((row) => planStateOfRow(row, now()) === 'active').map(({ id }) => id);
}

/** Enqueues audits again whose job was lost. */
export const requeueStuckAudits = requeueStuck<{ company_id: number; website_id: number; id: number }>({
  noun: 'website-audits',
  find: (before) =>
    sql`select company_id::int8 as company_id, website_id::int8 as website_id, id::int8 as id from website_audits
        where status <= ${auditStatuses.inProgress} and due_at < ${before.toISOString()}::timestamptz
        order by due_at limit 1000`,
  jobOf: (row) =>
    lostJob(auditWebsite, { companyId: row.company_id, websiteId: row.website_id, auditId: row.id }),
});
