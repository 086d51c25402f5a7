import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { ifRefused } from '../../../delivery/provider-error.ts';
import type { Services } from '../../../services.ts';
import { externalChangePolls } from '../external-changes.table.ts';
import { hasKeyOfGrant, openAccount } from '../../listings/google-grant.ts';
import { diffLocationsPage, type LocationDiff } from './diff-locations-page.ts';

/** A connected account, and how far polling is with it. */
export interface PolledAccount {
  companyId: number;
  accountId: number;
  /** `accounts/{a}` */
  name: string;
  sealedRefreshToken: string;
  /** Of the next page; empty for the first. */
  pageToken: string;
}

interface Polled {
  calls: number;
  diffs: LocationDiff[];
}

/** Reads pages of an account from where the last poll ended, to its last page or until the calls are used up. */
export async function pollAccount(
  services: Services,
  account: PolledAccount,
  mostCalls: number,
): Promise<Polled> {
  const { database, now } = services;
  const { queries } = database;
  const diffs: LocationDiff[] = [];
  let { pageToken } = account;
  if (!hasKeyOfGrant(services, account.sealedRefreshToken)) {
    // Behind the others, which would not be polled any more if it stayed the first.
    await notePoll(queries, account, pageToken, now());
    return { calls: 0, diffs };
  }
  const asAccount = openAccount(services, account.sealedRefreshToken);
  for (let calls = 1; calls <= mostCalls; calls += 1) {
    const page = await ifRefused(asAccount.listPage(account.name, pageToken), ({ kind }) => kind);
    if (typeof page === 'string') {
      // A page that cannot be read now is skipped; a page token that has expired restarts the list at the next poll.
      const goesOn = page === 'quota' || page === 'temporary';
      await notePoll(queries, account, goesOn ? pageToken : '', now());
      return { calls, diffs };
    }
    diffs.push(...(await diffLocationsPage(queries, account, page.locations)));
    pageToken = page.nextPageToken;
    await notePoll(queries, account, pageToken, now());
    if (pageToken === '') return { calls, diffs };
  }
  return { calls: mostCalls, diffs };
}

/** All connected accounts with locations of ours, the one polled longest ago first. */
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

async function notePoll(
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
