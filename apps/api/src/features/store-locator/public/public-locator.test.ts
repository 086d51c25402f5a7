import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  getPublicLocator,
  type PublicLocatorPage,
} from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/opening-hours';
import { weekdays } from '@pinfold/contract/features/listings/hours/calendar';
import { locations } from '../../listings/listings.table.ts';
import { bytesAndText, idsOf, startLocator, type Locator } from '../../../testing/worlds/store-locator.ts';

const name = 'kawiarnia-lipa';

const daily = (open_time: string, close_time: string): HoursPeriod[] =>
  weekdays.map((day) => ({ open_day: day, open_time, close_day: day, close_time }));

/** Locations with long names all over Poland, each with different hours. */
async function fill({ services, companyId }: Locator, count: number): Promise<number[]> {
  const stores = Array.from({ length: count }, (_, index) => ({
    companyId,
    googleName: `locations/long-${index}`,
    name: `Kawiarnia Lipa i Palarnia Kawy Specialty „Pod Zielonym Dębem” nr ${index}`,
    storeCode: `DLU-${index}`,
    street: `aleja Generała Tadeusza Rozwadowskiego ${index}`,
    houseNumber: `${index}a/${index % 7}`,
    city: `Kraków-Śródmieście ${index % 9}`,
    postalCode: `31-${String(index).padStart(3, '0')}`,
    region: 'małopolskie',
    country: 'PL',
    latitude: 49.5 + ((index * 37) % 400) / 100,
    longitude: 15 + ((index * 73) % 800) / 100,
    phone: `+48 12 ${300 + index} 10 10`,
    openingHours: daily(`0${6 + (index % 4)}:00`, `${17 + (index % 6)}:${10 + (index % 50)}`),
    specialHours: ['2031-12-25', '2031-12-26'].map((date) => ({
      start_date: date,
      end_date: date,
      closed: true,
      open_time: null,
      close_time: null,
    })),
    labels: index % 3 === 0 ? ['ogródek'] : [],
  }));
  const rows = await services.database.queries
    .insert(locations)
    .values(stores)
    .returning({ id: locations.id });
  return rows.map(({ id }) => id);
}

test('LOC-05 the first answer of a large locator is small, says the same however it travels, and is not sent twice', async () => {
  const locator = await startLocator({ now: new Date('2031-11-10T08:00:00Z') });
  const ids = await fill(locator, 120);
  const center = { latitude: 50.06, longitude: 19.94 };
  await locator.setUp({
    filters: [
      { kind: 'label', key: 'nikt tego nie ma' },
      { kind: 'label', key: 'ogródek' },
    ],
    search_area: { center, radius_km: null },
  });
  const first = await locator.ok(getPublicLocator, { params: { name }, query: { lang: 'en' } });
  expect(first).toMatchObject({
    name,
    language: 'en',
    count: 120,
    zones: ['Europe/Warsaw'],
    filters: [{ label: 'Ogródek', count: 40 }],
    options: { center, map: { tiles_url: null, asks_consent: true } },
    page_url: 'http://panel.test/locator/kawiarnia-lipa/',
    pages: [{ page: 0, count: 120, bounds: first.bounds }],
  });
  expect(first.stores).toHaveLength(50);
  const [nearest] = first.stores;
  expect(first.hours[nearest?.hours ?? -1]?.dates.map(([date]) => date)).toEqual([
    '2031-12-25',
    '2031-12-26',
  ]);
  expect(nearest?.phone).toMatch(/^\+4812\d{7}$/);
  const far = first.stores.map(({ latitude, longitude }) =>
    Math.hypot((latitude ?? 0) - center.latitude, 0.64 * ((longitude ?? 0) - center.longitude)),
  );
  expect(Math.max(...far.slice(0, 10))).toBeLessThan(Math.min(...far.slice(-10)));

  const asBrotli = await locator.visit('', { 'Accept-Encoding': 'gzip, deflate, br' });
  const plain = await locator.visit('', { 'Accept-Encoding': 'gzip, br;q=0' });
  const [packed, unpacked] = [await bytesAndText(asBrotli), await bytesAndText(plain)];
  expect(asBrotli.headers.get('Content-Encoding')).toBe('br');
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(packed.text).toBe(unpacked.text);
  expect(packed.bytes).toBeLessThanOrEqual(10_000);
  expect(JSON.parse(packed.text)).toMatchObject({ language: 'pl', version: first.version });
  expect(Object.fromEntries(asBrotli.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    'content-type': 'application/json',
    vary: 'Accept-Encoding',
  });
  expect(asBrotli.headers.get('Set-Cookie')).toBeNull();

  const etag = asBrotli.headers.get('ETag') ?? '';
  expect(plain.headers.get('ETag')).toBe(etag);
  for (const known of [etag, `"other", ${etag.replace('W/', '')}`, '*']) {
    const again = await locator.visit('', { 'If-None-Match': known, 'Accept-Encoding': 'br' });
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag]);
  }
  const head = await locator.visit('', {}, 'HEAD');
  expect([head.status, await head.text(), head.headers.get('ETag')]).toEqual([200, '', etag]);

  const page = await locator.visit(`pages/0/?version=${first.version}`);
  expect(page.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  const columns = JSON.parse(await page.text()) as PublicLocatorPage;
  expect(columns.version).toBe(first.version);
  expect(idsOf(columns).toSorted((a, b) => a - b)).toEqual(ids);
  const stale = await locator.visit('pages/0/?version=gone');
  expect(stale.headers.get('Cache-Control')).toBe('public, max-age=60');
});

test('LOC-03 whoever is not to be found is not, and a locator that is switched off is answered as one that never was', async () => {
  const locator = await startLocator();
  const { companyId, make, services, app } = locator;
  const { queries } = services.database;
  const shown = await make.location(companyId, { openStatus: 'CLOSED_TEMPORARILY' });
  const inGroup = await make.location(companyId);
  const mobile = await make.location(companyId, { businessType: 'service_area', street: 'Tajna 7' });
  const outside = await make.location(companyId);
  const others = await make.company();
  const unseen = [
    await make.location(companyId, { isOwner: false }),
    await make.location(companyId, { openStatus: 'CLOSED_PERMANENTLY' }),
    await make.location(companyId, { creation: 'in_progress', googleName: null }),
    await make.location(companyId),
    await make.location(others),
    outside,
  ];
  const hidden = unseen[3] ?? 0;
  await queries.execute(
    sql`insert into locator_listings (company_id, location_id, is_hidden) values (${companyId}, ${hidden}, true)`,
  );
  const group = await make.group(companyId, 'Ogródki', [inGroup, mobile]);
  await locator.setUp({ scope: { all: false, facilities: [shown, hidden], groups: [group] } });
  const { stores, count } = await locator.ok(getPublicLocator, { params: { name } });
  expect(stores.map(({ id }) => id)).toEqual([shown, inGroup, mobile]);
  expect(count).toBe(3);
  expect(stores).toMatchObject([
    { is_closed_for_now: true },
    {},
    { street: '', postal_code: '', city: 'Kraków' },
  ]);
  const answers = async () => {
    const paths = [
      '',
      'pages/0/',
      `stores/${shown}/`,
      `stores/${shown}/reviews/`,
      'places/?q=krak',
      'images/1',
    ];
    const all = await Promise.all(paths.map((path) => locator.visit(path)));
    return all.map(({ status }) => status);
  };
  for (const id of unseen) expect((await locator.visit(`stores/${id}/`)).status, String(id)).toBe(404);
  expect((await answers()).slice(0, 5)).toEqual([200, 200, 200, 200, 200]);

  const problemOf = async (response: Response) => {
    const { request_id: _, ...problem } = (await response.json()) as Record<string, unknown>;
    return problem;
  };
  const neverWas = await problemOf(await app.request('/locators/never-was/'));
  const gone = [404, 404, 404, 404, 404, 404];
  const ways = [
    sql`update store_locators set is_published = not is_published where company_id = ${companyId}`,
    sql`update companies set enabled_store_locator = not enabled_store_locator where id = ${companyId}`,
    sql`update companies set disabled_modules = case when disabled_modules = '{}' then array['store_locator'] else '{}' end where id = ${companyId}`,
  ];
  for (const way of ways) {
    await queries.execute(way);
    expect(await answers()).toEqual(gone);
    const response = await locator.visit('');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await problemOf(response)).toEqual(neverWas);
    await queries.execute(way);
  }
  expect((await locator.visit('')).status).toBe(200);
});
