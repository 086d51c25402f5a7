import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  createLocalPost,
  deleteLocalPost,
  listLocalPosts,
} from '@pinfold/contract/features/publications/local-posts.endpoints';
import {
  listPhotoBatches,
  listPhotos,
  retryPhotoBatch,
  sendPhotos,
  uploadPhoto,
} from '@pinfold/contract/features/publications/photos.endpoints';
import { uploadPostPicture } from '@pinfold/contract/features/publications/pictures.endpoints';
import { noisyJpeg } from '../../../testing/samples/test-pictures.ts';
import { startReachableChain } from '../../../testing/worlds/reachable-chain.ts';
import { pictureForLocator, postsForLocator } from '../for-locator.ts';
import { uploadFile } from '../publication-files.ts';
import { removeUnusedUploads } from './remove-unused-uploads.job.ts';

const day = 86_400;

async function start() {
  const chain = await startReachableChain();
  const { ok, owner, ids, companyId, services, jobs, clock } = chain;
  const request = { facilities_ids: ids, request_id: randomUUID() };
  const content = (await noisyJpeg(1200, 900)).toString('base64');
  return {
    ...chain,
    async sendPhoto(): Promise<number> {
      const { id } = await ok(uploadPhoto, { as: owner, body: { category: 5, content } });
      const photos = [{ category: 5 as const, upload_id: id }];
      await ok(sendPhotos, { as: owner, body: { ...request, groups: [], photos } });
      await jobs.settle();
      return id;
    },
    async sendPost(): Promise<{ postId: number; uploadId: number }> {
      const { id } = await ok(uploadPostPicture, { as: owner, body: { content } });
      const body = { ...request, type: 1 as const, summary: 'Nowa karta', upload_id: id };
      const { post } = await ok(createLocalPost, { as: owner, body });
      await jobs.settle();
      return { postId: post.id, uploadId: id };
    },
    /** Whether a picture is still there after so many seconds. */
    async isKept(uploadId: number, afterSeconds: number): Promise<boolean> {
      clock.advance(afterSeconds);
      await removeUnusedUploads.run(services, {}, { tries: 0, isLastTry: false });
      await jobs.runDue('remove-publication-files');
      return (await services.files.read(uploadFile(companyId, uploadId))) !== undefined;
    },
  };
}

describe('PUB-04 the picture of photos', () => {
  test('goes a day after they were sent, and the photos stay', async () => {
    const world = await start();
    const uploadId = await world.sendPhoto();
    expect(await world.isKept(uploadId, day - 7200)).toBe(true);
    expect(await world.isKept(uploadId, 7300)).toBe(false);
    const { results } = await world.ok(listPhotos, { as: world.owner });
    expect(results).toHaveLength(1);
    expect((await fetch(results[0]?.url ?? '')).status).toBe(200);
  });

  test('stays while what failed can be sent again, and goes a day after that', async () => {
    const world = await start();
    const path = '/v4/accounts/1/locations/place-0/media';
    // A refused token is renewed once.
    await world.script('POST', '/faults', { method: 'POST', path, status: 403, times: 2 });
    const uploadId = await world.sendPhoto();
    expect(await world.isKept(uploadId, 20 * day)).toBe(true);
    const [batch] = (await world.ok(listPhotoBatches, { as: world.owner })).results;
    expect(batch).toMatchObject({ failed: 1 });
    await world.ok(retryPhotoBatch, { as: world.owner, params: { id: batch?.id ?? 0 } });
    await world.jobs.settle();
    expect((await world.ok(listPhotoBatches, { as: world.owner })).results).toMatchObject([{ done: 1 }]);
    expect(await world.isKept(uploadId, 3600)).toBe(true);
    expect(await world.isKept(uploadId, day)).toBe(false);
  });
});

test('PUB-02 the picture of a post stays as long as the post is shown, and goes with it', async () => {
  const world = await start();
  const { services, companyId, id, owner } = world;
  const { postId, uploadId } = await world.sendPost();
  expect(await world.isKept(uploadId, 20 * day)).toBe(true);
  const [post] = (await world.ok(listLocalPosts, { as: owner, query: { tab: 'sent' } })).results;
  expect((await fetch(post?.picture?.url ?? '')).status).toBe(200);
  const [shown] = await postsForLocator(services, companyId, id, 'pl');
  expect(await pictureForLocator(services, companyId, shown?.image?.url ?? '')).toBeDefined();
  await world.ok(deleteLocalPost, { as: owner, params: { id: postId } });
  expect(await world.isKept(uploadId, 0)).toBe(true);
  await world.jobs.settle();
  expect(await world.isKept(uploadId, 0)).toBe(false);
});
