import { sql } from 'drizzle-orm';
import { changeDecisions, changeStatuses } from '@pinfold/contract/features/external-changes/external-change';
import { rows, type Queryable } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import type { Services } from '../../../services.ts';
import { applyRule } from './apply-rule.ts';
import { isProtected, protectionOfLocations } from './protection.queries.ts';

interface ProtectedCompany {
  companyId: number;
}

/** One transaction decides this many. */
const atOnce = 200;

/** Settings that became automatic or wider also decide what waited already. */
export const applyProtection = defineJob<ProtectedCompany>({
  name: 'apply-protection',
  concurrency: 2,
  subject: ({ companyId }) => String(companyId),
  async run(services, { companyId }) {
    let after: number | undefined = 0;
    while (after !== undefined) after = await applyToSome(services, companyId, after);
  },
});

/** Returns the change after which the next ones come; undefined when there are none. */
async function applyToSome(
  services: Services,
  companyId: number,
  after: number,
): Promise<number | undefined> {
  return services.database.queries.transaction(async (tx) => {
    const waiting = await lockWaiting(tx, companyId, after);
    await applyRule(services, tx, waiting);
    return waiting.length < atOnce ? undefined : waiting.at(-1)?.id;
  });
}

/** Locks the next undecided changes of protected fields, in the order of their ids, until commit. */
async function lockWaiting(tx: Queryable, companyId: number, after: number) {
  const found = await rows<{ id: number }>(
    tx,
    sql`select c.id from external_changes c ${protectionOfLocations(companyId)}
        where c.company_id = ${companyId} and c.status = ${changeStatuses.pending}
          and c.decision = ${changeDecisions.idle} and not c.is_escalated and c.id > ${after} and ${isProtected}
        order by c.id limit ${atOnce} for update of c`,
  );
  return found.map(({ id }) => ({ companyId, id }));
}
