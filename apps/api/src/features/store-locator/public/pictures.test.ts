import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLocatorImage } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import {
  getPublicLocator,
  previewLocator,
} from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import { startLocator } from '../../../testing/worlds/store-locator.ts';

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
  expect(Buffer.from(await seen.arrayBuffer()).toString('base64')).toBe(dot);
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
