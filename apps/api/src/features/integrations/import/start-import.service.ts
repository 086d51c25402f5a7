import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Job } from '../../../jobs/define-job.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { refuseEndedPlan } from '../../../limits/spend-limit.ts';
import { countUsed } from '../../../limits/usage.queries.ts';
import { addPlaces, openImport, type ImportKey } from './import-lifecycle.ts';

interface Wish {
  accountId: number;
  googleNames: readonly string[];
  /** The work itself. */
  job: Job<ImportKey>;
}

/**
 * Enqueues an import: its places and its job are stored together. What does not fit into the plan is refused as a whole,
 * before anything is imported.
 * @throws Problem `not_found`, `google_account_missing`, `place_unknown`, `import_in_progress`, `import_limit_reached`, or
 * where the plan has ended `unpaid_subscription` or `subscription_expired`
 */
export async function startImport(
  services: Services,
  { companyId, userId }: Member,
  wish: Wish,
): Promise<number> {
  const { database, jobs, live, now } = services;
  const { accountId, job } = wish;
  const names = [...new Set(wish.googleNames)];
  return database.queries.transaction(async (tx) => {
    const plan = await lockCompany(tx, companyId, now());
    refuseEndedPlan(plan.state);
    await requireAccount(tx, companyId, accountId);
    const open = await openImport(tx, { companyId, userId, googleAccountId: accountId, createdAt: now() });
    const { importId } = open;
    const chosen = await addPlaces(tx, open, names);
    if (chosen.length < names.length) throw new Problem('place_unknown');
    const fresh = chosen.filter(({ is_new }) => is_new).length;
    const max = plan.limits.max_facilities;
    const used = await countUsed(tx, companyId, 'max_facilities');
    if (max !== undefined && fresh > 0 && used + fresh > max)
      throw new Problem('import_limit_reached', {
        errors: [{ path: 'max_facilities' }],
        values: { limit: 'max_facilities', max },
      });
    await jobs.enqueue(tx, job, [{ payload: { companyId, importId } }]);
    await live.publish(tx, companyId, { topic: 'imports', ids: [importId] });
    return importId;
  });
}

async function requireAccount(tx: Queryable, companyId: number, accountId: number): Promise<void> {
  const [account] = await rows<{ is_disconnected: boolean }>(
    tx,
    sql`select is_disconnected from google_accounts where company_id = ${companyId} and id = ${accountId}`,
  );
  if (!account) throw new Problem('not_found');
  if (account.is_disconnected) throw new Problem('google_account_missing');
}
