// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { useCompetitorList } from './use-competitor-list.ts';

async function open(client = createTestClient()) {
  const { result } = renderHookInPinfold(() => useCompetitorList(), { client });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  await waitFor(() => expect(result.current.search.places.length).toBeGreaterThan(0));
  return result;
}

test('MON-05 who is ahead most often is offered, taken with one press, and then offered no more', async () => {
  const result = await open();
  expect(result.current.limit).toEqual({ used: 3, max: 5, left: 2, isReached: false });
  const [ahead, next] = result.current.search.places;
  if (!ahead || !next) throw new Error('Somebody is ahead in the test company.');
  expect(ahead.ahead_count ?? 0).toBeGreaterThan(next.ahead_count ?? 0);
  act(() => result.current.search.add(ahead));
  await waitFor(() => expect(result.current.competitors.at(-1)?.place_id).toBe(ahead.place_id));
  await waitFor(() =>
    expect(result.current.search.places.map(({ place_id }) => place_id)).not.toContain(ahead.place_id),
  );
  expect(result.current.search.added?.name).toBe(ahead.name);
});

test('MON-05 a search tells which listings cannot be added and how far each is', async () => {
  const client = createTestClient();
  const { data } = client.server;
  const geo_coords = { latitude: 50.0614, longitude: 19.9372 };
  data.locations = data.locations.map((location) => ({ ...location, geo_coords }));
  const result = await open(client);
  act(() => result.current.search.setText('kaw'));
  await waitFor(() => expect(result.current.search.isSearch).toBe(true));
  await waitFor(() => expect(result.current.search.places.some(({ is_own }) => is_own)).toBe(true));
  const { places } = result.current.search;
  expect(places.some(({ is_competitor }) => is_competitor)).toBe(true);
  const mobile = places.find(({ is_service_area }) => is_service_area);
  expect(mobile).toMatchObject({ name: 'Kawowóz Mobilny', distance: undefined });
  const botanika = places.find(({ name }) => name === 'Kawiarnia Botanika');
  expect(botanika?.distance).toBeCloseTo(0.16, 1);
  // The API refuses it, too.
  if (mobile) act(() => result.current.search.add(mobile));
  await waitFor(() => expect(result.current.search.refusal).toBeTruthy());
  act(() => result.current.search.setText('kawi'));
  await waitFor(() => expect(result.current.search.refusal).toBeUndefined());
});

test('MON-05 the fifth is the last one, and a sixth is refused by the API', async () => {
  const client = createTestClient();
  const result = await open(client);
  for (const count of [4, 5]) {
    const [ahead] = result.current.search.places;
    if (ahead) act(() => result.current.search.add(ahead));
    await waitFor(() => expect(result.current.competitors).toHaveLength(count));
    await waitFor(() =>
      expect(result.current.search.places.some(({ place_id }) => place_id === ahead?.place_id)).toBe(false),
    );
  }
  expect(result.current.limit).toMatchObject({ left: 0, isReached: true });
  const body = { place_id: 'test-herbaciarnia-mg-a' };
  await expect(client.api.POST('/competitors/', { body })).rejects.toMatchObject({
    code: 'too_many_competitors',
  });
  const [first] = result.current.competitors;
  act(() => result.current.removal.ask(first));
  act(() => result.current.removal.confirm());
  await waitFor(() => expect(result.current.removal.asked).toBeUndefined());
  await waitFor(() => expect(result.current.limit.left).toBe(1));
});

test('MON-05 a smaller plan is the limit, and is named as the reason', async () => {
  const client = createTestClient({ data: { planLimits: { max_listings_competitors: 3 } } });
  const result = await open(client);
  expect(result.current).toMatchObject({ isLimitOfPlan: true, limit: { max: 3, isReached: true } });
  const [ahead] = result.current.search.places;
  if (ahead) act(() => result.current.search.add(ahead));
  await waitFor(() => expect(result.current.search.isAboutPlan).toBe(true));
});
