import { expect, test } from 'vitest';
import { directSandbox } from '../../testing/direct-sandbox.ts';

interface Played {
  suggestions: { at: string; location: string; source: string; fields: string[] }[];
}

const week = 7 * 86_400_000;

async function played(seed: number) {
  const directed = await directSandbox({ world: { locations: 40, reviews: 40 } });
  const { text } = await directed.script('POST', '/suggestions', { seed, count: 300 });
  const { suggestions } = JSON.parse(text) as Played;
  const ids = Array.from({ length: 40 }, (_, index) => `scale-l${index}`);
  const listings = await Promise.all(
    ids.map(async (id) => (await directed.script('GET', `/listings/${id}`)).text),
  );
  return { directed, suggestions, listings };
}

test('EXT-01 a week of a chain’s life is the same for the same seed, and another for another (BEY-02)', async () => {
  const [one, same, other] = [await played(7), await played(7), await played(8)];
  expect(one.suggestions).toHaveLength(300);
  expect(same.suggestions).toEqual(one.suggestions);
  expect(same.listings).toEqual(one.listings);
  expect(other.suggestions).not.toEqual(one.suggestions);

  const now = one.directed.sandbox.now();
  const moments = one.suggestions.map(({ at }) => Date.parse(at));
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  expect(moments.every((at) => at <= now && at >= now - week)).toBe(true);
  const kinds = new Set(one.suggestions.flatMap(({ fields }) => fields));
  for (const field of ['regularHours', 'phoneNumbers', 'websiteUri', 'title', 'latlng', 'attributes'])
    expect([...kinds]).toContain(field);
  expect(new Set(one.suggestions.map(({ source }) => source))).toEqual(
    new Set(['visitor', 'google', 'manager']),
  );
  expect(
    (await one.directed.script('POST', '/suggestions', { seed: 1, count: 1, account: '0' })).status,
  ).toBe(404);
});

test('EXT-01 in a lively world a stranger changes a listing now and then', async () => {
  const directed = await directSandbox({ lively: true });
  const changed = async () => {
    const { body } = await directed.script('GET', '/listings?with=updates');
    return [...(body.listings ?? [])].length > 0;
  };
  for (let hours = 0; hours < 24 && !(await changed()); hours += 1) await directed.advance(1200);
  expect(await changed()).toBe(true);
});
