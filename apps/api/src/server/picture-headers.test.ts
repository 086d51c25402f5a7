import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { uploadPhoto } from '@pinfold/contract/features/publications/photos.endpoints';
import type { Upload } from '@pinfold/contract/features/publications/pictures.endpoints';
import { createLocatorImage } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import { photoBatches, photoBatchItems } from '../features/publications/photos/photo-batches.table.ts';
import {
  photoAddressForMember,
  pictureAddressForItem,
} from '../features/publications/pictures/picture-address.ts';
import { photoFile } from '../features/publications/publication-files.ts';
import { locationPhotos } from '../features/publications/publications.table.ts';
import { fileLink } from '../files/file-link.ts';
import { noisyJpeg } from '../testing/samples/test-pictures.ts';
import { startLocator, type Locator } from '../testing/worlds/store-locator.ts';
import { createServer } from './create-server.ts';

test('PUB-03 LOC-02 any page may show the pictures that have an address, and nothing else of the API', async () => {
  const locator = await startLocator();
  const server = createServer({ services: locator.services, panel: '/nowhere', widget: '/nowhere' });
  const ask = (url: string) => server.request(url.replace('http://panel.test', ''));
  const policyOf = async (url: string) => {
    const { status, headers } = await ask(url);
    return [status, headers.get('Cross-Origin-Resource-Policy')];
  };
  const pictures = await makePictures(locator);
  for (const [what, url] of Object.entries(pictures))
    expect(await policyOf(url), what).toEqual([200, 'cross-origin']);
  for (const path of [
    '/api/locators/kawiarnia-lipa/',
    '/api/user/',
    '/api/media/nothing.jpg',
    '/api/nothing',
  ])
    expect((await policyOf(path))[1], path).toBe('same-origin');
});

test('BAS-01 a policy that a route of the API sets for its response stands beside the defaults', async () => {
  const { services } = await startLocator();
  const server = createServer({ services, panel: '/nowhere', widget: '/nowhere' });
  await services.files.write('exports/1', Buffer.from('a'), 'text/csv');
  const link = fileLink(services, { key: 'exports/1', filename: 'a.csv', type: 'text/csv' });
  const { status, headers } = await server.request(link.replace('http://panel.test', ''));
  expect([status, headers.get('Content-Security-Policy'), headers.get('X-Frame-Options')]).toEqual([
    200,
    "default-src 'none'; sandbox",
    'SAMEORIGIN',
  ]);
});

/** An address of each kind of picture, with the picture behind it. */
async function makePictures({ services, ok, make, companyId, owner, setUp }: Locator) {
  const { files, database, now } = services;
  const content = await noisyJpeg(480, 360);
  const body = { content: content.toString('base64') };
  const upload: Upload = await ok(uploadPhoto, { as: owner, body: { ...body, category: 5 } });
  const logo = await ok(createLocatorImage, { as: owner, body: { ...body, kind: 'logo' } });
  await setUp({ logo });
  const locationId = await make.location(companyId);
  const at = { companyId, locationId, category: 'INTERIOR', width: 480, height: 360, createdAt: now() };
  const [photo] = await database.queries
    .insert(locationPhotos)
    .values({ ...at, googleName: 'accounts/1/locations/1/media/1', type: 'image/jpeg' })
    .returning();
  await files.write(photoFile(companyId, photo?.id ?? 0), content, 'image/jpeg');
  return {
    upload: upload.url,
    'picture of an item that is being sent': pictureAddressForItem(services, {
      companyId,
      itemId: await makeItemThatIsSent(),
      uploadId: upload.id,
      kind: 'photo',
    }),
    'photo of a location': photoAddressForMember(services, { companyId, photoId: photo?.id ?? 0 }),
    'logo of the store locator': `/api/locators/kawiarnia-lipa/images/${logo.id}`,
  };

  async function makeItemThatIsSent(): Promise<number> {
    const createdAt = now();
    const [batch] = await database.queries
      .insert(photoBatches)
      .values({
        companyId,
        action: 1,
        authorId: owner.userId,
        requestId: randomUUID(),
        createdAt,
        lastSendAt: createdAt,
      })
      .returning();
    const [item] = await database.queries
      .insert(photoBatchItems)
      .values({
        companyId,
        batchId: batch?.id ?? 0,
        locationId,
        status: 2,
        category: 5,
        uploadId: upload.id,
        acceptedAt: createdAt,
        sendingAt: createdAt,
      })
      .returning();
    return item?.id ?? 0;
  }
}
