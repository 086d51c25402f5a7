import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import {
  createLocalPost,
  deleteLocalPost,
  updatePostVisibility,
} from '@pinfold/contract/features/publications/local-posts.endpoints';
import { uploadPostPicture } from '@pinfold/contract/features/publications/pictures.endpoints';
import {
  getListingLocator,
  updateListingLocator,
} from '@pinfold/contract/features/store-locator/listing-locator.endpoints';
import {
  createLocatorImage,
  getLocator,
  type LocatorOptions,
  updateLocator,
} from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import {
  getPublicLocator,
  previewLocator,
} from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import { getPublicStore } from '@pinfold/contract/features/store-locator/public-store.endpoints';
import { noisyJpeg } from '../../../testing/samples/test-pictures.ts';
import { startChain } from '../../../testing/worlds/chain.ts';
import { startLocator } from '../../../testing/worlds/store-locator.ts';
import { photoFile } from '../../publications/publication-files.ts';
import { locationPhotos } from '../../publications/publications.table.ts';

const name = 'kawiarnia-lipa';

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('LOC-02 the logo of a published locator is shown by any page; before, by the preview of its owner alone', async () => {
  const locator = await startLocator();
  const { companyId, owner, services, app, clock } = locator;
  const logo = await locator.ok(createLocatorImage, { as: owner, body: { kind: 'logo', content: dot } });
  await locator.setUp({ is_published: false, logo });
  const fetched = (url = '') => app.request(url.replace('http://panel.test/api', ''));
  const previewed = (await locator.ok(previewLocator, { as: owner })).options.logo?.url;
  const open = `http://panel.test/api/locators/kawiarnia-lipa/images/${logo.id}`;
  expect((await fetched(open)).status).toBe(404);
  expect((await fetched(`${open}?preview=x`)).status).toBe(404);
  const seen = await fetched(previewed);
  expect([seen.status, seen.headers.get('Cache-Control')]).toEqual([200, 'private, max-age=3600']);
  expect((await seen.arrayBuffer()).byteLength).toBeGreaterThan(0);
  clock.advance(3601);
  expect((await fetched(previewed)).status).toBe(404);

  await locator.setUp();
  const { options } = await locator.ok(getPublicLocator, { params: { name: 'kawiarnia-lipa' } });
  expect(options.logo).toEqual({ id: logo.id, url: open, width: 1, height: 1 });
  const shown = await fetched(open);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  });

  const other = await locator.make.company();
  const { queries } = services.database;
  await queries.execute(sql`update locator_images set company_id = ${other}`);
  expect((await fetched(open)).status).toBe(404);
  await queries.execute(sql`update locator_images set company_id = ${companyId}, type = 'image/svg+xml'`);
  expect((await fetched(open)).status).toBe(404);
  for (const strange of ['%00', 'a', '..%2f..', "'"])
    expect((await app.request(`/locators/${strange}/images/1`)).status, strange).toBe(404);
  for (const picture of ['0', '-1', '1e3', '../1', 'photo-1', 'post-999', '%2e%2e%2f1'])
    expect((await locator.visit(`images/${picture}`)).status, picture).toBe(404);
});

/** A published locator of two shops, and what a stranger gets of its pictures. */
async function startShown() {
  const chain = await startChain({ locations: 2 });
  const { ok, owner, ids, companyId, services, app, jobs } = chain;
  const change = async (changes: Partial<LocatorOptions>) => {
    const { version } = await ok(getLocator, { as: owner });
    await ok(updateLocator, { as: owner, body: { version, ...changes } });
  };
  await change({ name, is_published: true });
  const content = (await noisyJpeg(800, 600)).toString('base64');
  return {
    ...chain,
    change,
    changeShop: async (id: number, changes: Omit<z.input<typeof updateListingLocator.body>, 'version'>) => {
      const { version } = await ok(getListingLocator, { as: owner, params: { id } });
      await ok(updateListingLocator, { as: owner, params: { id }, body: { version, ...changes } });
    },
    shop: (id: number) => ok(getPublicStore, { params: { name, id } }),
    stranger: async (picture: string | number) =>
      (await app.request(`/locators/${name}/images/${picture}`)).status,
    /** A post for the locator alone, at the first shop. */
    async post(): Promise<number> {
      const { id: upload_id } = await ok(uploadPostPicture, { as: owner, body: { content } });
      const body = {
        type: 1 as const,
        summary: 'Nowa karta',
        visibility: { maps: false, store_locator: true },
        facilities_ids: ids.slice(0, 1),
        upload_id,
        request_id: crypto.randomUUID(),
      };
      const { post } = await ok(createLocalPost, { as: owner, body });
      await jobs.settle();
      return post.id;
    },
    async photo(locationId: number, category: string, createdAt = services.now()): Promise<string> {
      const [row] = await services.database.queries
        .insert(locationPhotos)
        .values({
          companyId,
          locationId,
          googleName: crypto.randomUUID(),
          category,
          type: 'image/jpeg',
          width: 800,
          height: 600,
          createdAt,
        })
        .returning({ id: locationPhotos.id });
      const id = row?.id ?? 0;
      await services.files.write(photoFile(companyId, id), Buffer.from(content, 'base64'), 'image/jpeg');
      return `photo-${id}`;
    },
    upload: async () => ok(createLocatorImage, { as: owner, body: { kind: 'logo', content } }),
  };
}

test('LOC-02 the picture of a post is found by visitors while the post is, and by counting never', async () => {
  const { ok, owner, ids, post, shop, stranger, change, changeShop } = await startShown();
  const [first = 0, second = 0] = ids;
  const id = await post();
  const picture = (await shop(first)).posts[0]?.image?.url.split('/').at(-1) ?? '';
  expect(await stranger(picture)).toBe(200);

  const params = { id };
  const shown = (is_visible: boolean) =>
    ok(updatePostVisibility, { as: owner, params, body: { is_visible } });
  await shown(false);
  expect(await stranger(picture)).toBe(404);
  await shown(true);
  await changeShop(first, { shows_posts: false });
  expect(await stranger(picture)).toBe(404);
  await changeShop(first, { shows_posts: true, is_hidden: true });
  expect(await stranger(picture)).toBe(404);
  await changeShop(first, { is_hidden: false });
  await change({ scope: { all: false, facilities: [second], groups: [] } });
  expect(await stranger(picture)).toBe(404);
  await change({ scope: { all: true, facilities: [], groups: [] } });
  expect(await stranger(picture)).toBe(200);
  await ok(deleteLocalPost, { as: owner, params });
  expect(await stranger(picture)).toBe(404);
});

test('LOC-02 photos are found by visitors where a shop shows them, and those that it leaves out are not', async () => {
  const { ids, photo, stranger, changeShop, services } = await startShown();
  const [first = 0, second = 0] = ids;
  const old = await photo(first, 'INTERIOR', new Date(services.now().getTime() - 86_400_000));
  const logo = await photo(first, 'LOGO');
  const elsewhere = await photo(second, 'INTERIOR');
  expect([await stranger(old), await stranger(logo), await stranger(elsewhere)]).toEqual([200, 404, 200]);
  await changeShop(second, { shows_photos: false });
  expect(await stranger(elsewhere)).toBe(404);
  for (let count = 0; count < 12; count += 1) await photo(first, 'INTERIOR');
  expect(await stranger(old)).toBe(404);
});

test('LOC-02 a picture that an owner brought is found by visitors once it is saved, where they find its shop', async () => {
  const { ids, upload, stranger, change, changeShop, app } = await startShown();
  const [first = 0] = ids;
  const [logo, own] = [await upload(), await upload()];
  expect([await stranger(logo.id), await stranger(own.id)]).toEqual([404, 404]);
  await change({ logo });
  const items = [{ text: 'Sala', url: '', image: own }];
  await changeShop(first, { sections: [{ kind: 'images', title: '', items }] });
  expect([await stranger(logo.id), await stranger(own.id)]).toEqual([200, 200]);
  await changeShop(first, { is_hidden: true });
  await change({ logo: null });
  expect([await stranger(logo.id), await stranger(own.id)]).toEqual([404, 404]);

  const preview = (url: string) => app.request(url.replace('http://panel.test/api', ''));
  expect((await preview(logo.url)).status).toBe(200);
  expect((await preview(logo.url.replace(`images/${logo.id}?`, `images/${own.id}?`))).status).toBe(404);
});
