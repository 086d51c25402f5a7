import { sql } from 'drizzle-orm';
import { rows } from '../../../../database/database.ts';
import { defineProviderJob } from '../../../../delivery/define-provider-job.ts';
import { lostJob, requeueStuck } from '../../../../delivery/requeue-stuck.ts';
import { defineJob } from '../../../../jobs/define-job.ts';
import type { ResourceCalls } from '../../../../providers/apple-business/organization-calls.ts';
import type { Services } from '../../../../services.ts';
import { findAppleAccount } from './apple-account.ts';
import { type AppleBrandKey, type AppleBrandVersion, findBrand } from './apple-brand.ts';
import { brandChanged, settleBrand, settledAs } from './apple-brands.service.ts';
import { sendAppleBrand } from './send-apple-brand.job.ts';

/**
 * Asks Apple every hour about the brands in review, whose news may have been missed, and sends the locations that wait for a
 * brand that Apple shows.
 */
export const pollAppleBrands = defineJob({
  name: 'poll-apple-brands',
  concurrency: 1,
  everySeconds: 3600,
  async run(services) {
    const { apple, database, jobs } = services;
    if (!apple.isConnected) return;
    await wakeForShownBrands(services);
    const inReview = await rows<AppleBrandVersion>(
      database.queries,
      sql`select ${brandKey}, b.version from apple_brands b
          join directory_accounts a on a.company_id = b.company_id and a.id = b.account_id
          where b.state = 'in_review' and a.sealed_credentials is not null order by 1, 2, 3`,
    );
    const payloads = inReview.map((payload) => ({ payload }));
    await jobs.enqueue(database.queries, readAppleBrand, payloads);
  },
});

interface ReadBrand {
  id: string;
  brands: ResourceCalls;
}

/** Asks Apple what it decided about a brand. Where it does not answer, it is asked in an hour. */
export const readAppleBrand = defineProviderJob<AppleBrandVersion, ReadBrand, 'unknown'>({
  name: 'read-apple-brand',
  concurrency: 1,
  subject: ({ companyId, accountId, country }) => `${companyId}/${accountId}/${country}`,
  async claim(services, { version, ...key }) {
    const brand = await findBrand(services, key);
    if (brand?.state !== 'in_review' || brand.version !== version || brand.external_id === null)
      return undefined;
    const account = await findAppleAccount(services, key);
    return account && { id: brand.external_id, brands: account.calls.brands(account.organization) };
  },
  async work(services, { id, brands }, { companyId, accountId, country, version }) {
    const live = await brands.get(id);
    const settled = live ? settledAs(live) : ({ state: 'failed', problems: [] } as const);
    // News may have said more since it was asked.
    if (settled.state === 'in_review') return;
    await settleBrand(services, { companyId, accountId, country }, settled, version);
  },
  explain: () => ({ problem: 'unknown' }),
});

/** Brands whose job was lost. One that waits for its turn is none of them: its job names it. */
export const requeueStuckAppleBrands = requeueStuck<AppleBrandVersion>({
  noun: 'apple-brands',
  find: () => sql`select ${brandKey}, b.version from apple_brands b where b.state = 'sending' limit 1000`,
  jobOf: (brand) => lostJob(sendAppleBrand, brand),
});

const brandKey = sql`b.company_id::int8 as "companyId", b.account_id::int8 as "accountId", b.country`;

/** A brand may have been approved while a location was settled as one that waits for it. */
async function wakeForShownBrands(services: Services): Promise<void> {
  const { queries } = services.database;
  const shown = await rows<AppleBrandKey>(
    queries,
    sql`select ${brandKey} from apple_brands b
        where b.state = 'published' and b.external_id is not null and exists (
          select from directory_listings d
          join locations l on l.company_id = d.company_id and l.id = d.location_id
          where d.company_id = b.company_id and d.account_id = b.account_id and d.directory = 'apple'
            and d.state = 'waiting_for_brand' and l.country = b.country)`,
  );
  for (const brand of shown) await queries.transaction((tx) => brandChanged(services, tx, brand));
}
