import { eq } from 'drizzle-orm';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { searchReviews } from '@pinfold/contract/features/reviews/reviews.endpoints';
import type { World, WorldReview } from '@pinfold/sandbox';
import { reviews } from '../../features/reviews/reviews.table.ts';
import { pollReviews } from '../../features/reviews/sync/poll-reviews.job.ts';
import { syncReview } from '../../features/reviews/sync/sync-review.job.ts';
import { startTestApi, type TestApiOptions } from '../clients/start-test-api.ts';

export interface OneLocationOptions extends Omit<TestApiOptions, 'world'> {
  reviews?: number;
  review?: (index: number) => Partial<WorldReview>;
}

export const googleLocationName = 'accounts/1/locations/rynek';

/** A company with one location at Google that has some unanswered reviews, all imported. */
export async function startOneLocationCompany({
  reviews: amount = 3,
  review = () => ({}),
  ...options
}: OneLocationOptions = {}) {
  const start = (options.now ?? new Date()).getTime();
  const world: World = {
    accounts: [
      {
        id: '1',
        name: 'Kawiarnia',
        refreshToken: 'refresh-1',
        locations: [
          {
            ...location,
            reviews: Array.from({ length: amount }, (_, index) => ({
              ...plainReview(index, start),
              ...review(index),
            })),
          },
        ],
      },
    ],
  };
  const api = await startTestApi({ ...options, world });
  const companyId = await api.make.company();
  const owner = await api.make.member(companyId, { type: memberTypes.owner, name: 'Anna' });
  await api.script('PUT', '/quotas', { requests_per_minute: null, edits_per_minute: null });
  await api.importAccount(companyId, 'refresh-1');
  const found = await api.ok(searchReviews, {
    as: owner,
    body: { order_by: '-created_at' },
    query: { page_size: 100 },
  });
  return {
    ...api,
    companyId,
    owner,
    /** Newest first: the sandbox's `r0`, `r1`, … */
    ids: found.results.map(({ id }) => id),
    /** Fetches one review again, as a notification would have it done. */
    async sync(name: string): Promise<void> {
      const googleName = `${googleLocationName}/reviews/${name}`;
      await api.services.jobs.enqueue(api.services.database.queries, syncReview, [
        { payload: { googleName } },
      ]);
      await api.jobs.runDue();
    },
    /** What happens every quarter of an hour. */
    async poll(): Promise<void> {
      await api.services.jobs.enqueue(api.services.database.queries, pollReviews, [{ payload: {} }]);
      await api.jobs.settle();
    },
    /** A review that Google no longer has, as we learnt earlier. */
    async markDeleted(name: string): Promise<void> {
      await api.services.database.queries
        .update(reviews)
        .set({ deleted: true })
        .where(eq(reviews.googleName, `${googleLocationName}/reviews/${name}`));
    },
    /** What the sandbox's Google has of one review's reply. */
    async replyAtGoogle(index: number): Promise<ReplyAtGoogle | undefined> {
      const { replies } = await api.script<{ replies: ReplyAtGoogle[] }>('GET', '/replies');
      return replies.find((one) => one.review === `r${index}`);
    },
  };
}

interface ReplyAtGoogle {
  review: string;
  writes: number;
  deletes: number;
  reply: { comment: string; state: string } | null;
}

export type OneLocationCompany = Awaited<ReturnType<typeof startOneLocationCompany>>;

const location = {
  id: 'rynek',
  title: 'Kawiarnia',
  storeCode: 'KAW-1',
  phone: '+48 12 422 10 10',
  website: 'https://kawiarnia.example/',
  languageCode: 'pl',
  address: {
    regionCode: 'PL',
    languageCode: 'pl',
    postalCode: '31-042',
    administrativeArea: 'małopolskie',
    locality: 'Kraków',
    addressLines: ['Rynek Główny 12'],
  },
  latitude: 50.0617,
  longitude: 19.9373,
  categoryId: 'categories/gcid:cafe',
  categoryName: 'Kawiarnia',
  labels: ['ogródek'],
  placeId: 'place-rynek',
  verified: true,
  openState: 'OPEN' as const,
};

function plainReview(index: number, start: number): WorldReview {
  const createTime = start - (index + 1) * 3_600_000;
  return {
    id: `r${index}`,
    author: `Gość ${index}`,
    anonymous: false,
    rating: 4,
    comment: `Opinia numer ${index}`,
    createTime,
    updateTime: createTime,
  };
}
