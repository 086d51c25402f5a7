import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  listReviewCategories,
  startCategorisation,
} from '@pinfold/contract/features/reviews/categories/review-categories.endpoints';
import { createReviewCategory } from '@pinfold/contract/features/opinions/categories/categories.endpoints';
import { getReview } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { rows } from '../../../database/database.ts';
import { ModelError, type LanguageModel } from '../../../providers/language-model/language-model.ts';
import { crashAtCommit } from '../../../testing/crashes/crash-at-commit.ts';
import { startOneLocationCompany } from '../../../testing/worlds/one-location-company.ts';
import { isFullSize } from '../../../testing/test-size.ts';
import {
  categoriseOpinions,
  requeueCategorisations,
} from '../../opinions/categories/categorise-opinions.job.ts';
import { classifyNewReviews, requeueUnclassified } from './classify-reviews.job.ts';
import { classifyOpinions } from '../../opinions/classify/classify-opinions.ts';

const kawa = { name: 'kawa', phrases: ['kawa'], is_automatic: true };

describe('RV-06 a review that comes in', () => {
  test('is read by itself, again when its customer changes it, and by the sweep when its promise is lost', async () => {
    const world = await startOneLocationCompany({
      reviews: 2,
      review: () => ({ comment: 'Świetna kawa!', rating: 5 }),
    });
    const [id = 0, second = 0] = world.ids;
    const as = world.owner;
    const { database, jobs } = world.services;
    await world.ok(createReviewCategory, { as, body: kawa });
    await world.jobs.settle();
    const read = (one = id) => world.ok(getReview, { as, params: { id: one } });
    expect(await read()).toMatchObject({
      sentiment: 'positive',
      tags: [{ name: 'kawa', sentiment: 'positive', source: 'rule', phrase: 'kawa' }],
    });

    await world.script('PATCH', '/reviews/rynek/r0', { rating: 1, comment: 'Okropna herbata.' });
    await world.sync('r0');
    expect(await read()).toMatchObject({ sentiment: 'negative', tags: [] });

    await database.queries.execute(
      sql`update reviews set is_studied = false, comment = 'Fatalna kawa', rating = 1 where id = ${second}`,
    );
    await database.queries.execute(
      sql`update categorisations set status = 'processing', channel = 'reviews', done_to = 0, processed = 0`,
    );
    for (const net of [requeueUnclassified, requeueCategorisations])
      await jobs.enqueue(database.queries, net, [{ payload: {} }]);
    await world.jobs.runDue();
    expect(await read(second)).toMatchObject({ sentiment: 'negative', tags: [{ sentiment: 'negative' }] });
    expect((await world.ok(listReviewCategories, { as })).categorisation).toMatchObject({
      status: 'done',
      processed: 2,
    });
  });

  test('that changes while it is being read is read once more', async () => {
    const world = await startOneLocationCompany({
      reviews: 1,
      review: () => ({ comment: 'Świetna kawa!', rating: 5 }),
    });
    const { services, companyId, owner: as } = world;
    const { queries } = services.database;
    await world.ok(createReviewCategory, { as, body: kawa });
    const transaction = queries.transaction.bind(queries);
    const database = {
      ...services.database,
      queries: Object.assign(Object.create(queries) as typeof queries, {
        async transaction(...[work, config]: Parameters<typeof transaction>) {
          await queries.execute(
            sql`update reviews set comment = 'Herbata.', updated_at = updated_at + interval '1 microsecond', is_studied = false`,
          );
          return transaction(work, config);
        },
      }),
    };
    const once = { tries: 0, isLastTry: false };
    await classifyNewReviews.run({ ...services, database }, { companyId }, once);
    const [left] = await rows<{ is_studied: boolean; has_tags: boolean }>(
      queries,
      sql`select is_studied, has_tags from reviews`,
    );
    expect(left).toEqual({ is_studied: false, has_tags: false });
    await classifyNewReviews.run(services, { companyId }, once);
    expect((await world.ok(getReview, { as, params: { id: world.ids[0] ?? 0 } })).tags).toEqual([]);
    expect(await rows(queries, sql`select id from reviews where not is_studied`)).toEqual([]);
  });
});

test(
  'RV-06 BAS-03 categorising that is killed anywhere goes on where it was: no review is missed or counted twice',
  { timeout: 120_000 },
  async () => {
    const world = await startOneLocationCompany({ reviews: 1, review: () => ({ comment: 'Dobra kawa' }) });
    const { companyId, owner: as, services } = world;
    const { queries } = services.database;
    await world.ok(createReviewCategory, { as, body: kawa });
    await world.jobs.settle();
    // Each batch is of a thousand, and the last one is small.
    const lives = isFullSize ? [1, 0, 0] : [1, 0];
    const more = lives.length * 1000 + 200;
    await queries.execute(sql`
    insert into reviews (company_id, location_id, google_name, rating, comment, author_name, created_at, updated_at)
    select r.company_id, r.location_id, 'reviews/more-' || n, 4, case when n % 2 = 0 then 'Kawy ' else 'Ciasta ' end || n, 'Gość', r.created_at, r.updated_at
    from reviews r, generate_series(1, ${more}::int) n where r.company_id = ${companyId}`);
    const total = more + 1;
    const die = crashAtCommit(world);
    const state = async () => (await world.ok(listReviewCategories, { as })).categorisation;
    for (const moment of ['before', 'after'] as const) {
      await queries.execute(sql`delete from tagged_reviews`);
      await world.ok(startCategorisation, { as });
      const [{ version } = { version: 0 }] = await rows<{ version: number }>(
        queries,
        sql`select version from categorisations`,
      );
      for (const number of lives) {
        die({ number, moment });
        const run = categoriseOpinions.run(services, { companyId, version }, { tries: 0, isLastTry: false });
        await expect(run).rejects.toThrow('killed');
      }
      die({ number: -1, moment });
      await world.jobs.runDue();
      expect(await state()).toMatchObject({ status: 'done', total, processed: total });
      const [tagged] = await rows<{ count: number }>(
        queries,
        sql`select count(*)::int4 as count from tagged_reviews`,
      );
      expect(tagged?.count).toBe(more / 2 + 1);
      expect((await world.ok(listReviewCategories, { as })).results).toMatchObject([
        { reviews_count: more / 2 + 1 },
      ]);
    }
  },
);

test('RV-06 a model judges where it is told to; what it says in another shape, or not at all, the rule says', async () => {
  const world = await startOneLocationCompany({
    reviews: 3,
    review: (index) => ({ comment: ['Kawa jak kawa', 'Zimna kawa', 'Świetna kawa'][index] ?? '', rating: 3 }),
  });
  const { companyId, owner: as, services, ids } = world;
  await world.ok(createReviewCategory, { as, body: kawa });
  const config = { ...services.config, PINFOLD_REVIEWS_BY_MODEL: true };
  const reviews = ids.map((id, index) => ({
    id,
    rating: 3,
    comment: ['Kawa jak kawa', 'Zimna kawa', 'Świetna kawa'][index] ?? null,
    updatedAt: '',
  }));
  const judgedBy = async (decide: LanguageModel['decide']) => {
    const model = { ...services.model, decide };
    const classification = await classifyOpinions({ ...services, config, model }, companyId, reviews);
    return classification.opinions.map(({ source, sentiment, tags }) => ({
      source,
      sentiment,
      tags: tags.map((tag) => tag.sentiment),
    }));
  };
  const byRule = [
    { source: 'rule', sentiment: 'neutral', tags: ['neutral'] },
    { source: 'rule', sentiment: 'negative', tags: ['negative'] },
    { source: 'rule', sentiment: 'positive', tags: ['positive'] },
  ];
  const said = {
    number: 1,
    sentiment: 'mixed',
    categories: [
      { number: 1, sentiment: 'negative' },
      { number: 7, sentiment: 'positive' },
    ],
  };
  expect(
    await judgedBy(() =>
      Promise.resolve({
        reviews: [said, { number: 2, sentiment: 'positive' }, { number: 9, sentiment: 'mixed' }],
      }),
    ),
  ).toEqual([
    { source: 'model', sentiment: 'mixed', tags: ['negative'] },
    { source: 'model', sentiment: 'positive', tags: [] },
    byRule[2],
  ]);
  expect(await judgedBy(() => Promise.resolve({ reviews: 'all are fine' }))).toEqual(byRule);
  expect(await judgedBy(() => Promise.reject(new ModelError('quota', 'Too many calls.')))).toEqual(byRule);
});
