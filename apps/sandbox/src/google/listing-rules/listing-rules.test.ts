import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { directSandbox } from '../../testing/direct-sandbox.ts';
import { checkRegularHours } from './check-hours.ts';

const period = (openDay: string, opens: number, closeDay: string, closes: number, minutes = 0) => ({
  openDay,
  openTime: { hours: opens },
  closeDay,
  closeTime: { hours: closes, minutes },
});
const special = (day: number, opens: number, endDay: number, closes: number, minutes = 0) => ({
  startDate: { year: 2026, month: 12, day },
  openTime: { hours: opens },
  endDate: { year: 2026, month: 12, day: endDay },
  closeTime: { hours: closes, minutes },
});
const cafe = { primaryCategory: { name: 'categories/gcid:cafe' } };
const address = { regionCode: 'PL', postalCode: '31-042', locality: 'Kraków', addressLines: ['Rynek Główny 12'] };
const own = (displayName: string, description = '') => ({
  freeFormServiceItem: { category: 'gcid:cafe', label: { displayName, description } },
});
const structured = (serviceTypeId: string, description = '') => ({
  structuredServiceItem: { serviceTypeId, description },
});
const many = <Item>(count: number, item: (index: number) => Item) => Array.from({ length: count }, (_, i) => item(i));

const refusals: [reason: string, fields: Record<string, unknown>][] = [
  ['REQUIRED_FIELD_MISSING_VALUE', { title: ' ' }],
  ['INVALID_CHARACTERS', { title: 'Mała\u0007' }],
  ['STRING_TOO_LONG', { profile: { description: 'a'.repeat(751) } }],
  ['PROFILE_DESCRIPTION_CONTAINS_URL', { profile: { description: 'Zobacz www.mala.example' } }],
  ['STRING_TOO_LONG', { labels: ['a'.repeat(256)] }],
  ['STRING_TOO_SHORT', { labels: [''] }],
  ['STRING_TOO_LONG', { storeCode: 'a'.repeat(60) }],
  ['INVALID_CHARACTERS', { storeCode: ' MAL-1' }],
  ['INVALID_CHARACTERS', { storeCode: 'https://mala.example' }],
  ['INVALID_ARGUMENT', { storeCode: 'MAL-dworzec' }],
  ['INVALID_URL', { websiteUri: 'mala' }],
  ['INVALID_PHONE_NUMBER', { phoneNumbers: { primaryPhone: 'dwanaście' } }],
  ['INVALID_PHONE_NUMBER_FOR_REGION', { phoneNumbers: { primaryPhone: '+48 12 34' } }],
  ['MISSING_PRIMARY_PHONE_NUMBER', { phoneNumbers: { additionalPhones: ['+48 12 422 10 11'] } }],
  [
    'TOO_MANY_ENTRIES',
    { phoneNumbers: { primaryPhone: '+48 12 422 10 10', additionalPhones: many(3, () => '12 422 10 11') } },
  ],
  ['INVALID_CATEGORY', { categories: { primaryCategory: { name: 'gcid:castle_in_the_air' } } }],
  ['REQUIRED_FIELD_MISSING_VALUE', { categories: {} }],
  ['TOO_MANY_ENTRIES', { categories: { ...cafe, additionalCategories: many(10, () => ({ name: 'gcid:bar' })) } }],
  ['ADDRESS_MISSING_REGION_CODE', { storefrontAddress: { ...address, regionCode: '' } }],
  ['ADDRESS_EDIT_CHANGES_COUNTRY', { storefrontAddress: { ...address, regionCode: 'DE' } }],
  ['BLOCKED_REGION', { storefrontAddress: { ...address, regionCode: 'KP' } }],
  ['TOO_MANY_ENTRIES', { storefrontAddress: { ...address, addressLines: many(6, (i) => `Linia ${i}`) } }],
  ['PO_BOX_IN_ADDRESS_NOT_ALLOWED', { storefrontAddress: { ...address, addressLines: ['skr. poczt. 7'] } }],
  ['MISSING_ADDRESS_COMPONENTS', { storefrontAddress: { ...address, addressLines: [] } }],
  ['INVALID_ADDRESS', { storefrontAddress: { ...address, postalCode: '31042' } }],
  ['MISSING_STOREFRONT_ADDRESS_OR_SAB', { storefrontAddress: undefined }],
  ['LAT_LNG_TOO_FAR_FROM_ADDRESS', { latlng: { latitude: 52.2, longitude: 21 } }],
  ['INVALID_LATLNG', { latlng: { latitude: 95, longitude: 21 } }],
  ['INVALID_HOURS_VALUE', { regularHours: { periods: [period('MONDAY', 8, 'MONDAY', 24, 1)] } }],
  ['INVERTED_RANGE', { regularHours: { periods: [period('MONDAY', 18, 'MONDAY', 9)] } }],
  [
    'OVERLAPPING_RANGES',
    { regularHours: { periods: [period('SUNDAY', 20, 'MONDAY', 3), period('MONDAY', 2, 'MONDAY', 8)] } },
  ],
  ['SPECIAL_HOURS_SET_WITHOUT_REGULAR_HOURS', { regularHours: undefined }],
  ['INVALID_TIME_SCHEDULE', { specialHours: { specialHourPeriods: [special(24, 13, 25, 12)] } }],
  ['INVERTED_RANGE', { specialHours: { specialHourPeriods: [special(24, 13, 24, 11)] } }],
  ['INVALID_HOURS_VALUE', { specialHours: { specialHourPeriods: [special(24, 13, 24, 24, 30)] } }],
  [
    'OVERLAPPED_SPECIAL_HOURS',
    { specialHours: { specialHourPeriods: [special(24, 13, 25, 10), special(25, 9, 25, 12)] } },
  ],
  [
    'INCOMPATIBLE_MORE_HOURS_TYPE_FOR_CATEGORY',
    { moreHours: [{ hoursTypeId: 'NIGHT_SWIMMING', periods: [period('MONDAY', 8, 'MONDAY', 9)] }] },
  ],
  ['OPENING_DATE_TOO_FAR_IN_THE_FUTURE', { openInfo: { status: 'OPEN', openingDate: { year: 2028, month: 1 } } }],
  ['OPENING_DATE_MISSING_YEAR_OR_MONTH', { openInfo: { status: 'OPEN', openingDate: { year: 2020 } } }],
  ['REQUIRED_FIELD_MISSING_VALUE', { openInfo: {} }],
  ['STRING_TOO_LONG', { serviceItems: [own('a'.repeat(141))] }],
  ['STRING_TOO_LONG', { serviceItems: [own('Zestaw', 'a'.repeat(251))] }],
  ['STRING_TOO_LONG', { serviceItems: [structured('job_type_id:breakfast', 'a'.repeat(301))] }],
  ['INVALID_SERVICE_ITEM', { serviceItems: [structured('job_type_id:oil_change')] }],
  ['SERVICE_ITEM_LABEL_NO_DISPLAY_NAME', { serviceItems: [own(' ')] }],
  ['PRICE_CURRENCY_MISSING', { serviceItems: [{ ...own('Zestaw'), price: { units: '10' } }] }],
  [
    'TOO_MANY_ENTRIES',
    {
      serviceArea: {
        businessType: 'CUSTOMER_AND_BUSINESS_LOCATION',
        places: { placeInfos: many(21, () => ({ placeId: 'ChIJtown', placeName: 'Kraków' })) },
      },
    },
  ],
];

test('every limit of Google’s refuses an edit by its reason, naming the field (BEY-02)', async () => {
  const directed = await directSandbox();
  for (const [reason, fields] of refusals) {
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
  // The service that was given twice is dropped without a word.
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
  const { body } = await directed.google('PATCH', '/v1/locations/rynek?updateMask=serviceArea', { serviceArea });
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
