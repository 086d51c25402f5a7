import { memberTypes } from '@pinfold/contract/access/member-types';
import type { AppStore } from '@pinfold/contract/app-stores';
import { replyToAppReview } from '@pinfold/contract/features/app-reviews/app-replies.endpoints';
import {
  type AppReview,
  type AppReviewSearch,
  searchAppReviews,
} from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import {
  addMobileApp,
  connectAppStore,
  connectGooglePlay,
} from '@pinfold/contract/features/integrations/mobile-apps.endpoints';
import { pollAppReviews } from '../../features/app-reviews/sync/poll-app-reviews.job.ts';
import { startTestApi, type TestApiOptions } from '../clients/start-test-api.ts';
import { appleId, packageName, scriptStores } from './scripted-stores.ts';

/** A review as a store has it in the sandbox. */
interface ScriptedReview {
  id: string;
  reply?: { text: string };
  reply_writes?: number;
  response?: { body: string };
  response_writes?: number;
}

/** A company with the same app in both stores, whose keys work. */
export async function startMobileApps(options: TestApiOptions = {}) {
  const api = await startTestApi({
    ...options,
    config: { PINFOLD_FEATURE_FLAGS: 'mobile_apps,app_reviews', ...options.config },
  });
  const companyId = await api.make.company();
  const owner = await api.make.member(companyId, { type: memberTypes.owner, name: 'Anna' });
  const { play: playAccount, apple: appleAccount } = await scriptStores(api.script);
  const as = owner;
  const play = await api.ok(connectGooglePlay, { as, body: playAccount });
  const apple = await api.ok(connectAppStore, { as, body: appleAccount });
  const add = (account_id: number, app_id: string) =>
    api.ok(addMobileApp, { as, body: { account_id, app_id, name: 'Karta' } });
  const apps = {
    google_play: await add(play.id, packageName),
    app_store: await add(apple.id, appleId),
  };
  await api.jobs.settle();

  const find = async (search: AppReviewSearch = {}): Promise<AppReview[]> =>
    (await api.ok(searchAppReviews, { as, body: search, query: { page_size: 100 } })).results;
  return {
    ...api,
    companyId,
    owner,
    apps,
    keyId: appleAccount.key_id,
    find,
    /** Writes a review in a store; returns its id there. */
    async write(store: AppStore, review: object = {}): Promise<string> {
      const { id } =
        store === 'google_play'
          ? await api.script<ScriptedReview>('POST', '/google-play/reviews', {
              package_name: packageName,
              rating: 2,
              text: 'Nie działa',
              ...review,
            })
          : await api.script<ScriptedReview>('POST', '/app-store/reviews', {
              app: appleId,
              rating: 2,
              body: 'Nie działa',
              ...review,
            });
      return id;
    },
    /** How often a reply to a review was written, and how it is now. */
    async replyAtStore(store: AppStore, id: string): Promise<{ writes: number; text: string | undefined }> {
      const path =
        store === 'google_play' ? `/google-play/reviews/${packageName}` : `/app-store/reviews/${appleId}`;
      const { reviews } = await api.script<{ reviews: ScriptedReview[] }>('GET', path);
      const found = reviews.find((review) => review.id === id);
      return {
        writes: found?.reply_writes ?? found?.response_writes ?? 0,
        text: found?.reply?.text ?? found?.response?.body,
      };
    },
    /** Has every app read, as the schedule does. */
    async poll(): Promise<void> {
      await api.services.jobs.enqueue(api.services.database.queries, pollAppReviews, [{ payload: {} }]);
      await api.jobs.settle(60);
    },
    reply: (id: number, reply_comment: string) =>
      api.ok(replyToAppReview, { as, params: { id }, body: { reply_comment } }),
  };
}
