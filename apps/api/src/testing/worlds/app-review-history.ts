import { sql } from 'drizzle-orm';
import { rows } from '../../database/database.ts';
import { deleteAppReviews } from '../../features/app-reviews/sync/removed-app-reviews.ts';
import { storeAppReviews } from '../../features/app-reviews/sync/store-app-reviews.ts';
import type { StoreReview } from '../../providers/store-review.ts';
import { withoutRollups } from '../../seed/bulk-load.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import { moments, type OpinionWorld, pick, randomStep, stepsOnTables } from './opinion-history.ts';

interface AppHistoryWorld extends OpinionWorld {
  appIds: number[];
}

/** One thing that happens. */
export function randomAppHistoryStep() {
  const names = Object.keys(appHistorySteps) as (keyof typeof appHistorySteps)[];
  return randomStep(names, ['read', 'read', 'tag']);
}

/** What writes reviews of apps and their categories. */
export const appHistorySteps = {
  ...stepsOnTables({ reviews: sql`app_reviews`, tagged: sql`tagged_app_reviews` }),
  async read({ api, owner: { companyId }, appIds }: AppHistoryWorld, n: number, more: number) {
    const app = { companyId, appId: pick(appIds, n), store: 'app_store' as const };
    const given = [0, 1, 2].map((index) => storeReview(n + index, more + index));
    await storeAppReviews(api.services, app, given, new Date('2026-11-03T12:00:00Z'));
  },
  reply: ({ api }: AppHistoryWorld, n: number, more: number) =>
    api.services.database.queries.execute(sql`
      update app_reviews set reply_status = ${pick(['processing', 'published', 'outdated', 'none'], more)},
        reply_updated_at = created_at + ${more % 60}::int * interval '1 hour'
      where id % 3 = ${n % 3}::int`),
  move: ({ api, appIds }: AppHistoryWorld, n: number, more: number) =>
    api.services.database.queries.execute(sql`
      update app_reviews set created_at = ${pick(moments, more)}::timestamptz, rating = 2, comment = null
      where id % 6 = ${n % 6}::int and app_id = ${pick(appIds, more)}`),
  removeApp: ({ api, owner: { companyId }, appIds }: AppHistoryWorld, n: number) =>
    api.services.database.queries.transaction((tx) =>
      deleteAppReviews(tx, { companyId, appIds: [pick(appIds, n)] }),
    ),
  load: ({ api, owner: { companyId }, appIds }: AppHistoryWorld, n: number) =>
    withoutRollups(api.services.database.queries, [companyId], async (tx) => {
      await tx.execute(sql`
        insert into app_reviews (company_id, app_id, store, external_id, rating, author_name, created_at, updated_at)
        values (${companyId}, ${pick(appIds, n)}, 'app_store', ${`load ${n}`}, 4, 'Ewa', ${moments[0]}, ${moments[0]})
        on conflict do nothing`);
    }),
} as const;

export async function makeAppHistoryWorld(api: TestApi): Promise<AppHistoryWorld> {
  const { make } = api;
  const companyId = await make.company({ timezone: 'Europe/Warsaw' });
  const found = await rows<{ id: number }>(
    api.services.database.queries,
    sql`insert into mobile_apps (company_id, account_id, store, app_id, bundle_id, name, added_at)
        select ${companyId}::int8, 1, 'app_store', n, 'pl.lipa.karta', 'Karta', '2026-01-01' from unnest(array['1', '2']) n
        returning id::int8 as id`,
  );
  const tagIds = [await make.tag(companyId, 'kawa'), await make.tag(companyId, 'ceny')];
  return { api, owner: await make.member(companyId), appIds: found.map(({ id }) => id), tagIds };
}

function storeReview(n: number, more: number): StoreReview {
  const updatedAt = pick(moments, n);
  const repliedAt = new Date(Date.parse(updatedAt) + (n % 60) * 3_600_000).toISOString();
  return {
    externalId: `r${n % 9}`,
    rating: 1 + (more % 5),
    title: null,
    comment: more % 2 === 0 ? 'Wygodna' : null,
    authorName: 'Anna',
    territory: null,
    language: null,
    appVersion: null,
    updatedAt,
    reply: more % 3 === 0 ? { text: 'Dziękujemy', isPublished: true, updatedAt: repliedAt } : undefined,
  };
}
