import { sql } from 'drizzle-orm';
import type { Categorisation } from '@pinfold/contract/features/reviews/categories/review-categories.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { readCategorisation, refuseWhileProcessing } from './categories.queries.ts';
import { categorise } from './categorise.job.ts';

/** Reads all reviews of a company anew, unless that is being done. */
export async function startCategorisation(services: Services, member: Member): Promise<Categorisation> {
  const { config, database } = services;
  return database.queries.transaction(async (tx) => {
    await tx.execute(
      sql`insert into categorisations (company_id, status, version, done_to, total, processed, started_at)
          values (${member.companyId}, 'done', 0, 0, 0, 0, ${services.now().toISOString()}) on conflict do nothing`,
    );
    await refuseWhileProcessing(tx, member.companyId);
    await beginCategorisation(services, tx, member);
    return readCategorisation(tx, config, member.companyId);
  });
}

/** The same; one that is under way begins again, because it goes by phrases that were changed. */
export async function beginCategorisation(
  { jobs, live, now }: Services,
  tx: Queryable,
  { companyId, userId }: Member,
): Promise<void> {
  const [begun] = await rows<{ version: number }>(
    tx,
    sql`insert into categorisations as c (company_id, status, version, done_to, total, processed, started_at, started_by)
        select ${companyId}::int8, 'processing', 1, 0, count(*), 0, ${now().toISOString()}::timestamptz, ${userId}::int8
        from reviews where company_id = ${companyId} and has_comment
        on conflict (company_id) do update set status = 'processing', version = c.version + 1, done_to = 0,
          total = excluded.total, processed = 0, started_at = excluded.started_at, started_by = excluded.started_by, finished_at = null
        returning version`,
  );
  if (!begun) throw new Error('an upsert answers its row');
  await jobs.enqueue(tx, categorise, [{ payload: { companyId, version: begun.version } }]);
  await live.publish(tx, companyId, { topic: 'review_categories', ids: [] });
}
