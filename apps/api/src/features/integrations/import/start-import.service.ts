import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Job } from '../../../jobs/define-job.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../company/plan/hold-company.ts';
import { countUsed } from '../../company/plan/count-used.ts';
import { refuseEndedPlan } from '../../company/plan/refuse-ended-plan.ts';
import { googleImports } from '../integrations.table.ts';
import { statedPlaces } from '../places/google-places.queries.ts';
import type { ImportToRun } from './import-places.job.ts';

interface Wish {
  accountId: number;
  googleNames: readonly string[];
  /** The work itself. */
  job: Job<ImportToRun>;
}

/**
 * Promises an import: its places and its job are stored together. What does not fit into the plan is refused as a whole,
 * before anything is brought in.
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
    const importId = await openImport(tx, {
      companyId,
      userId,
      googleAccountId: accountId,
      createdAt: now(),
    });
    const chosen = await keepPlaces(tx, { companyId, accountId, importId, names });
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

/** The index lets one be open at a time. */
async function openImport(tx: Queryable, values: typeof googleImports.$inferInsert): Promise<number> {
  const [opened] = await tx
    .insert(googleImports)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: googleImports.id });
  if (!opened) throw new Problem('import_in_progress');
  return opened.id;
}

interface Choice {
  companyId: number;
  accountId: number;
  importId: number;
  names: readonly string[];
}

/** Keeps the places that the account has; each says whether it would take up room in the plan. */
async function keepPlaces(
  tx: Queryable,
  { companyId, accountId, importId, names }: Choice,
): Promise<{ is_new: boolean }[]> {
  return rows<{ is_new: boolean }>(
    tx,
    sql`with chosen as (
          select p.* from ${statedPlaces(companyId, accountId)} p
          join json_array_elements_text(${JSON.stringify(names)}::json) as given(name) on given.name = p.google_name),
        kept as (
          insert into google_import_places (company_id, import_id, google_name, name, address)
          select company_id, ${importId}, google_name, name, address from chosen)
        select state = 'importable' and not exists (
          select 1 from locations l where l.company_id = chosen.company_id and l.google_name = chosen.google_name) as is_new
        from chosen`,
  );
}
