import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { externalChangePolls } from '../external-changes.table.ts';

export interface PolledAccount {
  companyId: number;
  accountId: number;
  /** `accounts/{a}` */
  name: string;
  sealedRefreshToken: string;
  /** Of the next page; empty for the first. */
  pageToken: string;
}

/** Every connected account with locations of ours, the one that waits longest first. */
export async function accountsToPoll(queries: Queryable): Promise<PolledAccount[]> {
  const found = await rows<{
    company_id: number;
    id: number;
    name: string;
    sealed_refresh_token: string;
    page_token: string | null;
  }>(
    queries,
    sql`select g.company_id::int8 as company_id, g.id::int8 as id, g.name, g.sealed_refresh_token, p.page_token
        from google_accounts g
        left join external_change_polls p on p.company_id = g.company_id and p.google_account_id = g.id
        where not g.is_disconnected and exists (
          select 1 from locations l where l.company_id = g.company_id and l.google_account_id = g.id)
        order by p.polled_at nulls first, g.company_id, g.id`,
  );
  return found.map((row) => ({
    companyId: row.company_id,
    accountId: row.id,
    name: row.name,
    sealedRefreshToken: row.sealed_refresh_token,
    pageToken: row.page_token ?? '',
  }));
}

export async function notePoll(
  queries: Queryable,
  { companyId, accountId }: PolledAccount,
  pageToken: string,
  polledAt: Date,
): Promise<void> {
  await queries
    .insert(externalChangePolls)
    .values({ companyId, googleAccountId: accountId, pageToken, polledAt })
    .onConflictDoUpdate({
      target: [externalChangePolls.companyId, externalChangePolls.googleAccountId],
      set: { pageToken, polledAt },
    });
}
