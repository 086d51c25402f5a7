import { and, eq } from 'drizzle-orm';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../company/plan/lock-company.ts';
import { competitors } from '../rankings.table.ts';
import { forgetCompetitor } from './forget-competitor.job.ts';

/** Compares with it no more, at once; its positions are taken away in the background. */
export async function removeCompetitor(
  { database, jobs, live, now }: Services,
  { companyId }: Member,
  id: number,
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const removed = await tx
      .delete(competitors)
      .where(and(eq(competitors.companyId, companyId), eq(competitors.id, id)))
      .returning({ id: competitors.id });
    if (removed.length === 0) throw new Problem('not_found');
    await jobs.enqueue(tx, forgetCompetitor, [{ payload: { companyId, competitorId: id } }]);
    await live.publish(tx, companyId, { topic: 'rankings', ids: [] });
  });
}
