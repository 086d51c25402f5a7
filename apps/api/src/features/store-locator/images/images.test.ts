import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  createLocatorImage,
  getLocator,
  updateLocator,
} from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { imageKey } from './images.queries.ts';

/** One grey picture of this size, as every program would write it. */
function png(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((width + 1) * height));
  const mark = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** The head of a JPEG that a phone took upright. */
const uprightJpeg = Buffer.from(
  [
    'ffd8',
    'ffe10022457869660000', // EXIF
    '4d4d002a00000008', // big-endian
    '0001011200030000000100060000', // orientation 6
    '00000000',
    'ffc0000b0800c80190010011010000', // 400 wide, 200 high
    'ffd9',
  ].join(''),
  'hex',
);

/** The head of a lossless WebP of 300 by 150. */
const webp = Buffer.from(
  `52494646${'1e000000'}57454250${'5650384c'}${'0d000000'}2f2b4125${'00'.repeat(9)}`,
  'hex',
);

const svg = (inside: string, attributes = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" ${attributes}>${inside}</svg>`);

async function start(config: Record<string, string> = {}) {
  const api = await startTestApi({ config });
  const companyId = await api.make.company();
  const as = await api.make.member(companyId, { type: memberTypes.owner });
  const bring = (bytes: Buffer) =>
    api.request(createLocatorImage, { as, body: { kind: 'logo', content: bytes.toString('base64') } });
  const fetched = (url: string) => api.app.request(url.replace('http://panel.test/api', ''));
  return { ...api, companyId, as, bring, fetched };
}

describe('LOC-02 a picture that an owner brings', () => {
  test('is measured by its bytes, kept, shown to whoever brought it, and used by settings', async () => {
    const { ok, as, bring, fetched, services, companyId } = await start();
    const logo = (await bring(png(640, 200))).body as { id: number; url: string };
    expect(logo).toMatchObject({ width: 640, height: 200 });
    expect((await bring(uprightJpeg)).body).toMatchObject({ width: 200, height: 400 });
    expect((await bring(webp)).body).toMatchObject({ width: 300, height: 150 });
    const shown = await fetched(logo.url);
    expect(shown.headers.get('Content-Type')).toBe('image/png');
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(png(640, 200));
    const named = { id: logo.id, url: 'https://zlodziej.example/x.png', width: 1, height: 1 };
    const items = [{ text: 'Sala', url: '', image: named }];
    const saved = await ok(updateLocator, {
      as,
      body: {
        version: 0,
        logo: named,
        sections: [
          { kind: 'images', title: '', items },
          { kind: 'links', title: '', items },
        ],
      },
    });
    expect(saved.logo).toMatchObject({ id: logo.id, width: 640, height: 200 });
    expect(saved.logo?.url).toMatch(/^http:\/\/panel\.test\/api\/locators\//);
    expect(saved.sections.map((section) => section.items[0]?.image?.width)).toEqual([640, undefined]);
    expect((await fetched(saved.sections[0]?.items[0]?.image?.url ?? '')).status).toBe(200);
    expect(await services.files.read(imageKey(companyId, logo.id))).toBeDefined();
  });

  test('is drawn as PNG when it is an SVG, and what would do more than show shapes is refused', async () => {
    const { bring, fetched } = await start();
    const doctype =
      '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">';
    const shape = svg('<defs><circle id="a" r="9"/></defs><use href="#a" fill="url(#b)" onload="alert(1)"/>');
    const drawn = await bring(Buffer.concat([Buffer.from(doctype), shape]));
    expect(drawn.body).toMatchObject({ width: 512, height: 256 });
    const shown = await fetched((drawn.body as { url: string }).url);
    const served = Buffer.from(await shown.arrayBuffer());
    expect(served.subarray(1, 4).toString()).toBe('PNG');
    expect(served.includes('alert')).toBe(false);

    const doubled = Array.from(
      { length: 13 },
      (_, level) => `<g id="g${level + 1}"><use href="#g${level}"/><use href="#g${level}"/></g>`,
    );
    const refused = {
      script: svg('<script>alert(1)</script>'),
      'picture from elsewhere': svg('<image href="https://zlodziej.example/x.png"/>'),
      'picture of this machine': svg('<image xlink:href="file:///etc/passwd"/>'),
      'picture inside': svg('<image href="data:image/png;base64,AAAA"/>'),
      'filter with a picture': svg('<filter id="f"><feImage href="#a"/></filter>'),
      page: svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
      'reference out': svg('<use href="https://zlodziej.example/x.svg#a"/>'),
      'style from elsewhere': svg('<style>@import "https://zlodziej.example/x.css"</style>'),
      'fill from elsewhere': svg('<rect style="fill:url(https://zlodziej.example/#a)"/>'),
      'a million of shapes': svg(`<g id="g0"><rect/></g>${doubled.join('')}`),
      entities: Buffer.from('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'a page with a picture': Buffer.from('<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'),
      'not closed': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>'),
      'no size': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>'),
    };
    for (const [name, bytes] of Object.entries(refused))
      expect((await bring(bytes)).problem?.code, name).toBe('image_invalid');
  });

  test('is drawn while few are, and is not worth more time or memory than a picture', async () => {
    const { bring } = await start();
    const rectangle = (attributes: string) => `<rect width="40" height="20" ${attributes}/>`;
    const filter = '<filter id="f"><feTurbulence baseFrequency=".05" numOctaves="8"/></filter>';
    expect((await bring(svg(filter + rectangle('filter="url(#f)"').repeat(300)))).problem?.code).toBe(
      'image_invalid',
    );
    expect((await bring(svg(filter + rectangle('filter="url(#f)"')))).status).toBe(201);
    // Each group is a layer of a megabyte, all of them at once.
    const layers = svg(`${'<g opacity=".5">'.repeat(900)}${rectangle('')}${'</g>'.repeat(900)}`);
    expect((await bring(layers)).problem?.code).toBe('image_invalid');

    const answers = await Promise.all(Array.from({ length: 7 }, () => bring(svg(rectangle('')))));
    const refused = answers.filter(({ problem }) => problem);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(4);
    expect(refused.length).toBeGreaterThan(0);
    for (const { problem, headers } of refused) {
      expect(problem).toMatchObject({ code: 'too_busy', status: 429, retry_after: 10 });
      expect(headers.get('Retry-After')).toBe('10');
    }
  });

  test('is drawn so often in a quarter of an hour; what needs no drawing is taken on', async () => {
    const { bring, clock } = await start({ PINFOLD_LOOKUPS: '2' });
    const statuses: number[] = [];
    for (let time = 0; time < 3; time += 1) statuses.push((await bring(svg('<circle r="9"/>'))).status);
    expect(statuses).toEqual([201, 201, 429]);
    expect((await bring(png(9, 9))).status).toBe(201);
    clock.advance(15 * 60 + 1);
    expect((await bring(svg('<circle r="9"/>'))).status).toBe(201);
  });

  test('is refused when it is none, too large on the screen or on the disk, or somebody else’s', async () => {
    const { make, bring, request, ok, as } = await start();
    const flat = Buffer.concat([png(20, 20).subarray(0, 16), Buffer.alloc(8)]);
    for (const bytes of [Buffer.from('nic'), Buffer.from('GIF89a,,,,'), flat, png(4001, 1), Buffer.alloc(0)])
      expect((await bring(bytes)).problem?.code).toBe('image_invalid');
    expect((await bring(Buffer.concat([png(9, 9), Buffer.alloc(2_000_000)]))).problem?.status).toBe(400);
    expect((await bring(Buffer.alloc(3_000_000))).problem?.code).toBe('payload_too_large');
    expect((await bring(Buffer.concat([png(9, 9), Buffer.alloc(1_500_000)]))).status).toBe(201);

    const stranger = await make.member(await make.company(), { type: memberTypes.owner });
    const logo = (await bring(png(9, 9))).body as { id: number; url: string; width: number; height: number };
    const answer = await request(updateLocator, { as: stranger, body: { version: 0, logo } });
    expect(answer.problem).toMatchObject({ code: 'image_unknown', errors: [{ path: 'body.logo' }] });
    expect((await ok(updateLocator, { as, body: { version: 0, logo } })).logo?.id).toBe(logo.id);
  });

  test('is forgotten after a week in which no settings named it', async () => {
    const { ok, as, bring, clock, companyId, services } = await start();
    const used = (await bring(png(9, 9))).body as { id: number; url: string; width: number; height: number };
    const unused = (await bring(png(9, 9))).body as { id: number };
    await ok(updateLocator, { as, body: { version: 0, site_icon: used } });
    const kept = async () =>
      Promise.all(
        [used, unused].map(
          async ({ id }) => (await services.files.read(imageKey(companyId, id))) !== undefined,
        ),
      );
    clock.advance(6 * 86_400);
    await bring(png(9, 9));
    expect(await kept()).toEqual([true, true]);
    clock.advance(2 * 86_400);
    await bring(png(9, 9));
    expect(await kept()).toEqual([true, false]);
    expect((await ok(getLocator, { as })).site_icon?.id).toBe(used.id);
  });
});
