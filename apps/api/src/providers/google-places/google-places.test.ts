import { expect, test } from 'vitest';
import { Problem } from '../../problem.ts';
import { startTestApi } from '../../testing/clients/start-test-api.ts';
import { openGooglePlaces, readPlace } from './google-places.ts';
import { type BusinessResource, readBusiness } from './public-business.ts';

test('COM-06 a town is suggested as it is typed, in the language of the reader', async () => {
  const { services } = await startTestApi();
  const [krakow, ...others] = await services.places.autocomplete('krak', 'pl');
  expect(others).toEqual([]);
  expect(krakow).toMatchObject({ name: 'Kraków', description: 'Kraków, Polska' });
  expect(await services.places.autocomplete('wars', 'en')).toMatchObject([{ description: 'Warsaw, Poland' }]);
  expect(await services.places.autocomplete('Xanadu', 'es')).toEqual([]);
});

test('COM-06 a suggested town tells where it is', async () => {
  const { services } = await startTestApi();
  const [town] = await services.places.autocomplete('zielona', 'en');
  expect(await services.places.place(town?.placeId ?? '')).toEqual({
    placeId: town?.placeId,
    name: 'Zielona Góra',
    region: 'lubuskie',
    country: 'PL',
    latitude: 51.9356,
    longitude: 15.5062,
  });
});

test('INT-01 hours of a business end at midnight, go past it, or never end', () => {
  const hoursOf = (periods: NonNullable<BusinessResource['regularOpeningHours']>['periods'] = []) =>
    readBusiness({ id: 'x', regularOpeningHours: { periods } }).fields.opening_hours.map(
      ({ open_day, open_time, close_day, close_time }) =>
        `${open_day} ${open_time} - ${close_day} ${close_time}`,
    );
  expect(
    hoursOf([
      { open: { day: 0, hour: 9, minute: 30 }, close: { day: 1, hour: 0, minute: 0 } },
      { open: { day: 5, hour: 20 }, close: { day: 6, hour: 2 } },
    ]),
  ).toEqual(['6 09:30 - 6 24:00', '4 20:00 - 5 02:00']);
  const always = hoursOf([{ open: { day: 0, hour: 0, minute: 0 } }]);
  expect([always.length, always[0], always[6]]).toEqual([7, '0 00:00 - 0 24:00', '6 00:00 - 6 24:00']);
  expect(hoursOf()).toEqual([]);
});

test('COM-06 a place that is gone or never was is none', async () => {
  const { services } = await startTestApi();
  expect(await services.places.place(`ChIJ${'x'.repeat(23)}`)).toBeUndefined();
  expect(await services.places.place('krakow')).toBeUndefined();
  expect(await services.places.place('../v1/accounts')).toBeUndefined();
  expect(await services.places.place('')).toBeUndefined();
});

test('COM-06 a wrong key or none is for the operator to mend, not an unknown place', async () => {
  const unavailable = new Problem('provider_unavailable');
  const { services } = await startTestApi({ config: { GOOGLE_PLACES_KEY: 'wrong' } });
  await expect(services.places.place(`ChIJ${'x'.repeat(23)}`)).rejects.toThrow(unavailable);
  const reasons: unknown[] = [];
  const keyless = openGooglePlaces({
    baseUrl: 'google',
    key: undefined,
    fetch: () => Promise.reject(new Error('nobody is asked')),
    log: { warn: (reason: object) => void reasons.push(reason) },
  });
  await expect(keyless.autocomplete('krak', 'pl')).rejects.toThrow(unavailable);
  expect(reasons).toEqual([{ kind: 'denied', reason: 'GOOGLE_PLACES_KEY is not set' }]);
});

test('COM-06 a place without parts of an address still has a name and coordinates', () => {
  const place = { id: 'x', displayName: { text: 'Hel' }, location: { latitude: 54.6, longitude: 18.8 } };
  expect(readPlace(place)).toMatchObject({ name: 'Hel', region: '', country: '', latitude: 54.6 });
});
