import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  createLocatorImage,
  getLocator,
  updateLocator,
} from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { imageKey } from './images.queries.ts';

/** One grey picture of this size. */
function grey(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#888888' } });
}

const png = (width: number, height: number): Promise<Buffer> => grey(width, height).png().toBuffer();

const svg = (inside: string, attributes = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" ${attributes}>${inside}</svg>`);

async function start(config: Record<string, string> = {}) {
  const api = await startTestApi({ config });
  const companyId = await api.make.company();
  const as = await api.make.member(companyId, { type: memberTypes.owner });
  const upload = (bytes: Buffer) =>
    api.request(createLocatorImage, { as, body: { kind: 'logo', content: bytes.toString('base64') } });
  const fetched = (url: string) => api.app.request(url.replace('http://panel.test/api', ''));
  return { ...api, companyId, as, upload, fetched };
}

describe('LOC-02 a picture that an owner brings', () => {
  test('is measured by its bytes, kept, shown to whoever brought it, and used by settings', async () => {
    const { ok, as, upload, fetched, services, companyId } = await start();
    const logo = (await upload(await png(640, 200))).body as { id: number; url: string };
    expect(logo).toMatchObject({ width: 640, height: 200 });
    expect((await upload(await grey(300, 150).webp().toBuffer())).body).toMatchObject({ width: 300 });
    const shown = await fetched(logo.url);
    expect(shown.headers.get('Content-Type')).toBe('image/png');
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 640 });
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

  test('is turned upright, and keeps no place, no author and no profile of colours', async () => {
    const { upload, fetched } = await start();
    const secret = 'Anna Nowak';
    const described = (picture: Sharp) =>
      picture
        .withMetadata({ orientation: 6 })
        .withExif({
          IFD0: { Artist: secret, Orientation: '6' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 3/1 0/1' },
        })
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator>${secret}</dc:creator></x:xmpmeta>`);
    const glass = sharp({ create: { width: 400, height: 200, channels: 4, background: '#ff000080' } });
    const formats = {
      jpeg: await described(grey(400, 200).jpeg()).toBuffer(),
      png: await described(glass.clone().png()).toBuffer(),
      webp: await described(glass.clone().webp({ lossless: true })).toBuffer(),
    };
    for (const [format, content] of Object.entries(formats)) {
      expect(content.includes(secret), format).toBe(true);
      const brought = (await upload(content)).body as { url: string };
      expect(brought, format).toMatchObject({ width: 200, height: 400 });
      const file = Buffer.from(await (await fetched(brought.url)).arrayBuffer());
      const { exif, xmp, iptc, icc, orientation, ...kept } = await sharp(file).metadata();
      expect([exif, xmp, iptc, icc, orientation, file.includes(secret)], format).toEqual([
        ...Array.from({ length: 5 }, () => undefined),
        false,
      ]);
      expect(kept, format).toMatchObject({ format, width: 200, height: 400, hasAlpha: format !== 'jpeg' });
    }
  });

  test('is drawn as PNG when it is an SVG, and what would do more than show shapes is refused', async () => {
    const { upload, fetched } = await start();
    const doctype =
      '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">';
    const shape = svg('<defs><circle id="a" r="9"/></defs><use href="#a" fill="url(#b)" onload="alert(1)"/>');
    const drawn = await upload(Buffer.concat([Buffer.from(doctype), shape]));
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
      expect((await upload(bytes)).problem?.code, name).toBe('image_invalid');
  });

  test('is not worth more time or memory than a picture', async () => {
    const { upload } = await start();
    const rectangle = (attributes: string) => `<rect width="40" height="20" ${attributes}/>`;
    const filter = '<filter id="f"><feTurbulence baseFrequency=".05" numOctaves="8"/></filter>';
    expect((await upload(svg(filter + rectangle('filter="url(#f)"').repeat(300)))).problem?.code).toBe(
      'image_invalid',
    );
    expect((await upload(svg(filter + rectangle('filter="url(#f)"')))).status).toBe(201);
    // Each group is a layer of a megabyte, all of them at once.
    const layers = svg(`${'<g opacity=".5">'.repeat(900)}${rectangle('')}${'</g>'.repeat(900)}`);
    expect((await upload(layers)).problem?.code).toBe('image_invalid');
  });

  test('is drawn so often in a quarter of an hour; what needs no drawing is taken on', async () => {
    const { upload, clock } = await start({ PINFOLD_LOOKUPS: '2' });
    const statuses: number[] = [];
    for (let time = 0; time < 3; time += 1) statuses.push((await upload(svg('<circle r="9"/>'))).status);
    expect(statuses).toEqual([201, 201, 429]);
    expect((await upload(await png(9, 9))).status).toBe(201);
    clock.advance(15 * 60 + 1);
    expect((await upload(svg('<circle r="9"/>'))).status).toBe(201);
  });

  test('is refused when it is none, too large on the screen or on the disk, or somebody else’s', async () => {
    const { make, upload, request, ok, as } = await start();
    const good = await png(9, 9);
    const flat = Buffer.concat([good.subarray(0, 16), Buffer.alloc(8)]);
    const torn = good.subarray(0, -20);
    const wide = await png(4001, 1);
    const strange = [Buffer.from('nic'), Buffer.from('GIF89a,,,,'), flat, torn, wide, Buffer.alloc(0)];
    for (const bytes of strange) expect((await upload(bytes)).problem?.code).toBe('image_invalid');
    expect((await upload(Buffer.concat([good, Buffer.alloc(2_000_000)]))).problem?.status).toBe(400);
    expect((await upload(Buffer.alloc(3_000_000))).problem?.code).toBe('payload_too_large');
    expect((await upload(Buffer.concat([good, Buffer.alloc(1_500_000)]))).status).toBe(201);

    const stranger = await make.member(await make.company(), { type: memberTypes.owner });
    const logo = (await upload(await png(9, 9))).body as {
      id: number;
      url: string;
      width: number;
      height: number;
    };
    const answer = await request(updateLocator, { as: stranger, body: { version: 0, logo } });
    expect(answer.problem).toMatchObject({ code: 'image_unknown', errors: [{ path: 'body.logo' }] });
    expect((await ok(updateLocator, { as, body: { version: 0, logo } })).logo?.id).toBe(logo.id);
  });

  test('is forgotten after a week in which no settings named it', async () => {
    const { ok, as, upload, clock, companyId, services } = await start();
    const used = (await upload(await png(9, 9))).body as {
      id: number;
      url: string;
      width: number;
      height: number;
    };
    const unused = (await upload(await png(9, 9))).body as { id: number };
    await ok(updateLocator, { as, body: { version: 0, site_icon: used } });
    const kept = async () =>
      Promise.all(
        [used, unused].map(
          async ({ id }) => (await services.files.read(imageKey(companyId, id))) !== undefined,
        ),
      );
    clock.advance(6 * 86_400);
    await upload(await png(9, 9));
    expect(await kept()).toEqual([true, true]);
    clock.advance(2 * 86_400);
    await upload(await png(9, 9));
    expect(await kept()).toEqual([true, false]);
    expect((await ok(getLocator, { as })).site_icon?.id).toBe(used.id);
  });
});
