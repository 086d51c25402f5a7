import { sql } from 'drizzle-orm';
import type { ImportOutcome, ImportProblem } from '@pinfold/contract/features/integrations/google';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { markAccessLost } from '../accounts/google-account.ts';
import { googleImports } from '../integrations.table.ts';
import { statedPlaces } from '../places/google-places.queries.ts';

/*
 * Every write of `google_imports` and its places: an import is opened with the places that were chosen, each of them is
 * settled once, and the import ends when none is left or its grant has ended.
 */

/** An import, as its job knows it. */
export interface ImportKey {
  companyId: number;
  importId: number;
}

/** An import that has not ended. */
export interface OpenImport extends ImportKey {
  accountId: number;
}

/** @throws Problem `import_in_progress`: the index lets one be open at a time */
export async function openImport(
  tx: Queryable,
  values: typeof googleImports.$inferInsert,
): Promise<OpenImport> {
  const [opened] = await tx
    .insert(googleImports)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: googleImports.id });
  if (!opened) throw new Problem('import_in_progress');
  return { companyId: values.companyId, importId: opened.id, accountId: values.googleAccountId };
}

export async function isImporting(tx: Queryable, companyId: number): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select 1 from google_imports where company_id = ${companyId} and finished_at is null`,
  );
  return found.length > 0;
}

/** Adds the places that the account has. Returns of each whether it would take up room in the plan. */
export async function addPlaces(
  tx: Queryable,
  { companyId, accountId, importId }: OpenImport,
  googleNames: readonly string[],
): Promise<{ is_new: boolean }[]> {
  return rows<{ is_new: boolean }>(
    tx,
    sql`with chosen as (
          select p.* from ${statedPlaces(companyId, accountId)} p
          join json_array_elements_text(${JSON.stringify(googleNames)}::json) as given(name) on given.name = p.google_name),
        kept as (
          insert into google_import_places (company_id, import_id, google_name, name, address)
          select company_id, ${importId}, google_name, name, address from chosen)
        select state = 'importable' and not exists (
          select 1 from locations l where l.company_id = chosen.company_id and l.google_name = chosen.google_name) as is_new
        from chosen`,
  );
}

export async function findOpenImport(
  { database }: Services,
  { companyId, importId }: ImportKey,
): Promise<OpenImport | undefined> {
  const [row] = await rows<{ account_id: number }>(
    database.queries,
    sql`select google_account_id::int8 as account_id from google_imports
        where company_id = ${companyId} and id = ${importId} and finished_at is null`,
  );
  return row && { companyId, importId, accountId: row.account_id };
}

/** Names of the next places that are not settled. */
export async function waitingNames(
  { database }: Services,
  { companyId, importId }: OpenImport,
  atMost: number,
): Promise<string[]> {
  const found = await rows<{ google_name: string }>(
    database.queries,
    sql`select google_name from google_import_places
        where company_id = ${companyId} and import_id = ${importId} and outcome is null
        order by fold(name), google_name limit ${atMost}`,
  );
  return found.map(({ google_name }) => google_name);
}

/** Locks (`FOR UPDATE`) those of the places that are not settled. Returns their names. */
export async function lockWaiting(
  tx: Queryable,
  { companyId, importId }: OpenImport,
  googleNames: readonly string[],
): Promise<Set<string>> {
  const found = await rows<{ google_name: string }>(
    tx,
    sql`select google_name from google_import_places
        where company_id = ${companyId} and import_id = ${importId} and outcome is null
          and google_name in ${googleNames} for update`,
  );
  return new Set(found.map(({ google_name }) => google_name));
}

/** Outcome of one place of an import. */
export interface PlaceOutcome {
  googleName: string;
  outcome: ImportOutcome;
  problem: ImportProblem | null;
  locationId: number | null;
}

export async function settlePlaces(
  tx: Queryable,
  { companyId, importId }: OpenImport,
  outcomes: readonly PlaceOutcome[],
): Promise<void> {
  await tx.execute(
    sql`update google_import_places p
        set outcome = given.outcome, problem = given.problem, location_id = given."locationId"
        from json_to_recordset(${JSON.stringify(outcomes)}::json) as given (
          "googleName" text, outcome text, problem text, "locationId" int8)
        where p.company_id = ${companyId} and p.import_id = ${importId} and p.google_name = given."googleName"
          and p.outcome is null`,
  );
}

/** Ends an import whose grant has ended, and all that is left of it with `access_lost`. */
export async function abandonImport(services: Services, open: OpenImport): Promise<void> {
  const { companyId, importId } = open;
  await services.database.queries.transaction(async (tx) => {
    await markAccessLost(tx, open);
    await tx.execute(
      sql`update google_import_places set outcome = 'errored', problem = 'access_lost'
          where company_id = ${companyId} and import_id = ${importId} and outcome is null`,
    );
  });
  await endImport(services, open);
}

export async function endImport(
  { database, live, now }: Services,
  { companyId, importId }: OpenImport,
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    await tx.execute(
      sql`update google_imports set finished_at = ${now().toISOString()}
          where company_id = ${companyId} and id = ${importId} and finished_at is null`,
    );
    await live.publish(tx, companyId, { topic: 'imports', ids: [importId] });
    await live.publish(tx, companyId, { topic: 'company', ids: [companyId] });
  });
}
