import {
  deleteAppReply,
  replyToAppReview,
} from '@pinfold/contract/features/app-reviews/app-replies.endpoints';
import { getAppReview } from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import { removeMobileApp } from '@pinfold/contract/features/integrations/mobile-apps.endpoints';
import { reachedApp } from '../../app-stores/reached-app.ts';
import { startMobileApps } from './mobile-apps.ts';

/** A company with one review in a store. */
export async function startAppReview(store: 'google_play' | 'app_store', review: object = {}) {
  const world = await startMobileApps();
  const externalId = await world.write(store, review);
  await world.poll();
  const [found] = await world.find();
  const params = { id: found?.id ?? 0 };
  return {
    ...world,
    externalId,
    params,
    read: () => world.ok(getAppReview, { as: world.owner, params }),
    atStore: () => world.replyAtStore(store, externalId),
    answer: (reply_comment: string) =>
      world.request(replyToAppReview, {
        as: world.owner,
        params,
        body: { reply_comment, is_written_by_ai: true },
      }),
    /** The review without an answer, as a list from before it has it. */
    unanswered: async () => {
      const app = await reachedApp(world.services, {
        companyId: world.companyId,
        appId: world.apps[store].id,
      });
      const listed = await app?.reviews.list(undefined);
      return (listed?.reviews ?? []).map((one) => ({ ...one, reply: undefined }));
    },
    retract: () => world.request(deleteAppReply, { as: world.owner, params }),
    removeApp: () =>
      world.ok(removeMobileApp, {
        as: world.owner,
        params: { id: world.apps[store].id },
        query: { reviews: 'keep' },
      }),
  };
}
