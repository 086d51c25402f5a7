import { expect, test } from 'vitest';
import { asOwner, type Calls, scriptSandbox } from '../../../testing/clients/running-product.ts';
import { waitUntil } from '../../../testing/clients/wait-until.ts';
import {
  crashSize as replies,
  crashTimeout,
  type CrashedWork,
  expectOnceDespiteKills,
  expectOnceDespiteWorkerKills,
  onPostgres,
} from '../../../testing/crashes/crash-harness.ts';
import { appleId, packageName, scriptStores } from '../../../testing/worlds/scripted-stores.ts';

const text = 'Przepraszamy, poprawiamy to w następnej wersji.';

/** What is written at the stores. */
interface AtStore {
  reviews: {
    reply?: { text: string };
    reply_writes?: number;
    response?: { body: string };
    response_writes?: number;
  }[];
}

/** A bulk reply over both stores; of the calls one of twenty fails, and of one the answer is lost. */
const bulkReply: CrashedWork<void> = {
  settings: {
    PINFOLD_FEATURE_FLAGS: 'mobile_apps,app_reviews',
    PINFOLD_SCALE_LOCATIONS: '1',
    PINFOLD_SCALE_REVIEWS: '1',
    APP_STORE_CALLS_PER_MINUTE: '1000000',
    APP_STORE_CALLS_PER_KEY_MINUTE: '1000000',
    GOOGLE_PLAY_CALLS_PER_MINUTE: '1000000',
  },
  async prepare(calls) {
    const { play, apple } = await scriptStores((method, path, body) =>
      scriptSandbox(calls, method, path, body),
    );
    await scriptSandbox(calls, 'PUT', '/quotas', { app_store_calls_per_hour: null });
    await scriptSandbox(calls, 'PUT', '/app-store/publishing', { seconds: 0 });
    for (let number = 0; number < replies / 2; number += 1) {
      await scriptSandbox(calls, 'POST', '/google-play/reviews', {
        package_name: packageName,
        rating: 2,
        text: `Nie działa ${number}`,
      });
      await scriptSandbox(calls, 'POST', '/app-store/reviews', {
        app: appleId,
        rating: 2,
        body: `Nie działa ${number}`,
      });
    }
    await add(calls, '/mobile-apps/accounts/google-play/', play, packageName);
    await add(calls, '/mobile-apps/accounts/app-store/', apple, appleId);
    await waitUntil(
      () => count(calls, {}),
      (read) => read === replies,
    );
  },
  async begin(calls) {
    const often = { share: 0.05, times: 100_000 };
    for (const path of ['/google-play/*', '/app-store/*']) {
      await scriptSandbox(calls, 'POST', '/faults', { path, ...often, outcome: 'cut', apply: true });
      await scriptSandbox(calls, 'POST', '/faults', { path, ...often, status: 503 });
    }
    const body = { ids: await unanswered(calls), reply_comment: text };
    const { accepted_ids } = await asOwner<{ accepted_ids: number[] }>(
      calls,
      'POST',
      '/app-reviews/bulk-reply/',
      body,
    );
    expect(accepted_ids).toHaveLength(replies);
  },
  isAtProvider: ({ method, path }) =>
    method === 'POST' &&
    (/^\/google-play\/.*:reply$/.test(path) || path === '/app-store/v1/customerReviewResponses'),
  async expectOnce(calls) {
    await waitUntil(
      () => count(calls, { reply_status: ['processing'] }),
      (processing) => processing === 0,
      500,
    );
    const { results } = await asOwner<{ results: object[] }>(calls, 'GET', '/app-reviews/bulk-replies/');
    expect(results[0]).toMatchObject({
      total: replies,
      published: replies,
      rejected: 0,
      failed: 0,
      processing: 0,
    });
    const stores = [`/google-play/reviews/${packageName}`, `/app-store/reviews/${appleId}`];
    const written = await Promise.all(stores.map((path) => scriptSandbox<AtStore>(calls, 'GET', path)));
    const answered = written.flatMap(({ reviews }) =>
      reviews.map((review) => ({
        text: review.reply?.text ?? review.response?.body,
        writes: review.reply_writes ?? review.response_writes,
      })),
    );
    expect(answered).toHaveLength(replies);
    expect(answered.filter((one) => one.text !== text || one.writes !== 1)).toEqual([]);
  },
};

/** Connects an account and adds its app, whose reviews are read then. */
async function add(calls: Calls, path: string, account: object, appId: string): Promise<void> {
  const { id } = await asOwner<{ id: number }>(calls, 'POST', path, account);
  await asOwner(calls, 'POST', '/mobile-apps/', { account_id: id, app_id: appId, name: 'Karta' });
}

async function count(calls: Calls, search: object): Promise<number> {
  const path = '/app-reviews/search/?only_count=true';
  return (await asOwner<{ count: number }>(calls, 'POST', path, search)).count;
}

async function unanswered(calls: Calls): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ids.length < replies; page += 1) {
    const path = `/app-reviews/search/?page_size=100&page=${page}`;
    const { results } = await asOwner<{ results: { id: number }[] }>(calls, 'POST', path, { reply: false });
    expect(results).not.toEqual([]);
    ids.push(...results.map(({ id }) => id));
  }
  return ids;
}

test.skipIf(onPostgres)(
  'BAS-03 RV-12 a bulk reply over both stores survives kills and lost answers: every review of an app is answered once',
  { timeout: crashTimeout },
  () => expectOnceDespiteKills(bulkReply),
);

test.runIf(onPostgres)(
  'BAS-01 BAS-03 RV-12 killed worker processes lose no reply to a review of an app, and send none twice',
  { timeout: crashTimeout },
  () => expectOnceDespiteWorkerKills(bulkReply),
);
