import { expect, test } from 'vitest';
import { directSandbox, type Answer } from '../../testing/direct-sandbox.ts';
import { noisyPicture, servePictures } from '../../testing/serve-pictures.ts';

const media = '/v4/accounts/1/locations/rynek/media';

function photo(category: string, source: object) {
  return { mediaFormat: 'PHOTO', locationAssociation: { category }, ...source };
}

function problemOf({ body }: Answer) {
  return body.error?.details?.[0]?.errorDetails?.[0];
}

test('PUB-04 a photo is fetched and keeps its source; a second cover and a logo take the place of the former', async () => {
  const { origin } = await servePictures();
  const { google } = await directSandbox();
  const create = (category: string, file: string) =>
    google('POST', media, photo(category, { sourceUrl: `${origin}/good-${file}.png` }));
  const first = await create('COVER', '1');
  expect(first.body).toMatchObject({
    locationAssociation: { category: 'COVER' },
    sourceUrl: `${origin}/good-1.png`,
    dimensions: { widthPixels: 800, heightPixels: 600 },
  });
  expect(first.body.googleUrl).not.toBe(first.body.sourceUrl);
  await create('COVER', '2');
  await create('PROFILE', '3');
  const logo = await create('LOGO', '4');
  expect(logo.body.locationAssociation).toEqual({ category: 'PROFILE' });
  await create('INTERIOR', '5');
  await create('INTERIOR', '6');
  const { body } = await google('GET', media);
  const sources = [...(body.mediaItems ?? [])].map(({ sourceUrl }) => String(sourceUrl).slice(-5, -4));
  expect(sources.toSorted()).toEqual(['2', '4', '5', '6']);
  expect((await google('GET', `/v4/${String(first.body.name)}`)).status).toBe(404);
  expect((await google('DELETE', `/v4/${String(logo.body.name)}`)).status).toBe(200);
  expect((await google('GET', media)).body.totalMediaItemCount).toBe(3);
});

test('PUB-04 a photo is made of uploaded bytes, once, and only at its own location', async () => {
  const { google, sandbox, accessToken } = await directSandbox();
  const started = await google('POST', `${media}:startUpload`);
  const dataRef = { resourceName: String(started.body.resourceName) };
  const create = () => google('POST', media, photo('TEAMS', { dataRef, description: 'Nasz zespół' }));
  expect(problemOf(await create())).toMatchObject({ code: 'PHOTO_UPLOAD_FAILED' });
  const token = await accessToken();
  const send = (content: Uint8Array<ArrayBuffer>) =>
    sandbox.fetch(
      new Request(
        `http://sandbox.test/sandbox/google/upload/v1/media/${dataRef.resourceName}?upload_type=media`,
        { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: content },
      ),
    );
  expect((await send(Uint8Array.from(await noisyPicture(240, 240)))).status).toBe(400);
  const sent = await send(Uint8Array.from(await noisyPicture(640, 480)));
  expect([sent.status, await sent.text()]).toEqual([200, '']);
  const elsewhere = await google('POST', media.replace('rynek', 'dworzec'), photo('TEAMS', { dataRef }));
  expect(problemOf(elsewhere)).toMatchObject({ code: 'PHOTO_UPLOAD_FAILED' });
  expect((await create()).body).toMatchObject({ description: 'Nasz zespół' });
  expect(problemOf(await create())).toMatchObject({ code: 'PHOTO_UPLOAD_FAILED' });
});

test.each([
  [
    'an unknown category',
    photo('KITCHEN', { sourceUrl: 'https://x.example' }),
    'location_association.category',
  ],
  ['neither address nor bytes', photo('TEAMS', {}), 'source_url'],
  [
    'a cover with a description',
    photo('COVER', { sourceUrl: 'https://x.example', description: 'A' }),
    'description',
  ],
])('PUB-04 Google refuses %s', async (_name, body, field) => {
  const { google } = await directSandbox();
  const refused = await google('POST', media, body);
  expect(refused.status).toBe(400);
  expect(problemOf(refused)).toMatchObject({ code: 'INVALID_ARGUMENT', field });
});

test('PUB-04 a customer’s photo is in a list of its own and stays, and a list lags behind', async () => {
  const { origin } = await servePictures();
  const { google, script } = await directSandbox();
  const { body } = await script('POST', '/photos', { location: 'rynek', by_customer: true });
  const [theirs] = [...((await google('GET', `${media}/customers`)).body.mediaItems ?? [])];
  expect(theirs?.name).toBe(`accounts/1/locations/rynek/media/customers/${String(body.id)}`);
  expect((await google('DELETE', `${media}/${String(body.id)}`)).status).toBe(404);
  await script('PUT', '/posting', { list_lag_seconds: 60 });
  const made = await google('POST', media, photo('TEAMS', { sourceUrl: `${origin}/good.png` }));
  expect((await google('GET', media)).body).toEqual({});
  expect((await google('GET', `/v4/${String(made.body.name)}`)).status).toBe(200);
});
