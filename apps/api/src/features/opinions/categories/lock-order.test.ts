import { sql, type SQL } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import {
  createReviewCategory,
  deleteReviewCategory,
} from '@pinfold/contract/features/opinions/categories/categories.endpoints';
import { rows } from '../../../database/database.ts';
import { startMobileApps } from '../../../testing/worlds/mobile-apps.ts';
import { classifyOpinions } from '../classify/classify-opinions.ts';
import { opinionsToClassify } from '../classify/opinions-to-classify.ts';
import { storeClassification } from '../classify/store-classification.ts';

test.skipIf(inject('postgres') === '').each(['reviews', 'app_reviews'] as const)(
  'RV-06 BAS-03 a category is deleted while %s are put into it, and neither waits for the other for ever',
  async (topic) => {
    const world = await startMobileApps();
    const { companyId, owner: as, services } = world;
    const { queries } = services.database;
    const comment = 'Logowanie nie działa';
    await world.make.review(companyId, await world.make.location(companyId), { comment });
    await world.write('app_store', { body: comment });
    await world.poll();
    const { id } = await world.ok(createReviewCategory, {
      as,
      body: { name: 'Logowanie', phrases: ['logowanie'], is_automatic: true },
    });
    await world.jobs.settle();
    const channel = services.opinionChannels.find((one) => one.topic === topic);
    if (!channel) throw new Error('no such channel');
    const { tables } = channel;
    const opinions = await opinionsToClassify(queries, companyId, tables, sql`true`, 10);
    const classification = await classifyOpinions(services, companyId, opinions);
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const areWaiting = (count: number) => expect.poll(() => rows(queries, waiting)).toHaveLength(count);

    const begun = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holder = queries.transaction(async (tx) => {
      await tx.execute(lockAll(tables.reviews, companyId));
      begun.resolve();
      await held.promise;
    });
    await begun.promise;
    const deletion = world.request(deleteReviewCategory, { as, params: { id } });
    await areWaiting(1);
    const stored = queries.transaction((tx) => storeClassification(tx, companyId, tables, classification));
    await areWaiting(2);
    held.resolve();
    const [{ status }] = await Promise.all([deletion, stored, holder]);
    expect(status).toBe(204);
    expect(await rows(queries, sql`select from ${tables.tagged}`)).toEqual([]);
    expect(await rows(queries, sql`select from ${tables.reviews} where has_tags`)).toEqual([]);
  },
);

function lockAll(reviews: SQL, companyId: number): SQL {
  return sql`select from ${reviews} where company_id = ${companyId} for no key update`;
}
