import { eq, sql } from 'drizzle-orm';
import { replyStatuses } from '@pinfold/contract/features/opinions/reply';
import type { AppReviewSearch } from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import type { Queryable } from '../../apps/api/src/database/database.ts';
import { companies } from '../../apps/api/src/features/company/company.table.ts';
import { createApp } from '../../apps/api/src/http/create-app.ts';
import { benchHeaders } from './bench-headers.ts';
import { driverOf } from './driver-of.ts';
import { compare, type Ratio } from './measure.ts';
import type { ScaleDatabase } from './open-scale-database.ts';
import { owner } from './owner.ts';
import { recordedStatements } from './recorded-statements.ts';

/** The first page and what narrows it most often. */
const cases: Record<string, AppReviewSearch> = {
  'first page': {},
  'one store': { stores: ['app_store'] },
  'words of a few': { q: 'numer 73' },
  'words of all': { q: 'wygodna aplikacja' },
  unanswered: { reply: false, deleted: false },
  'unanswered in one store, few stars': { stores: ['google_play'], reply: false, rating: [1, 2] },
};

/** Searches among many reviews of apps, each against its own statements sent straight to the driver. */
export async function benchAppReviews(
  { services }: ScaleDatabase,
  { reviews, runs }: { reviews: number; runs: number },
): Promise<Ratio[]> {
  const { queries } = services.database;
  await fill(queries, reviews);
  const app = createApp(services);
  const headers = await benchHeaders(services);
  const driver = driverOf(queries);
  const ratios: Ratio[] = [];
  for (const [name, search] of Object.entries(cases)) {
    const body = JSON.stringify(search);
    const endpoint = async () => {
      const response = await app.request('/app-reviews/search/', { method: 'POST', headers, body });
      const answer = await response.text();
      if (!response.ok) throw new Error(`${name} answered ${response.status}: ${answer}`);
    };
    const recorded = await recordedStatements(queries, endpoint);
    const bare = async () => {
      for (const { text, params } of recorded) await driver.query(text, params);
    };
    ratios.push(await compare(name, { endpoint, bare }, runs));
  }
  return ratios;
}

/** Half of them of an app in either store. */
async function fill(queries: Queryable, reviews: number): Promise<void> {
  const { companyId } = owner;
  const statuses = sql.raw(`array[${replyStatuses.map((status) => `'${status}'`).join(',')}]`);
  await queries
    .update(companies)
    .set({ featureFlags: ['app_reviews'] })
    .where(eq(companies.id, companyId));
  await queries.execute(sql`
    insert into mobile_apps (company_id, account_id, store, app_id, bundle_id, name, added_at)
    select ${companyId}::int8, 1, store, 'pl.lipa.karta', 'pl.lipa.karta', 'Karta', '2023-01-01'
    from unnest(array['google_play', 'app_store']) store`);
  await queries.execute(sql`
    insert into app_reviews (company_id, app_id, store, external_id, rating, comment, author_name, territory, app_version,
                             created_at, updated_at, deleted, reply_status, is_studied)
    select a.company_id, a.id, a.store, 'r' || n, 1 + n % 5, 'Wygodna aplikacja numer ' || n, 'Gość ' || n,
           case when a.store = 'app_store' then 'POL' end, case when a.store = 'google_play' then '4.' || n % 9 end, moment, moment,
           n % 50 = 0, (${statuses})[1 + n % 17 % 6], true
    from mobile_apps a, generate_series(1, ${Math.ceil(reviews / 2)}::int) n,
         lateral (select timestamptz '2026-06-01' - (a.id * 7919 + n * 104729::int8) % 94608000 * interval '1 second' as moment) m
    where a.company_id = ${companyId}`);
  await queries.execute(sql`vacuum analyze app_reviews`);
}
