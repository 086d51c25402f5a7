import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { directSandbox } from '../../testing/direct-sandbox.ts';
import { own, period, refusedEdits, special, structured } from '../../testing/refused-edits.ts';
import { checkRegularHours } from './check-hours.ts';

test('every limit of Google’s refuses an edit by its reason, naming the field (BEY-02)', async () => {
  const directed = await directSandbox();
  for (const [reason, fields] of refusedEdits) {
    const [field = ''] = Object.keys(fields);
    const path = `/v1/locations/rynek?updateMask=${field}`;
    const { status, body } = await directed.google('PATCH', path, fields);
    expect([reason, status]).toEqual([reason, 400]);
    const [bad, info] = [...(body.error?.details ?? [])];
    expect(bad?.fieldViolations?.[0]?.reason, `${reason} ${JSON.stringify(fields)}`).toBe(reason);
    expect(info).toMatchObject({ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason });
    // Hours that go away take the ground from under the special ones, and those are what is wrong then.
    expect([snakeCase(field), 'special_hours']).toContain(String(info?.metadata?.field_mask).split('.')[0]);
  }
});

function snakeCase(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

test('what the limits just allow is taken', async () => {
  const directed = await directSandbox();
  const fields = {
    profile: { description: 'a'.repeat(750) },
    labels: ['a'.repeat(255)],
    storeCode: 'a'.repeat(59),
    phoneNumbers: { primaryPhone: '12 422 10 10', additionalPhones: ['+48 12 422 10 11', '+49 30 901820'] },
    regularHours: { periods: [period('FRIDAY', 20, 'SATURDAY', 4), period('SATURDAY', 4, 'SATURDAY', 24)] },
    specialHours: {
      specialHourPeriods: [
        special(24, 13, 25, 11, 59),
        { startDate: { year: 2026, month: 12, day: 26 }, closed: true },
      ],
    },
    openInfo: { status: 'OPEN', openingDate: { year: 2027, month: 11 } },
    serviceItems: [own('Zestaw'), own('zestaw '), structured('job_type_id:breakfast')],
    latlng: { latitude: 50.0619, longitude: 19.9371 },
  };
  const mask = Object.keys(fields).join(',');
  const { status, body } = await directed.google('PATCH', `/v1/locations/rynek?updateMask=${mask}`, fields);
  expect(status).toBe(200);
  // The duplicate service is dropped silently.
  expect(body.serviceItems).toHaveLength(2);
});

test('a mask that Google would not take is refused: read-only, unknown, half of the categories, none', async () => {
  const directed = await directSandbox();
  for (const mask of ['metadata', 'languageCode', 'colour', 'categories.primaryCategory', '']) {
    const { status, body } = await directed.google('PATCH', `/v1/locations/rynek?updateMask=${mask}`, {});
    expect([mask, status]).toEqual([mask, 400]);
    expect(body.error?.details?.[0]?.fieldViolations?.[0]?.field).toBe('update_mask');
  }
  const unknown = await directed.google('PATCH', '/v1/locations/rynek?updateMask=title', { colour: 'red' });
  expect(String(unknown.body.error?.message)).toContain('Unknown name "colour"');
  const nested = await directed.google('PATCH', '/v1/locations/rynek?updateMask=profile.description', {
    profile: { description: 'Nowy opis' },
  });
  expect(nested.body.profile).toEqual({ description: 'Nowy opis' });
});

test('a business that only visits its customers loses its address, and needs no place', async () => {
  const directed = await directSandbox();
  const serviceArea = {
    businessType: 'CUSTOMER_LOCATION_ONLY',
    regionCode: 'PL',
    places: { placeInfos: [{ placeName: 'Kraków', placeId: 'ChIJkrakow' }] },
  };
  const { body } = await directed.google('PATCH', '/v1/locations/rynek?updateMask=serviceArea', {
    serviceArea,
  });
  expect(body.serviceArea).toEqual(serviceArea);
  expect(body.storefrontAddress).toBeUndefined();
});

test('whatever days it is open, hours that follow one another never overlap, and doubled ones always do', () => {
  const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
  const cuts = fc.uniqueArray(fc.nat({ max: 7 * 24 - 1 }), { minLength: 2, maxLength: 14 });
  fc.assert(
    fc.property(cuts, (hours) => {
      const sorted = hours.toSorted((one, other) => one - other);
      const at = (hour: number) => days[Math.floor(hour / 24)] ?? 'MONDAY';
      const periods = sorted.map((hour, index) => {
        const next = sorted[(index + 1) % sorted.length] ?? 0;
        return {
          openDay: at(hour),
          openTime: { hours: hour % 24 },
          closeDay: at(next),
          closeTime: { hours: next % 24 },
        };
      });
      // The last one runs into next week; on one and the same day it would be taken for an inverted one.
      const week = periods.at(-1)?.openDay === periods.at(-1)?.closeDay ? periods.slice(0, -1) : periods;
      expect(checkRegularHours({ regularHours: { periods: week } })).toEqual([]);
      const twice = [...week, ...week.slice(0, 1)];
      expect(checkRegularHours({ regularHours: { periods: twice } }).map(({ reason }) => reason)).toEqual([
        'OVERLAPPING_RANGES',
      ]);
    }),
  );
});
