import { expect, test } from 'vitest';
import { directSandbox } from '../../testing/direct-sandbox.ts';
import { drawPicture } from './draw-picture.ts';
import { scenes } from '../../world/publications.ts';
import { demoPhotos, demoPosts } from '../../world/demo/publications.ts';
import { startOfTest } from '../../testing/small-world.ts';

const rynek = '/v4/accounts/1/locations/rynek';

test('LOC-03 photos are listed as the v4 API words them, by pages, and their files can be fetched', async () => {
  const { google, script, sandbox, advance } = await directSandbox();
  expect((await google('GET', `${rynek}/media`)).body).toEqual({});
  await script('POST', '/photos', { location: 'rynek', category: 'COVER', drawing: { scene: 'front' } });
  await advance(60);
  await script('POST', '/photos', { location: 'rynek', category: 'FOOD_AND_DRINK' });
  const { status, body } = await google('GET', `${rynek}/media?pageSize=1`);
  expect(status).toBe(200);
  expect(body.totalMediaItemCount).toBe(2);
  expect(body.mediaItems?.[0]).toMatchObject({
    name: expect.stringMatching(/^accounts\/1\/locations\/rynek\/media\/photo-\d+$/),
    mediaFormat: 'PHOTO',
    locationAssociation: { category: 'FOOD_AND_DRINK' },
    googleUrl: 'http://sandbox.test/sandbox/google/media/cup-0-photo.png',
    dimensions: { widthPixels: 960, heightPixels: 720 },
    createTime: '2026-11-21T11:01:00.000Z',
  });
  const rest = await google('GET', `${rynek}/media?pageSize=1&pageToken=${String(body.nextPageToken)}`);
  expect(rest.body.mediaItems?.[0]).toMatchObject({ locationAssociation: { category: 'COVER' } });
  expect(rest.body.nextPageToken).toBeUndefined();
  const file = await sandbox.fetch(new Request(String(rest.body.mediaItems?.[0]?.googleUrl)));
  expect(file.headers.get('Content-Type')).toBe('image/png');
  expect([...new Uint8Array(await file.arrayBuffer()).slice(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
  expect((await google('GET', '/v4/accounts/1/locations/nowa/media')).status).toBe(400);
  expect((await google('GET', '/v4/accounts/2/locations/obca/media')).status).toBe(403);
});

test('LOC-03 posts are listed as the v4 API words them: an offer without a call to action, an event by local clocks', async () => {
  const { google, script, advance } = await directSandbox();
  await script('POST', '/posts', {
    location: 'rynek',
    kind: 'OFFER',
    summary: 'Druga kawa gratis.',
    event: { title: 'Kawa', start: '2026-11-20T08:00', end: '2026-12-01T20:30' },
    offer: { coupon: 'KAWA' },
    action: { type: 'BOOK', url: 'https://mala.example/' },
    drawing: { scene: 'cake', look: 3 },
  });
  await advance(60);
  const news = await script('POST', '/posts', { location: 'rynek', summary: 'Wieści.' });
  const { body } = await google('GET', `${rynek}/localPosts`);
  expect(body.localPosts).toHaveLength(2);
  const [latest, offer] = [...(body.localPosts ?? [])];
  expect(latest).toMatchObject({ summary: 'Wieści.', topicType: 'STANDARD', state: 'LIVE' });
  expect(offer).toMatchObject({
    topicType: 'OFFER',
    languageCode: 'pl',
    event: {
      title: 'Kawa',
      schedule: {
        startDate: { year: 2026, month: 11, day: 20 },
        startTime: { hours: 8 },
        endDate: { year: 2026, month: 12, day: 1 },
        endTime: { hours: 20, minutes: 30 },
      },
    },
    offer: { couponCode: 'KAWA' },
    media: [{ googleUrl: 'http://sandbox.test/sandbox/google/media/cake-3-post.png' }],
  });
  expect(offer?.callToAction).toBeUndefined();
  expect((await script('DELETE', `/posts/rynek/${String(news.body.id)}`)).status).toBe(204);
  expect((await google('GET', `${rynek}/localPosts`)).body.localPosts).toHaveLength(1);
  expect((await google('GET', `${rynek}/localPosts?pageSize=-1`)).status).toBe(400);
});

test('LOC-03 every picture is small, and the same whenever it is drawn; every place of the demo has some', async () => {
  for (const scene of scenes) {
    const picture = { scene, look: 4, width: 1280, height: 720 };
    expect((await drawPicture(picture)).length, scene).toBeLessThan(80_000);
    expect((await drawPicture({ ...picture, width: 960 })).length, scene).toBeLessThan(61_000);
  }
  for (const categoryId of ['gcid:cafe', 'gcid:bakery', 'gcid:coffee_roasters'])
    for (let place = 0; place < 40; place += 1) {
      const code = `LIP-${place}`;
      const photos = demoPhotos(code, categoryId, startOfTest);
      expect(photos.length).toBeGreaterThanOrEqual(5);
      expect(photos.length).toBeLessThanOrEqual(8);
      expect(new Set(photos.map(({ drawing }) => `${drawing.scene}${drawing.look}`)).size).toBe(
        photos.length,
      );
      const posts = demoPosts({ code, categoryId, domain: 'lipa.example', now: startOfTest });
      expect(posts.length).toBeGreaterThanOrEqual(1);
      expect(demoPhotos(code, categoryId, startOfTest)).toEqual(photos);
    }
});
