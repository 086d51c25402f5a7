import { expect, test } from 'vitest';
import { sendPhotos, uploadPhoto } from '@pinfold/contract/features/publications/photos.endpoints';
import { uploadPostPicture } from '@pinfold/contract/features/publications/pictures.endpoints';
import {
  checkLocalPost,
  createLocalPost,
  updateLocalPost,
} from '@pinfold/contract/features/publications/local-posts.endpoints';
import { createApiKey } from '@pinfold/contract/features/session/api-access.endpoints';
import type { Caller, CheckedResponse } from '../../../testing/clients/request.ts';
import { makeEmbedToken } from '../../../testing/clients/restricted-tokens.ts';
import { noisyJpeg } from '../../../testing/samples/test-pictures.ts';
import { startChain } from '../../../testing/worlds/chain.ts';

const permissions = [
  'view_local_posts',
  'add_and_delete_local_posts',
  'view_photos',
  'add_and_delete_photos',
] as const;

/** Three locations, a manager of the first, and a page that embeds posts and photos of it. */
async function start() {
  const world = await startChain({ locations: 3 });
  const { ok, request, make, owner, companyId, ids } = world;
  const content = (await noisyJpeg(800, 600)).toString('base64');
  const manager = await make.member(companyId, { permissions, locations: ids.slice(0, 1) });
  const key = await ok(createApiKey, { as: owner, body: { name: 'Portal', permissions: [...permissions] } });
  const post = (uploadId: number, at: number[]) => ({
    type: 1 as const,
    summary: 'Nowa karta',
    visibility: { maps: false, store_locator: true },
    facilities_ids: at,
    upload_id: uploadId,
  });
  return {
    ...world,
    manager,
    embedded: async (...locations: number[]): Promise<Caller> => ({
      companyId,
      token: await makeEmbedToken(world, {
        companyId,
        apiKeyId: key.id,
        permissions,
        locationIds: locations,
      }),
    }),
    picture: async (as: Caller) => (await ok(uploadPostPicture, { as, body: { content } })).id,
    photo: async (as: Caller) => (await ok(uploadPhoto, { as, body: { content, category: 5 } })).id,
    publish: async (as: Caller, uploadId: number, at: number[]) =>
      (
        await ok(createLocalPost, {
          as,
          body: { ...post(uploadId, at), request_id: crypto.randomUUID(), planned_at: '2030-01-15T10:00' },
        })
      ).post,
    /** What is said of a photo, if anything. */
    async sendPhoto(as: Caller, uploadId: number, at: number[]) {
      const photos = [{ category: 5 as const, upload_id: uploadId }];
      const body = { facilities_ids: at, photos, request_id: crypto.randomUUID() };
      return refusalOf((await request(sendPhotos, { as, body })).problem);
    },
    /** What a new post and a check of one say of a picture. */
    async refusals(as: Caller, uploadId: number, at = ids.slice(0, 1)) {
      const body = { ...post(uploadId, at), request_id: crypto.randomUUID() };
      const answers = [
        await request(createLocalPost, { as, body }),
        await request(checkLocalPost, { as, body: post(uploadId, at) }),
      ];
      return answers.map(({ problem }) => refusalOf(problem));
    },
  };
}

/** Without what differs between any two answers. */
function refusalOf(problem: CheckedResponse['problem']) {
  return problem && { code: problem.code, errors: problem.errors };
}

const nowhere = 999_999;

test('PUB-05 the picture of a post is as unknown as none to who did not bring it and sees no post with it', async () => {
  const { owner, manager, ids, request, refusals, picture, publish } = await start();
  const [seen = 0, unseen = 0] = ids;
  const unknown = await refusals(manager, nowhere);
  expect(unknown.map((refusal) => refusal?.code)).toEqual(['image_unknown', 'image_unknown']);

  const uploadId = await picture(owner);
  await publish(owner, uploadId, [unseen]);
  expect(await refusals(manager, uploadId)).toEqual(unknown);
  const own = await publish(manager, await picture(manager), [seen]);
  const params = { id: own.id };
  const renamed = { version: own.version, upload_id: uploadId };
  expect((await request(updateLocalPost, { as: manager, params, body: renamed })).problem?.code).toBe(
    'image_unknown',
  );

  await publish(owner, uploadId, [seen]);
  expect(await refusals(manager, uploadId)).toEqual([undefined, undefined]);
});

test('PUB-05 an uploaded photo is unknown likewise, until it was sent to a location that one sees', async () => {
  const { owner, manager, ids, photo, sendPhoto } = await start();
  const [seen = 0, unseen = 0] = ids;
  const uploadId = await photo(owner);
  const unknown = await sendPhoto(manager, nowhere, [seen]);
  expect(unknown?.code).toBe('image_unknown');
  expect(await sendPhoto(owner, uploadId, [unseen])).toBeUndefined();
  expect(await sendPhoto(manager, uploadId, [seen])).toEqual(unknown);
  expect(await sendPhoto(owner, uploadId, [seen])).toBeUndefined();
  expect(await sendPhoto(manager, uploadId, [seen])).toBeUndefined();
  expect(await sendPhoto(manager, await photo(manager), [seen])).toBeUndefined();
});

test('PUB-05 an embed token knows what tokens of the same locations brought, and nothing of its key’s maker', async () => {
  const { owner, ids, embedded, refusals, picture } = await start();
  const [first = 0, second = 0] = ids;
  const token = await embedded(first, second);
  const unknown = await refusals(token, nowhere);
  expect(await refusals(token, await picture(owner))).toEqual(unknown);
  const brought = await picture(token);
  expect(await refusals(await embedded(second, first), brought)).toEqual([undefined, undefined]);
  const elsewhere = await picture(await embedded(second));
  expect(await refusals(await embedded(first), elsewhere)).toEqual(unknown);
  expect(await refusals(owner, elsewhere)).toEqual(unknown);
});
