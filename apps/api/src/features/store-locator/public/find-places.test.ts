import { expect, test } from 'vitest';
import { findLocatorPlaces } from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import { startLocator } from '../../../testing/worlds/store-locator.ts';

const params = { name: 'kawiarnia-lipa' };

test('LOC-03 a town that is typed is found with where it is, and asked of the provider once for all visitors', async () => {
  const locator = await startLocator();
  await locator.setUp();
  const places = (q: string, lang: 'pl' | 'en') =>
    locator.ok(findLocatorPlaces, { params, query: { q, lang } });
  const calls = async () =>
    (await locator.script<{ calls: { path: string }[] }>('GET', '/journal?limit=1000')).calls.filter(
      ({ path }) => path.includes('/places'),
    ).length;
  const { results } = await places('krak', 'pl');
  expect(results[0]).toEqual({
    name: 'Kraków',
    description: 'Kraków, Polska',
    latitude: 50.0617,
    longitude: 19.9373,
  });
  expect(results.map(({ name }) => name)).toContain('Krakowska');
  const asked = await calls();
  expect(await places('KRĄK', 'pl')).toEqual({ results });
  expect(await calls()).toBe(asked);
  expect((await places('karmelicka 21', 'pl')).results).toEqual([
    {
      name: 'Karmelicka',
      description: 'Karmelicka, Kraków, Polska',
      latitude: 50.06493,
      longitude: 19.92971,
    },
  ]);
  expect((await places('warsz', 'en')).results[0]).toMatchObject({ description: 'Warsaw, Poland' });
  const response = await locator.visit('places/?q=krak');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
  expect((await locator.visit('places/?q=k')).status).toBe(400);
});

test('LOC-03 whoever asks for places without end is asked to wait, and nobody else is', async () => {
  const locator = await startLocator({ config: { PINFOLD_LOOKUPS: '1', PINFOLD_TRUST_PROXY: 'true' } });
  await locator.setUp();
  const ask = (q: string, from: string) => locator.visit(`places/?q=${q}`, { 'X-Forwarded-For': from });
  const towns = ['waw', 'gda', 'poz', 'wro', 'lod', 'szcz'];
  const statuses = [];
  for (const town of towns) statuses.push((await ask(town, '203.0.113.7')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await ask('waw', '203.0.113.7')).status).toBe(200);
  expect((await ask('lub', '198.51.100.1')).status).toBe(200);
});
