import { expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { deleteListing } from '@pinfold/contract/features/listings/listings.endpoints';
import { rows } from '../../database/database.ts';
import { startChain, type Chain } from '../../testing/worlds/chain.ts';
import { photosForLocator, pictureForLocator, postsForLocator } from './for-locator.ts';
import { pollPublications } from './poll-publications.job.ts';
import { readPublications } from './read-publications.job.ts';

const once = { tries: 0, isLastTry: false };

async function start(places = 1) {
  const chain = await startChain({ locations: places });
  const { services, companyId, id } = chain;
  return {
    ...chain,
    read: (locationId = id) => readPublications.run(services, { companyId, locationId }, once),
    photos: () => photosForLocator(services, companyId, id),
    posts: (language: 'pl' | 'en' = 'pl') => postsForLocator(services, companyId, id, language),
    picture: (name: string) => pictureForLocator(services, companyId, name),
  };
}

test('LOC-03 photos of a shop are those at Google: the cover first, their files kept here, and gone when they go', async () => {
  const { script, read, photos, picture, services, companyId } = await start();
  const location = 'place-0';
  const cup = await script<{ id: string }>('POST', '/photos', { location, category: 'FOOD_AND_DRINK' });
  await script('POST', '/photos', {
    location,
    category: 'COVER',
    drawing: { scene: 'front', look: 2 },
  });
  await script('POST', '/photos', { location, category: 'LOGO' });
  await read();
  const [cover, food, ...others] = await photos();
  expect(others).toEqual([]);
  expect(cover).toMatchObject({ width: 1280, height: 720 });
  expect(food).toMatchObject({ width: 960, height: 720 });
  const file = await picture(food?.url ?? '');
  expect(file?.type).toBe('image/png');
  expect(file?.content.length).toBeGreaterThan(5000);
  expect(file?.content.length).toBeLessThan(60_000);

  await script('DELETE', `/photos/${location}/${cup.id}`);
  await read();
  expect(await photos()).toEqual([cover]);
  expect(await picture(food?.url ?? '')).toBeUndefined();
  expect(await services.files.read(`photos/${companyId}/${food?.id}`)).toBeUndefined();
});

test('LOC-03 what Google names a photo and is a page, a drawing with scripts, too large or not there is never kept', async () => {
  const { script, read, photos, services, companyId } = await start();
  for (const file of ['html', 'svg', 'too_large', 'missing'])
    await script('POST', '/photos', { location: 'place-0', file });
  await script('POST', '/photos', { location: 'place-0', category: 'INTERIOR' });
  await read();
  expect(await photos()).toHaveLength(1);
  const refused = await rows<{ id: number }>(
    services.database.queries,
    sql`select id from location_photos where company_id = ${companyId} and type is null`,
  );
  expect(refused).toHaveLength(4);
  for (const { id } of refused)
    expect(await services.files.read(`photos/${companyId}/${id}`)).toBeUndefined();
});

test('LOC-03 a picture by the name of another company’s, or of no picture, is none', async () => {
  const { script, read, photos, picture, services, companyId } = await start();
  await script('POST', '/photos', { location: 'place-0' });
  await read();
  const [photo] = await photos();
  expect(await picture(photo?.url ?? '')).toBeDefined();
  expect(await pictureForLocator(services, companyId + 1, photo?.url ?? '')).toBeUndefined();
  for (const name of ['photo-0', 'photo-999', 'post-1', '../secret', 'photo-1/../2', 'logo-1', ''])
    expect(await picture(name), name).toBeUndefined();
});

test('LOC-03 an offer, an event and news are told in the visitor’s language by the shop’s clocks, until they are over', async () => {
  const { script, read, posts, clock } = await start();
  const location = 'place-0';
  const day = (days: number) =>
    new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  await script('POST', '/posts', {
    location,
    kind: 'OFFER',
    summary: 'Druga kawa za pół ceny.',
    event: { title: 'Druga kawa', start: `${day(-1)}T08:00`, end: `${day(2)}T20:00` },
    offer: { coupon: 'LIPA', url: 'https://lipa.example/oferta', terms: 'Jeden kod na osobę.' },
    drawing: { scene: 'cup' },
  });
  await script('POST', '/posts', {
    location,
    kind: 'EVENT',
    summary: 'Koncert w ogródku.',
    event: { title: 'Koncert', start: `${day(5)}T18:30`, end: `${day(5)}T22:00` },
    action: { type: 'BOOK', url: 'javascript:alert(1)' },
  });
  await script('POST', '/posts', {
    location,
    summary: 'Nowe ciasta.',
    action: { type: 'LEARN_MORE', url: 'https://lipa.example/menu' },
  });
  await read();
  const found = await posts('en');
  expect(found.map(({ kind }) => kind).toSorted()).toEqual(['EVENT', 'OFFER', 'STANDARD']);
  const [event, offer, news] = ['EVENT', 'OFFER', 'STANDARD'].map((kind) =>
    found.find((post) => post.kind === kind),
  );
  expect(offer).toMatchObject({
    title: 'Druga kawa',
    text: 'Druga kawa za pół ceny.\n\nJeden kod na osobę.',
    coupon: 'LIPA',
    image: { width: 800, height: 600 },
    action: { text: 'Get offer', url: 'https://lipa.example/oferta' },
  });
  const offset = new Date(event?.starts_at ?? 0).getUTCHours();
  expect([16, 17]).toContain(offset);
  expect(event).toMatchObject({ title: 'Koncert', action: null, image: null });
  expect(news).toMatchObject({
    starts_at: null,
    action: { text: 'Learn more', url: 'https://lipa.example/menu' },
  });
  expect((await posts('pl')).find(({ kind }) => kind === 'STANDARD')?.action?.text).toBe(
    'Dowiedz się więcej',
  );

  clock.advance(3 * 86_400);
  expect((await posts()).map(({ kind }) => kind).toSorted()).toEqual(['EVENT', 'STANDARD']);
  clock.advance(200 * 86_400);
  expect(await posts()).toEqual([]);
});

test('LOC-03 of a location that is taken out, photos and posts go with their files', async () => {
  const { script, read, photos, posts, ok, owner, id, services, companyId, jobs } = await start(2);
  await script('POST', '/photos', { location: 'place-0' });
  await script('POST', '/posts', { location: 'place-0', summary: 'Wieści', drawing: { scene: 'cake' } });
  await read();
  const [photo] = await photos();
  const [post] = await posts();
  const files = [`photos/${companyId}/${photo?.id}`, `posts/${companyId}/${post?.id}`];
  for (const file of files) expect(await services.files.read(file), file).toBeDefined();
  await ok(deleteListing, { as: owner, params: { id } });
  await jobs.runDue('remove-publication-files');
  expect(await photos()).toEqual([]);
  expect(await posts()).toEqual([]);
  for (const file of files) expect(await services.files.read(file), file).toBeUndefined();
  await read();
  expect(await photos()).toEqual([]);
});

test('LOC-03 a chain is read once a day, at a pace that leaves the quota to replies', async () => {
  const chain = await start();
  const services = {
    ...chain.services,
    config: { ...chain.services.config, GOOGLE_REQUESTS_PER_MINUTE: 40 },
  };
  await addLocations(chain, 59);
  const { queries } = services.database;
  const poll = () => pollPublications.run(services, {}, once);
  await poll();
  await poll();
  expect(await chain.jobs.waiting('read-publications')).toHaveLength(50);
  const [span] = await rows<{ seconds: number }>(
    queries,
    sql`select extract(epoch from max(start_after) - min(start_after))::float8 as seconds from pgboss.job where name = 'read-publications'`,
  );
  expect((49 * 2) / ((span?.seconds ?? 0) / 60)).toBeCloseTo(10);

  chain.clock.advance(600);
  await chain.jobs.runDue('read-publications');
  await poll();
  expect(await chain.jobs.waiting('read-publications')).toHaveLength(10);
  chain.clock.advance(600);
  await chain.jobs.runDue('read-publications');
  await poll();
  expect(await chain.jobs.waiting('read-publications')).toEqual([]);
  chain.clock.advance(86_400);
  await poll();
  expect(await chain.jobs.waiting('read-publications')).toHaveLength(50);
});

async function addLocations({ services, companyId }: Pick<Chain, 'services' | 'companyId'>, count: number) {
  await services.database.queries.execute(sql`
    insert into locations (company_id, google_account_id, google_name, name, store_code, street, postal_code, city, region, country, verification)
    select company_id, google_account_id, 'locations/more-' || n, name, '', street, '', city, '', country, 'is_verified'
    from locations, generate_series(1, ${count}) n where company_id = ${companyId}`);
}
