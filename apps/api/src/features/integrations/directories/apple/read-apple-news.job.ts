import { sql } from 'drizzle-orm';
import { rows } from '../../../../database/database.ts';
import { defineProviderJob } from '../../../../delivery/define-provider-job.ts';
import { ifRefused, ProviderError } from '../../../../delivery/provider-error.ts';
import { afterQuota } from '../../../../delivery/provider-quota.ts';
import { defineJob, type JobRun } from '../../../../jobs/define-job.ts';
import { isAccessEnd } from '../../../../providers/apple-business/apple-error.ts';
import type {
  AppleNews,
  OrganizationCalls,
} from '../../../../providers/apple-business/organization-calls.ts';
import type { Services } from '../../../../services.ts';
import { findAppleAccount, type OpenAppleAccount } from './apple-account.ts';
import { settleNewsEntry } from './settle-news-entry.ts';

/** An organisation that a company is connected to. */
export interface AppleAccountKey {
  companyId: number;
  accountId: number;
}

/** Asks Apple every 15 minutes what it decided; where it tells us by itself, sooner. */
export const pollApple = defineJob({
  name: 'poll-apple',
  concurrency: 1,
  everySeconds: 900,
  async run({ apple, database, jobs }) {
    if (!apple.isConnected) return;
    const accounts = await rows<{ company_id: number; id: number }>(
      database.queries,
      sql`select company_id::int8 as company_id, id::int8 as id from directory_accounts
          where directory = 'apple' and sealed_credentials is not null order by company_id, id`,
    );
    const payloads = accounts.map(({ company_id: companyId, id: accountId }) => ({
      payload: { companyId, accountId },
    }));
    await jobs.enqueue(database.queries, readAppleNews, payloads);
  },
});

interface NewsStep extends AppleAccountKey {
  /** How many entries behind a cursor are settled, where the calls of a second did not suffice for all. */
  settled?: { after: string | null; count: number };
}

interface ReadAccount {
  /** Undefined where the key of what was given is lost. */
  account: OpenAppleAccount | undefined;
  sealed: string;
  cursor: string | null;
}

/** Reads what is new of an organisation from where it was last read to, so that nothing counts twice. */
export const readAppleNews = defineProviderJob<NewsStep, ReadAccount, 'ended'>({
  name: 'read-apple-news',
  concurrency: 4,
  subject: ({ companyId, accountId }) => `${companyId}/${accountId}`,
  async claim(services, { companyId, accountId }) {
    const [row] = await rows<{ sealed: string | null; cursor: string | null }>(
      services.database.queries,
      sql`select sealed_credentials as sealed, news_cursor as cursor from directory_accounts
          where company_id = ${companyId} and id = ${accountId} and directory = 'apple'`,
    );
    if (!row?.sealed || !services.apple.isConnected) return undefined;
    const account = await findAppleAccount(services, { companyId, accountId });
    return { account, sealed: row.sealed, cursor: row.cursor };
  },
  async work(services, { account, sealed, cursor }, step, run) {
    if (!account) return { problem: 'ended' };
    const { calls, organization } = account;
    const news = await listNews(services, calls, organization, cursor);
    const count = step.settled?.after === cursor ? step.settled.count : 0;
    const stopped = await settleFrom(services, calls, news, { step, count, run });
    if (stopped)
      return {
        at: stopped.until,
        payload: { settled: { after: cursor, count: stopped.count } },
        isRetry: true,
      };
    await services.database.queries.execute(
      sql`update directory_accounts set news_cursor = ${news.cursor}, problem = null
          where company_id = ${step.companyId} and id = ${step.accountId} and sealed_credentials = ${sealed}
            and (news_cursor, problem) is distinct from (${news.cursor}::text, null)`,
    );
    return news.hasMore && news.cursor !== cursor ? { at: services.now() } : undefined;
  },
  explain: (error) => (isAccessEnd(error) ? { problem: 'ended' } : undefined),
  async settleFailed({ database, live }, { companyId, accountId }, problem, { sealed }) {
    await database.queries.transaction(async (tx) => {
      // Somebody may have disconnected or connected again meanwhile.
      await tx.execute(
        sql`update directory_accounts set problem = ${problem}
            where company_id = ${companyId} and id = ${accountId} and sealed_credentials = ${sealed}`,
      );
      await live.publish(tx, companyId, { topic: 'directories', ids: [] });
    });
  },
});

/** A cursor that Apple knows no longer is left: all that it still tells is read. */
function listNews(
  { log }: Services,
  calls: OrganizationCalls,
  organization: string,
  cursor: string | null,
): Promise<AppleNews> {
  return ifRefused(calls.listNews(organization, cursor), (error) => {
    if (error.kind !== 'invalid' || cursor === null) throw error;
    log.warn({ organization, reason: error.message }, 'Apple no longer knows where its news was read to');
    return calls.listNews(organization, null);
  });
}

/** Times that Apple is asked about an entry before it is passed over: the others do not wait for it. */
const mostAsked = 3;

/** Settles the entries of a page from one on. Returns up to which, and when to go on, where no calls are left. */
async function settleFrom(
  services: Services,
  calls: OrganizationCalls,
  { entries }: AppleNews,
  { step: { companyId, accountId }, count, run }: { step: NewsStep; count: number; run: JobRun },
): Promise<{ count: number; until: Date } | undefined> {
  for (const [index, entry] of entries.entries()) {
    if (index < count) continue;
    const isRepeated =
      entry?.resourceId !== undefined &&
      entries.findLastIndex((one) => one?.resourceId === entry.resourceId) > index;
    if (isRepeated) continue;
    try {
      if (!entry) throw new ProviderError('invalid', 'It cannot be read');
      await settleNewsEntry(services, calls, { companyId, accountId }, entry);
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind === 'denied') throw error;
      if (error.kind === 'quota') return { count: index, until: afterQuota(services.now(), error) };
      if (error.kind === 'temporary' && run.tries + 1 < mostAsked) throw error;
      services.log.warn({ companyId, accountId, reason: error.message }, 'news of Apple was passed over');
    }
  }
  return undefined;
}
