import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { directSandbox, type Answer, type Directed, type Wire } from '../../testing/direct-sandbox.ts';
import { polishTowns } from '../../world/polish-towns.ts';
import { applyFieldMask } from './field-mask.ts';
import { sandboxPlacesKey } from './places.routes.ts';
import { matchedPart, suggestTowns } from './suggestions.ts';

const key = { 'X-Goog-Api-Key': sandboxPlacesKey };

async function call(
  { sandbox }: Directed,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Answer> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await sandbox.fetch(
    new Request(`http://sandbox.test/sandbox/google/v1/${path}`, {
      ...init,
      headers: { 'Content-Type': 'application/json', ...headers },
    }),
  );
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as Wire };
}

const autocomplete = (directed: Directed, body: object, headers: Record<string, string> = key) =>
  call(directed, 'places:autocomplete', headers, body);

test('a town is found by its first letters, with or without Polish ones, in three languages (COM-06)', async () => {
  const directed = await directSandbox();
  const { status, body } = await autocomplete(directed, {
    input: 'krak',
    languageCode: 'pl',
    includedRegionCodes: ['pl'],
    includedPrimaryTypes: ['locality'],
  });
  expect(status).toBe(200);
  expect(body.suggestions?.[0]?.placePrediction).toEqual({
    place: expect.stringMatching(/^places\/ChIJ/) as string,
    placeId: expect.stringMatching(/^ChIJ[\w-]{23}$/) as string,
    text: { text: 'Kraków, Polska', matches: [{ endOffset: 4 }] },
    structuredFormat: {
      mainText: { text: 'Kraków', matches: [{ endOffset: 4 }] },
      secondaryText: { text: 'Polska' },
    },
    types: ['locality', 'political', 'geocode'],
  });
  const spanish = await autocomplete(directed, { input: 'varso', languageCode: 'es-419' });
  expect(spanish.body.suggestions?.[0]?.placePrediction?.text?.text).toBe('Varsovia, Polonia');
  expect((await autocomplete(directed, { input: 'Lodz' })).body.suggestions).toHaveLength(1);
  expect(
    (await autocomplete(directed, { input: 'wielkop' })).body.suggestions?.[0]?.placePrediction?.types,
  ).toBeDefined();
});

test('a business is found where businesses are asked for, and shows what everybody sees of it (INT-01)', async () => {
  const directed = await directSandbox();
  const types = { languageCode: 'pl', includedPrimaryTypes: ['establishment'] };
  const { body } = await autocomplete(directed, { input: 'mruczek łódź', ...types });
  const [found, ...others] = body.suggestions ?? [];
  expect(others).toEqual([]);
  const id = String(found?.placePrediction?.placeId);
  const mask = {
    'X-Goog-FieldMask': 'displayName,rating,userRatingCount,businessStatus,regularOpeningHours',
  };
  const place = await call(directed, `places/${id}`, { ...key, ...mask });
  expect(place.body).toMatchObject({
    displayName: { text: 'Kocia Kawiarnia Mruczek' },
    businessStatus: 'OPERATIONAL',
    rating: expect.any(Number) as number,
    userRatingCount: expect.any(Number) as number,
  });
  expect((await autocomplete(directed, { input: 'mruczek łódź', languageCode: 'pl' })).body).toEqual({});
});

test('a street is found where streets are asked for, by its town or a house too, and tells where it is (LOC-03)', async () => {
  const directed = await directSandbox();
  const types = { languageCode: 'pl', includedPrimaryTypes: ['locality', 'route'] };
  const names = async (input: string) => {
    const { body } = await autocomplete(directed, { input, ...types });
    return (body.suggestions ?? []).map(({ placePrediction }) => placePrediction?.text?.text);
  };
  expect(await names('karmelicka')).toEqual(['Karmelicka, Kraków, Polska']);
  expect(await names('karmelicka 21, krak')).toEqual(['Karmelicka, Kraków, Polska']);
  expect(await names('Warszawa')).toEqual(['Warszawa, Polska']);
  expect((await autocomplete(directed, { input: 'karmelicka' })).body).toEqual({});
  const { body } = await autocomplete(directed, { input: 'karmelicka', ...types });
  const id = String(body.suggestions?.[0]?.placePrediction?.placeId);
  const mask = 'displayName,location,formattedAddress';
  const place = await call(directed, `places/${id}?languageCode=en`, { ...key, 'X-Goog-FieldMask': mask });
  expect(place.body).toEqual({
    displayName: { text: 'Karmelicka', languageCode: 'pl' },
    location: { latitude: 50.06493, longitude: 19.92971 },
    formattedAddress: 'Karmelicka, Kraków, Poland',
  });
});

test('what is not a town in Poland finds nothing', async () => {
  const directed = await directSandbox();
  expect((await autocomplete(directed, { input: 'Xanadu' })).body).toEqual({});
  expect((await autocomplete(directed, { input: 'krak', includedRegionCodes: ['de'] })).body).toEqual({});
  expect((await autocomplete(directed, { input: 'krak', includedPrimaryTypes: ['cafe'] })).body).toEqual({});
});

test('a place tells where it is, with the fields that were asked for', async () => {
  const directed = await directSandbox();
  const found = await autocomplete(directed, { input: 'Nowy' });
  const id = String(found.body.suggestions?.[0]?.placePrediction?.placeId);
  const mask = 'id,displayName,location,formattedAddress,addressComponents.longText,addressComponents.types';
  const { body } = await call(directed, `places/${id}?languageCode=pl`, { ...key, 'X-Goog-FieldMask': mask });
  expect(body).toEqual({
    id,
    formattedAddress: 'Nowy Sącz, Polska',
    displayName: { text: 'Nowy Sącz', languageCode: 'pl' },
    location: { latitude: 49.6249, longitude: 20.6915 },
    addressComponents: [
      { longText: 'Nowy Sącz', types: ['locality', 'political'] },
      { longText: 'województwo małopolskie', types: ['administrative_area_level_1', 'political'] },
      { longText: 'Polska', types: ['country', 'political'] },
    ],
  });
});

test('a call without the key, the mask or a place is refused as Google refuses it', async () => {
  const directed = await directSandbox();
  const unknown = `ChIJ${'x'.repeat(23)}`;
  const withMask = { ...key, 'X-Goog-FieldMask': 'id' };
  const answers = await Promise.all([
    autocomplete(directed, { input: 'krak' }, {}),
    autocomplete(directed, { input: 'krak' }, { 'X-Goog-Api-Key': 'wrong' }),
    autocomplete(directed, { input: '' }),
    call(directed, `places/${unknown}`, key),
    call(directed, `places/${unknown}`, { ...key, 'X-Goog-FieldMask': 'id,colour' }),
    call(directed, `places/${unknown}`, withMask),
    call(directed, 'places/krakow', withMask),
  ]);
  expect(answers.map(({ status, body }) => [status, body.error?.status])).toEqual([
    [403, 'PERMISSION_DENIED'],
    [400, 'INVALID_ARGUMENT'],
    [400, 'INVALID_ARGUMENT'],
    [400, 'INVALID_ARGUMENT'],
    [400, 'INVALID_ARGUMENT'],
    [404, 'NOT_FOUND'],
    [400, 'INVALID_ARGUMENT'],
  ]);
  expect(answers[1]?.body.error?.details?.[0]?.reason).toBe('API_KEY_INVALID');
});

test('the Places API has the quota of an API', async () => {
  const directed = await directSandbox();
  await directed.script('PUT', '/quotas', { requests_per_minute: 1 });
  expect((await autocomplete(directed, { input: 'krak' })).status).toBe(200);
  expect((await autocomplete(directed, { input: 'krak' })).status).toBe(429);
});

test('every town is found by its name and by any word of it, and lies in Poland', () => {
  for (const town of polishTowns) {
    expect(suggestTowns(town.name, 'pl')).toContain(town);
    const withoutMarks = town.name
      .replaceAll('ł', 'l')
      .replaceAll('Ł', 'L')
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '');
    expect(suggestTowns(withoutMarks.toUpperCase(), 'en')).toContain(town);
    for (const word of town.name.split(/[ -]/)) expect(suggestTowns(word, 'pl')).toContain(town);
    expect([
      town.latitude > 49 && town.latitude < 54.9,
      town.longitude > 14.1 && town.longitude < 24.2,
    ]).toEqual([true, true]);
    expect(town.postalCode).toMatch(/^\d{2}-\d{3}$/);
  }
  expect(new Set(polishTowns.map(({ name }) => name)).size).toBe(polishTowns.length);
});

test('the part that was typed is marked in the name', () => {
  expect(matchedPart('Zielona Góra', 'gor')).toEqual({ startOffset: 8, endOffset: 11 });
  expect(matchedPart('Łódź', 'lo')).toEqual({ endOffset: 2 });
});

test('a mask never adds to an answer, and a star keeps it whole', () => {
  fc.assert(
    fc.property(fc.object({ maxDepth: 3 }), fc.array(fc.stringMatching(/^\w+(\.\w+)?$/)), (answer, paths) => {
      const kept = applyFieldMask(answer, paths.join(','));
      expect(Object.keys(answer)).toEqual(expect.arrayContaining(Object.keys(kept)));
      expect(applyFieldMask(answer, [...paths, '*'].join(','))).toBe(answer);
    }),
  );
});
