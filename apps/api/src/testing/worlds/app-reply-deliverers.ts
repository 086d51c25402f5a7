import { sql } from 'drizzle-orm';
import type { AppStore } from '@pinfold/contract/app-stores';
import { deleteAppReply } from '@pinfold/contract/features/app-reviews/app-replies.endpoints';
import { oneRow, type Queryable } from '../../database/database.ts';
import {
  publishAppReply,
  retractAppReply,
} from '../../features/app-reviews/replies/publish-app-reply.job.ts';
import { type Deliverer, most, outcomeOfReply } from './deliverer.ts';
import { startMobileApps } from './mobile-apps.ts';

/** What the product sends to the app stores. */
export const appReplyDeliverers: readonly (readonly [name: string, Deliverer])[] = [
  [
    'a reply at Google Play',
    replyTo('google_play', { method: 'POST', path: '/google-play/androidpublisher/*' }),
  ],
  [
    'a reply in the App Store',
    replyTo('app_store', { method: 'POST', path: '/app-store/v1/customerReviewResponses' }),
  ],
  [
    'the retraction of a reply in the App Store',
    {
      job: retractAppReply,
      call: { method: 'DELETE', path: '/app-store/v1/customerReviewResponses/*' },
      denied: 'access_lost',
      gone: 'done',
      left: 0,
      async start() {
        const { world, reviews } = await startReviews('app_store');
        const { queries } = world.services.database;
        return {
          api: world,
          async accept(number) {
            const { id, externalId } = reviews[number] ?? { id: 0, externalId: '' };
            await world.reply(id, 'Dziękujemy!');
            await world.jobs.settle();
            await world.ok(deleteAppReply, { as: world.owner, params: { id } });
            const atProvider = async () =>
              Number((await world.replyAtStore('app_store', externalId)).text !== undefined);
            return { outcome: replyOutcome(queries, id), atProvider };
          },
        };
      },
    },
  ],
];

function replyTo(store: AppStore, call: Deliverer['call']): Deliverer {
  return {
    job: publishAppReply,
    call,
    denied: 'access_lost',
    gone: 'review_gone',
    left: 1,
    async start() {
      const { world, reviews } = await startReviews(store);
      const { queries } = world.services.database;
      return {
        api: world,
        async accept(number) {
          const { id, externalId } = reviews[number] ?? { id: 0, externalId: '' };
          await world.reply(id, 'Dziękujemy!');
          const atProvider = async () => (await world.replyAtStore(store, externalId)).writes;
          return { outcome: replyOutcome(queries, id), atProvider };
        },
      };
    },
  };
}

/** A company with reviews of an app, all read. */
async function startReviews(store: AppStore) {
  const world = await startMobileApps();
  const written: string[] = [];
  for (let number = 0; number < most; number += 1) written.push(await world.write(store));
  await world.poll();
  const { queries } = world.services.database;
  const reviews = await Promise.all(
    written.map(async (externalId) => {
      const { id } = await oneRow<{ id: number }>(
        queries,
        sql`select id::int8 as id from app_reviews where external_id = ${externalId}`,
      );
      return { id, externalId };
    }),
  );
  return { world, reviews };
}

const replyOutcome = (queries: Queryable, id: number) =>
  outcomeOfReply(
    queries,
    sql`select reply_status as status, reply_problem as problem from app_reviews where id = ${id}`,
  );
