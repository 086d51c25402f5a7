import { sql } from 'drizzle-orm';
import { rows } from '../../../../database/database.ts';
import { defineProviderJob } from '../../../../delivery/define-provider-job.ts';
import { defineJob } from '../../../../jobs/define-job.ts';
import type { AppleNews } from '../../../../providers/apple-business/organization-calls.ts';
import type { Services } from '../../../../services.ts';
import { storeDecisions } from '../directory-listing-lifecycle.ts';
import { findAppleAccount, type OpenAppleAccount } from './apple-account.ts';
import { settleBrand, settledAs } from './apple-brands.service.ts';
import { decisionOf } from './apple-directory.ts';

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

interface ReadAccount extends OpenAppleAccount {
  cursor: string | null;
}

/** Reads what is new of an organisation from where it was last read to, so that nothing counts twice. */
export const readAppleNews = defineProviderJob<AppleAccountKey, ReadAccount, 'ended'>({
  name: 'read-apple-news',
  concurrency: 4,
  subject: ({ companyId, accountId }) => `${companyId}/${accountId}`,
  async claim(services, { companyId, accountId }) {
    const account = await findAppleAccount(services, { companyId, accountId });
    const [row] = await rows<{ cursor: string | null }>(
      services.database.queries,
      sql`select news_cursor as cursor from directory_accounts
          where company_id = ${companyId} and id = ${accountId}`,
    );
    return account && row && { ...account, ...row };
  },
  async work(services, { calls, organization, cursor }, key) {
    const news = await calls.readNews(organization, cursor);
    for (const entry of news.entries) await settleEntry(services, key, entry);
    await services.database.queries.execute(
      sql`update directory_accounts set news_cursor = ${news.cursor}, problem = null
          where company_id = ${key.companyId} and id = ${key.accountId}
            and (news_cursor, problem) is distinct from (${news.cursor}::text, null)`,
    );
    return news.hasMore ? { at: services.now() } : undefined;
  },
  explain: ({ kind }) => (kind === 'denied' ? { problem: 'ended' } : undefined),
  async settleFailed({ database, live }, { companyId, accountId }, problem) {
    await database.queries.transaction(async (tx) => {
      await tx.execute(
        sql`update directory_accounts set problem = ${problem}
            where company_id = ${companyId} and id = ${accountId}`,
      );
      await live.publish(tx, companyId, { topic: 'directories', ids: [] });
    });
  },
});

/** What Apple has of others at the same organisation is not ours to know. */
async function settleEntry(
  services: Services,
  { companyId, accountId }: AppleAccountKey,
  { kind, isOverride, resource }: AppleNews['entries'][number],
): Promise<void> {
  const { queries } = services.database;
  const own = sql`company_id = ${companyId} and account_id = ${accountId} and external_id = ${resource.id}`;
  if (kind === 'brand') {
    const [brand] = await rows<{ country: string }>(
      queries,
      sql`select country from apple_brands where ${own}`,
    );
    if (brand) await settleBrand(services, { companyId, accountId, ...brand }, settledAs(resource));
    return;
  }
  const [listing] = await rows<{ location_id: number; version: number }>(
    queries,
    sql`select location_id::int8 as location_id, version from directory_listings
        where ${own} and directory = 'apple'`,
  );
  if (!listing) return;
  const { location_id: locationId, version } = listing;
  const decision = decisionOf(resource, { isOverride });
  await storeDecisions(services, [{ companyId, locationId, directory: 'apple', version, ...decision }]);
}
