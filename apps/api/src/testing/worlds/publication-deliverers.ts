import { sql } from 'drizzle-orm';
import { deletePhotos } from '@pinfold/contract/features/publications/photos.endpoints';
import { oneRow, rows, type Queryable } from '../../database/database.ts';
import { deletePhoto } from '../../features/publications/photos/delete-photo.job.ts';
import { sendPhoto } from '../../features/publications/photos/send-photo.job.ts';
import { deletePostItem } from '../../features/publications/posts/items/delete-post-item.job.ts';
import { sendPost } from '../../features/publications/posts/items/send-post.job.ts';
import type { Deliverer, Delivery } from './deliverer.ts';
import { startPostingChain } from './local-posts.ts';
import { startPhotoChain } from './photos.ts';

/** Photos and posts that are sent to Google, and taken back there. */
export const publicationDeliverers: readonly (readonly [name: string, Deliverer])[] = [
  [
    'a photo',
    {
      job: sendPhoto,
      call: { method: 'POST', path: '/v4/accounts/*/media' },
      denied: 'access_lost',
      gone: 'access_lost',
      left: 1,
      async start() {
        const world = await startPhotoChain();
        return {
          api: world,
          async accept() {
            const before = (await world.atGoogle()).length;
            await world.send([{ category: 5, upload_id: await world.upload(5) }]);
            return {
              outcome: lastPhotoItem(world.services.database.queries),
              atProvider: async () => (await world.atGoogle()).length - before,
            };
          },
        };
      },
    },
  ],
  [
    'the deletion of a photo',
    {
      job: deletePhoto,
      call: { method: 'DELETE', path: '/v4/accounts/*/media/*' },
      denied: 'access_lost',
      gone: 'done',
      left: 0,
      async start() {
        const world = await startPhotoChain();
        return {
          api: world,
          async accept() {
            await world.send([{ category: 5, upload_id: await world.upload(5) }]);
            await world.settle();
            const [photo] = await world.photos();
            const googleName = await nameOf(world.services.database.queries, photo?.id ?? 0);
            await world.ok(deletePhotos, { as: world.owner, body: { ids: [photo?.id ?? 0] } });
            return {
              outcome: lastPhotoItem(world.services.database.queries),
              atProvider: async () =>
                (await world.atGoogle()).filter(({ name }) => name === googleName).length,
            };
          },
        };
      },
    },
  ],
  [
    'a post',
    {
      job: sendPost,
      call: { method: 'POST', path: '/v4/accounts/*/localPosts' },
      denied: 'access_lost',
      gone: 'access_lost',
      left: 1,
      async start() {
        const world = await startPostingChain();
        return {
          api: world,
          async accept(number) {
            const summary = `Kawa dnia ${number}`;
            const postId = await world.post({ summary });
            return postDelivery(world, postId, summary);
          },
        };
      },
    },
  ],
  [
    'the deletion of a post',
    {
      job: deletePostItem,
      call: { method: 'DELETE', path: '/v4/accounts/*/localPosts/*' },
      denied: 'access_lost',
      gone: 'done',
      left: 0,
      async start() {
        const world = await startPostingChain();
        return {
          api: world,
          async accept(number) {
            const summary = `Kawa dnia ${number}`;
            const postId = await world.post({ summary });
            await world.jobs.settle();
            await world.remove(postId);
            const { atProvider } = postDelivery(world, postId, summary);
            const outcome = async () => {
              const [item] = await world.items(postId);
              return item ? (item.problem ?? 'open') : 'done';
            };
            return { outcome, atProvider };
          },
        };
      },
    },
  ],
];

const lastPhotoItem = (queries: Queryable) => async () => {
  const item = await oneRow<{ status: number; problem: string | null }>(
    queries,
    sql`select status, problem from photo_batch_items order by id desc limit 1`,
  );
  return item.status < 3 ? 'open' : (item.problem ?? 'done');
};

async function nameOf(queries: Queryable, photoId: number): Promise<string> {
  const [photo] = await rows<{ google_name: string }>(
    queries,
    sql`select google_name from location_photos where id = ${photoId}`,
  );
  return photo?.google_name ?? '';
}

function postDelivery(
  world: Awaited<ReturnType<typeof startPostingChain>>,
  postId: number,
  text: string,
): Delivery {
  return {
    async outcome() {
      const [item] = await world.items(postId);
      return item && item.status < 3 ? 'open' : (item?.problem ?? 'done');
    },
    atProvider: async () => (await world.atGoogle()).filter(({ summary }) => summary === text).length,
  };
}
