import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { languages } from '@pinfold/contract/languages';
import { createLocatorImage } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import { uploadPhoto } from '@pinfold/contract/features/publications/photos.endpoints';
import type { PictureBackground } from '@pinfold/contract/features/publications/picture';
import { uploadPostPicture, type Upload } from '@pinfold/contract/features/publications/pictures.endpoints';
import { countScans } from '../../../count-scans.ts';
import { translate } from '../../../i18n/i18n.ts';
import { noise, noisyJpeg } from '../../../testing/samples/test-pictures.ts';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { uploadFile } from '../publication-files.ts';
import { pictureAddressForItem } from './picture-address.ts';
import { removeUnusedUploads } from './remove-unused-uploads.job.ts';

type Crop = { x: number; y: number; width: number; height: number };
type Choice = { crop?: Crop; background?: PictureBackground };

async function start() {
  const api = await startTestApi();
  const companyId = await api.make.company();
  const as = await api.make.member(companyId, { type: memberTypes.owner });
  const post = (content: Buffer, crop?: Crop, language = 'pl') =>
    api.request(uploadPostPicture, {
      as,
      headers: { 'Accept-Language': language },
      body: { content: content.toString('base64'), ...(crop && { crop }) },
    });
  const photo = (content: Buffer, category: 1 | 2 | 3 = 1, choice: Choice = {}) =>
    api.request(uploadPhoto, { as, body: { category, content: content.toString('base64'), ...choice } });
  const stored = async ({ id }: Upload) => {
    const file = await api.services.files.read(uploadFile(companyId, id));
    return { size: file?.length, ...(await sharp(file).metadata()) };
  };
  const fetched = (url: string, method = 'GET') =>
    api.app.request(url.replace('http://panel.test/api', ''), { method });
  return { ...api, companyId, as, post, photo, stored, fetched };
}

describe('PUB-01 the picture of a post', () => {
  test('is turned upright, cut to 4:3 in its middle, and keeps no place and no camera', async () => {
    const { post, stored } = await start();
    const content = await noise(1800, 2400)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Make: 'Telefon' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 3/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(content).metadata()).exif?.length).toBeGreaterThan(50);
    const upload = (await post(content)).body as Upload;
    expect(upload).toMatchObject({ width: 1200, height: 900, findings: [] });
    const file = await stored(upload);
    expect(file).toMatchObject({
      format: 'jpeg',
      space: 'srgb',
      width: 1200,
      height: 900,
      size: upload.size,
    });
    expect([file.exif, file.icc, file.orientation]).toEqual([undefined, undefined, undefined]);
  });

  test('may be a progressive JPEG, but none whose scans keep a decoder busy', async () => {
    const { post } = await start();
    const progressive = await noise(1200, 900).jpeg({ progressive: true }).toBuffer();
    expect(countScans(progressive)).toBeGreaterThan(5);
    expect((await post(progressive)).body).toMatchObject({ width: 1200 });
    const lastScan = progressive.subarray(progressive.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
    const endless = Buffer.concat([
      progressive.subarray(0, -2),
      ...Array.from({ length: 100 }, () => lastScan),
      progressive.subarray(-2),
    ]);
    expect(countScans(endless)).toBe(countScans(progressive) + 100);
    expect((await post(endless)).problem?.errors?.[0]?.message).toBe(
      translate('pl', 'picture_faults.unreadable'),
    );
    // A picture within the picture, as cameras keep one in the metadata, has scans of its own.
    const preview = await noise(160, 120).jpeg().toBuffer();
    const exif = Buffer.concat([
      Buffer.from([0xff, 0xe1, (preview.length + 2) >> 8, (preview.length + 2) & 255]),
      preview,
    ]);
    expect(countScans(Buffer.concat([progressive.subarray(0, 2), exif, progressive.subarray(2)]))).toBe(
      countScans(progressive),
    );
  });

  test('is the part that was chosen, measured as it is shown', async () => {
    const { post, services, companyId } = await start();
    const red = await noise(800, 600).tint('#ff0000').toBuffer();
    const canvas = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#00ff00' } });
    const content = await canvas
      .composite([
        {
          input: await sharp(red, { raw: { width: 800, height: 600, channels: 3 } })
            .png()
            .toBuffer(),
          left: 800,
          top: 600,
        },
      ])
      .png()
      .toBuffer();
    const upload = (await post(content, { x: 800, y: 600, width: 800, height: 600 })).body as Upload;
    expect(upload).toMatchObject({ width: 800, height: 600 });
    const file = await services.files.read(uploadFile(companyId, upload.id));
    const { channels } = await sharp(file).stats();
    expect(channels[0]?.mean ?? 0).toBeGreaterThan((channels[1]?.mean ?? 0) + 30);
  });

  test('is white where it was transparent', async () => {
    const { post, services, companyId } = await start();
    const hole = { create: { width: 400, height: 900, channels: 4, background: '#000000ff' } } as const;
    const content = await noise(1200, 900)
      .ensureAlpha()
      .composite([{ input: hole, left: 800, top: 0, blend: 'dest-out' }])
      .png()
      .toBuffer();
    const upload = (await post(content)).body as Upload;
    const file = await services.files.read(uploadFile(companyId, upload.id));
    const corner = await sharp(file)
      .extract({ left: 1100, top: 100, width: 50, height: 50 })
      .raw()
      .toBuffer();
    expect(Math.min(...corner)).toBeGreaterThan(250);
  });

  test('is refused for a reason of its own, in the reader’s language', { timeout: 60_000 }, async () => {
    const { post, photo } = await start();
    const good = await noisyJpeg(1200, 900);
    const padded = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(20_000)]);
    const empty = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#888888' } });
    const refused = {
      svg: padded('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">'),
      gif: await noise(600, 450).gif().toBuffer(),
      webp: await noise(1200, 900).webp().toBuffer(),
      heic: padded('\u0000\u0000\u0000\u0018ftypheic'),
      not_a_picture: padded('<!doctype html><script>alert(1)</script>'),
      too_few_bytes: good.subarray(0, 9 * 1024),
      too_many_bytes: Buffer.concat([good, Buffer.alloc(10 * 1024 * 1024 + 1 - good.length)]),
      too_many_pixels: await empty(10_000, 8000).png({ compressionLevel: 1 }).toBuffer(),
      too_small_post: await noisyJpeg(399, 900),
      too_heavy: await empty(7000, 7000)
        .ensureAlpha()
        .toColourspace('rgb16')
        .png({ compressionLevel: 1 })
        .toBuffer(),
      unreadable: good.subarray(0, Math.floor(good.length / 2)),
      too_plain: await empty(4000, 3000).jpeg().toBuffer(),
    } as const;
    let index = 0;
    for (const [fault, content] of Object.entries(refused)) {
      const language = languages[(index += 1) % languages.length] ?? 'pl';
      const message = translate(language, `picture_faults.${fault as keyof typeof refused}`);
      expect((await post(content, undefined, language)).problem, fault).toMatchObject({
        code: 'image_invalid',
        detail: message,
        errors: [{ path: 'content', message }],
      });
    }
    expect((await photo(await noisyJpeg(249, 900))).problem?.errors?.[0]?.message).toBe(
      translate('pl', 'picture_faults.too_small_photo'),
    );
  });

  test('of ten megabytes is taken; larger ones are stopped at the door, and other requests far earlier', async () => {
    const { post, as, app } = await start();
    const good = await noisyJpeg(1200, 900);
    // What follows the end of a JPEG is no part of it.
    const largest = Buffer.concat([good, Buffer.alloc(10 * 1024 * 1024 - good.length)]);
    expect((await post(largest)).status).toBe(201);
    expect((await post(Buffer.alloc(10.1 * 1024 * 1024))).problem?.code).toBe('payload_too_large');
    const body = JSON.stringify({ photos: 'x'.repeat(1_100_000) });
    const headers = { Authorization: `Token ${as.token}`, 'Content-Type': 'application/json' };
    expect((await app.request('/media/', { method: 'POST', headers, body })).status).toBe(413);
  });
});

test('PUB-04 a cover is cut to 16:9, a logo to a square, and others keep their shape', async () => {
  const { photo } = await start();
  const content = await noisyJpeg(5000, 3000);
  expect((await photo(content, 2)).body).toMatchObject({ width: 1920, height: 1080 });
  expect((await photo(content, 3)).body).toMatchObject({ width: 3000, height: 3000 });
  expect((await photo(content, 1)).body).toMatchObject({ width: 4096, height: 2458 });
  const panorama = await noisyJpeg(9000, 500);
  expect((await photo(panorama, 1)).body).toMatchObject({
    width: 4500,
    height: 250,
    findings: ['low_resolution'],
  });
  const small = await noisyJpeg(600, 500);
  expect((await photo(small)).body).toMatchObject({ width: 600, height: 500, findings: ['low_resolution'] });
});

test('PUB-04 a small logo within Google’s limits is stored within them, with colours at full resolution', async () => {
  const { photo, stored } = await start();
  // Fields of two colours, as in a monogram.
  const fields = Array.from({ length: 100 }, (_, index) =>
    (index * index * 5 + index) % 7 < 3 ? [176, 32, 48] : [255, 255, 255],
  );
  const logo = sharp(Buffer.from(fields.flat()), { raw: { width: 10, height: 10, channels: 3 } }).resize(
    250,
    250,
    {
      kernel: 'nearest',
    },
  );
  const content = await logo.clone().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
  expect(content.length).toBeGreaterThan(10_240);
  expect((await logo.clone().jpeg({ quality: 90 }).toBuffer()).length).toBeLessThan(10_240);
  const upload = (await photo(content, 3)).body as Upload;
  expect(upload).toMatchObject({ width: 250, height: 250 });
  expect(upload.size).toBeGreaterThanOrEqual(10_240);
  expect(await stored(upload)).toMatchObject({ chromaSubsampling: '4:4:4' });
});

describe('PUB-04 a logo on a transparent ground', () => {
  /** A sign with a spot of white in it, above letters of white; both of many strokes, so that they are not too plain. */
  const logoOf = (sign: readonly [number, number, number]) => {
    const edge = 600;
    const pixel = (index: number): readonly number[] => {
      const [x, y] = [index % edge, Math.floor(index / edge)];
      const isStroke = (x + 3 * (y % 7)) % 13 < 8;
      const white = [255, 255, 255, 255] as const;
      if (x >= 250 && x < 350 && y >= 150 && y < 210) return white;
      if (x >= 100 && x < 500 && y >= 50 && y < 300)
        return [...sign.map((part) => (isStroke ? part : part * 0.9)), 255];
      return x >= 100 && x < 500 && y >= 400 && y < 500 && isStroke ? white : [0, 0, 0, 0];
    };
    const bytes = Buffer.from(Array.from({ length: edge * edge }, (_, index) => pixel(index)).flat());
    return sharp(bytes, { raw: { width: edge, height: edge, channels: 4 } })
      .png({ compressionLevel: 0 })
      .toBuffer();
  };

  test('says what of it cannot be seen on white any more', async () => {
    const { photo } = await start();
    expect((await photo(await logoOf([31, 122, 58]), 3)).body).toMatchObject({
      findings: ['low_resolution', 'partly_hidden'],
    });
  });

  test('is refused for that reason where nothing would be seen, and taken on black', async () => {
    const { photo, services, companyId } = await start();
    const white = await logoOf([255, 255, 255]);
    expect((await photo(white, 3)).problem?.errors?.[0]?.message).toBe(
      translate('pl', 'picture_faults.hidden_by_background'),
    );
    const upload = (await photo(white, 3, { background: 'black' })).body as Upload;
    expect(upload.findings).toEqual(['low_resolution', 'transparent']);
    const file = await services.files.read(uploadFile(companyId, upload.id));
    expect(
      (await sharp(file).extract({ left: 0, top: 0, width: 90, height: 90 }).stats()).dominant,
    ).toMatchObject({
      r: 8,
      g: 8,
      b: 8,
    });
  });

  test('is as it was where only what the sign encloses is white', async () => {
    const { photo } = await start();
    const content = await logoOf([31, 122, 58]);
    const crop = { x: 50, y: 0, width: 350, height: 350 };
    expect((await photo(content, 3, { crop })).body).toMatchObject({
      findings: ['low_resolution', 'transparent'],
    });
  });
});

test(
  'PUB-04 a photo full of detail is stored with no more bytes than Google takes',
  { timeout: 60_000 },
  async () => {
    const { photo } = await start();
    const content = await noise(4096, 4096, 1024).jpeg({ quality: 70 }).toBuffer();
    const upload = (await photo(content)).body as Upload;
    expect(upload.size).toBeLessThanOrEqual(5 * 1024 * 1024);
  },
);

describe('PUB-01 the address of a picture', () => {
  test('shows it to whoever brought it, for a day, and to nobody who changes it', async () => {
    const { post, fetched, clock } = await start();
    const upload = (await post(await noisyJpeg(1200, 900))).body as Upload;
    const shown = await fetched(upload.url);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(upload.size),
      'content-disposition': 'inline',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
    expect(shown.headers.get('Set-Cookie')).toBeNull();
    expect((await shown.arrayBuffer()).byteLength).toBe(upload.size);
    const head = await fetched(upload.url, 'HEAD');
    expect([head.status, head.headers.get('Content-Length'), (await head.arrayBuffer()).byteLength]).toEqual([
      200,
      String(upload.size),
      0,
    ]);
    const changed = [
      upload.url.replace(/upload\.\d+/, 'upload.999'),
      upload.url.replace('upload.', 'location_photo.'),
      upload.url.replace(/.\.jpg$/, '_.jpg'),
      upload.url.replace(/\.\d+\.([\w-]{43})/, '.99999999999999.$1'),
    ];
    for (const url of changed) expect((await fetched(url)).status, url).toBe(404);
    clock.advance(24 * 3600);
    expect((await fetched(upload.url)).status).toBe(200);
    clock.advance(3601);
    expect((await fetched(upload.url)).status).toBe(404);
  });

  test('of an item that is not being sent leads nowhere', async () => {
    const { post, fetched, services, companyId } = await start();
    const { id } = (await post(await noisyJpeg(1200, 900))).body as Upload;
    const url = pictureAddressForItem(services, { companyId, itemId: 1, uploadId: id, kind: 'post' });
    expect((await fetched(url)).status).toBe(404);
  });
});

test('PUB-01 a picture that nothing uses is removed after a day, with its file', async () => {
  const { post, services, companyId, clock, jobs } = await start();
  const { id } = (await post(await noisyJpeg(1200, 900))).body as Upload;
  const clean = async () => {
    await removeUnusedUploads.run(services, {}, { tries: 0, isLastTry: false });
    await jobs.runDue('remove-publication-files');
    return services.files.read(uploadFile(companyId, id));
  };
  clock.advance(86_300);
  expect(await clean()).toBeDefined();
  clock.advance(200);
  expect(await clean()).toBeUndefined();
});

test('LOC-02 a picture of the store locator keeps its own reason and its own limit of bytes', async () => {
  const { request, as } = await start();
  const bring = (content: Buffer) =>
    request(createLocatorImage, { as, body: { kind: 'logo', content: content.toString('base64') } });
  expect((await bring(Buffer.from('tekst'))).problem?.errors?.[0]?.message).toBe(
    translate('pl', 'picture_faults.locator_image'),
  );
  expect((await bring(Buffer.alloc(3_000_000))).problem?.code).toBe('payload_too_large');
});
