import { sql } from 'drizzle-orm';
import { createNote } from '@pinfold/contract/features/reviews/notes.endpoints';
import { deleteReply, replyToReview } from '@pinfold/contract/features/reviews/replies.endpoints';
import { rows } from '../../database/database.ts';
import { settleReply } from '../../features/reviews/replies/reply-lifecycle.ts';
import { deleteReviews, storeReviews } from '../../features/reviews/sync/store-reviews.ts';
import { withoutRollups } from '../../seed/bulk-load.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import { moments, type OpinionWorld, pick, randomStep, stepsOnTables } from './opinion-history.ts';

const stars = ['ONE', 'THREE', 'FIVE'] as const;

interface HistoryWorld extends OpinionWorld {
  locationIds: number[];
}

/** One thing that happens. */
export function randomHistoryStep() {
  const names = Object.keys(historySteps) as (keyof typeof historySteps)[];
  return randomStep(names, ['import', 'import', 'tag']);
}

/** Everything that writes reviews and categories, and what only a hand in the database would do. */
export const historySteps = {
  ...stepsOnTables({ reviews: sql`reviews`, tagged: sql`tagged_reviews` }),
  async import({ api, owner, locationIds }: HistoryWorld, n: number, more: number) {
    const given = [0, 1, 2].map((index) => googleReview(n + index, more + index));
    await storeReviews(
      api.services,
      api.services.database.queries,
      owner.companyId,
      pick(locationIds, n),
      given,
    );
  },
  async reply({ api, owner }: HistoryWorld, n: number) {
    await onReview(api, n, async (id) => {
      await api.request(replyToReview, {
        as: owner,
        params: { id },
        body: { reply_comment: `Dziękujemy ${n}` },
      });
    });
  },
  async settle({ api, owner: { companyId } }: HistoryWorld, n: number, more: number) {
    await onReview(api, n, (reviewId, version) =>
      settleReply(api.services, { companyId, reviewId, version }, pick(outcomes, more)),
    );
  },
  async retract({ api, owner }: HistoryWorld, n: number) {
    await onReview(api, n, async (id) => {
      await api.request(deleteReply, { as: owner, params: { id } });
    });
  },
  async note({ api, owner }: HistoryWorld, n: number) {
    await onReview(api, n, async (id) => {
      await api.request(createNote, { as: owner, params: { id }, body: { text: 'Voucher' } });
    });
  },
  move: ({ api, locationIds }: HistoryWorld, n: number, more: number) =>
    api.services.database.queries.execute(sql`
      update reviews set location_id = ${pick(locationIds, more)}::int8, created_at = ${pick(moments, more)}::timestamptz, rating = 2
      where id % 6 = ${n % 6}::int`),
  removeLocation: ({ api, owner, locationIds }: HistoryWorld, n: number) =>
    api.services.database.queries.transaction((tx) =>
      deleteReviews(tx, owner.companyId, pick(locationIds, n)),
    ),
  async both({ api, owner, locationIds, tagIds }: HistoryWorld, n: number) {
    await api.services.database.queries.transaction(async (tx) => {
      const {
        ids: [first],
      } = await storeReviews(api.services, tx, owner.companyId, pick(locationIds, n), [googleReview(n, n)]);
      if (first === undefined) return;
      await tx.execute(sql`insert into tagged_reviews (company_id, tag_id, review_id, sentiment)
        values (${owner.companyId}, ${pick(tagIds, n)}, ${first}, 'mixed') on conflict do nothing`);
      await tx.execute(sql`update reviews set rating = 1 where id = ${first}`);
    });
  },
  load: ({ api, owner: { companyId }, locationIds }: HistoryWorld, n: number, more: number) =>
    withoutRollups(api.services.database.queries, [companyId], async (tx) => {
      await storeReviews(api.services, tx, companyId, pick(locationIds, n), [googleReview(n, more)]);
    }),
} as const;

const outcomes = [
  { status: 'published', isOutdated: false },
  { status: 'published', isOutdated: true },
  { status: 'rejected', problem: 'repetitive' },
  { status: 'failed', problem: 'review_gone' },
  { status: 'retracted' },
] as const;

export async function makeHistoryWorld(api: TestApi): Promise<HistoryWorld> {
  const { make } = api;
  const companyId = await make.company({ timezone: 'Europe/Warsaw' });
  const locationIds = [await make.location(companyId), await make.location(companyId)];
  const tagIds = [await make.tag(companyId, 'kawa'), await make.tag(companyId, 'ceny')];
  return { api, owner: await make.member(companyId), locationIds, tagIds };
}

function googleReview(n: number, more: number) {
  const createTime = pick(moments, n);
  const later = (hours: number) => new Date(Date.parse(createTime) + hours * 3_600_000).toISOString();
  return {
    name: `accounts/1/locations/1/reviews/${n % 9}`,
    starRating: pick(stars, more),
    ...(more % 2 === 0 ? { comment: 'Dobra kawa' } : {}),
    createTime,
    updateTime: later(more % 5),
    ...(more % 3 === 0 ? { reviewReply: { comment: 'Dziękujemy', updateTime: later(n % 60) } } : {}),
  };
}

async function onReview(api: TestApi, n: number, then: (id: number, version: number) => Promise<void>) {
  const found = await rows<{ id: number; version: number }>(
    api.services.database.queries,
    sql`select id::int8 as id, reply_version as version from reviews order by id`,
  );
  const chosen = found[n % Math.max(found.length, 1)];
  if (chosen) await then(chosen.id, chosen.version);
}
