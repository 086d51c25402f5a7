import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldKey } from './field-key.ts';
import { listingFields, type ListingField, type ListingFields } from './listing-fields.ts';
import { changedFields, sameFieldValue } from './same-field-value.ts';
import { closedOn, period, special } from './testing/sample-hours.ts';
import { sampleListing, service } from './testing/sample-listing.ts';

type Pair = {
  [Field in ListingField]: [Field, ListingFields[Field], ListingFields[Field], boolean, string?];
}[ListingField];

const night = [period(4, '18:00', '02:00', 5)];
const delivery = (...periods: ReturnType<typeof period>[]) => ({ hours_type_id: 'DELIVERY', periods });
const cards = (values: string[], unset_values: string[] = []) => ({
  attribute_id: 'cards',
  value_type: 4 as const,
  values,
  unset_values,
});
const flag = (attribute_id: string, ...values: boolean[]) => ({
  attribute_id,
  value_type: 1 as const,
  values,
});
const link = (url: string) => ({ attribute_id: 'url_menu', value_type: 3 as const, values: [url] });

/** What customers would and would not take for the same. */
const corpus: Pair[] = [
  ['name', 'Kawiarnia Lipa', ' Kawiarnia  Lipa ', true],
  ['name', 'Kawiarnia Żaba', 'Kawiarnia Żaba'.normalize('NFD'), true],
  ['name', 'Kawiarnia\u00A0Lipa', 'Kawiarnia Lipa', true],
  ['name', 'Kawiarnia Lipa', 'Kawiarnia LIPA', false],
  ['name', 'Kawiarnia Lipa', 'Kawiarnia Lipa Warszawa', false],
  ['name', 'Żabka', 'Zabka', false],
  ['street', 'ul. Długa', 'Długa', true],
  ['street', 'Aleje Jerozolimskie', 'al. Jerozolimskie', true],
  ['street', 'ul. św. Marcina', 'Świętego Marcina', true],
  ['street', 'ul. Długa', 'ul. Dluga', false],
  ['street', 'Długa', 'Krótka', false],
  ['street', 'C/ Mayor', 'Calle Mayor', true, 'ES'],
  ['house_number', '12 a', '12A', true],
  ['house_number', '12/4', '12 / 4', true],
  ['house_number', '12', '12A', false],
  ['postal_code', '00950', '00-950', true],
  ['postal_code', '00-950', '00-951', false],
  ['postal_code', 'SW1A1AA', 'sw1a 1aa', true, 'GB'],
  ['city', 'WARSZAWA', 'Warszawa', true],
  ['city', 'Łódź', 'Lodz', false],
  ['region', 'Mazowieckie', 'mazowieckie', true],
  ['country', 'pl', 'PL', true],
  ['country', 'PL', 'ES', false],
  ['latitude', 52.2297, 52.22972, true],
  ['latitude', 52.2297, 52.2307, false],
  ['latitude', null, 0, false],
  ['longitude', 21.01, 21.01003, true],
  ['longitude', null, null, true],
  ['store_code', 'WAW-01', ' WAW-01', true],
  ['store_code', 'WAW-01', 'waw-01', false],
  ['primary_category', 'gcid:cafe', 'categories/gcid:cafe', true],
  ['primary_category', 'gcid:cafe', 'gcid:coffee_shop', false],
  ['additional_categories', ['gcid:bakery', 'gcid:bar'], ['categories/gcid:bar', 'gcid:bakery'], true],
  ['additional_categories', ['gcid:bakery'], ['gcid:bakery', 'gcid:bar'], false],
  ['website', 'https://LIPA.pl', 'https://lipa.pl/', true],
  ['website', 'https://lipa.pl:443/menu/', 'https://lipa.pl/menu', true],
  ['website', 'https://lipa.pl', 'http://lipa.pl', false],
  ['website', 'https://lipa.pl?utm_source=g', 'https://lipa.pl', false],
  ['website', '', 'https://lipa.pl', false],
  ['phone_number', '22 123 45 67', '+48221234567', true],
  ['phone_number', '0048 22 123-45-67', '(22) 123 45 67', true],
  ['phone_number', '22 123 45 67', '22 123 45 68', false],
  ['phone_number', '020 7946 0958', '+44 20 7946 0958', true, 'GB'],
  ['phone_number', '22 123 45 67', '', false],
  ['phone_number_2', '501-234-567', '+48 501 234 567', true],
  ['phone_number_2', 'wew. 12', 'wew 12', true],
  ['description', 'Kawa\r\ni ciasto ', 'Kawa\ni ciasto', true],
  ['description', 'Kawa i ciasto', 'Kawa, ciasto', false],
  ['opening_date', '2019-05', '2019-05', true],
  ['opening_date', '2019-05', '2019-06', false],
  ['open_status', 'OPEN', 'CLOSED_TEMPORARILY', false],
  ['opening_hours', night, [period(5, '00:00', '02:00'), period(4, '18:00', '24:00')], true],
  [
    'opening_hours',
    [period(0, '08:00', '12:00'), period(0, '12:00', '16:00')],
    [period(0, '08:00', '16:00')],
    true,
  ],
  [
    'opening_hours',
    [period(1, '08:00', '16:00'), period(0, '08:00', '16:00')],
    [period(0, '08:00', '16:00'), period(1, '08:00', '16:00')],
    true,
  ],
  ['opening_hours', [period(0, '18:00', '00:00', 1)], [period(0, '18:00', '24:00')], true],
  ['opening_hours', night, [period(4, '18:00', '01:45', 5)], false],
  ['opening_hours', night, [], false],
  [
    'special_hours',
    [closedOn('2026-12-25'), closedOn('2026-12-24')],
    [closedOn('2026-12-24'), closedOn('2026-12-25')],
    true,
  ],
  ['special_hours', [{ ...closedOn('2026-12-24'), open_time: '08:00' }], [closedOn('2026-12-24')], true],
  [
    'special_hours',
    [special('2026-12-24', '08:00', '12:00')],
    [special('2026-12-24', '08:00', '13:00')],
    false,
  ],
  ['special_hours', [closedOn('2026-12-24')], [closedOn('2027-12-24')], false],
  [
    'more_hours',
    [delivery(...night)],
    [delivery(period(5, '00:00', '02:00'), period(4, '18:00', '24:00'))],
    true,
  ],
  ['more_hours', [delivery()], [], true],
  ['more_hours', [delivery(...night)], [{ hours_type_id: 'PICKUP', periods: night }], false],
  ['service_items', [service('Catering'), service('Torty')], [service(' torty'), service('catering')], true],
  ['service_items', [service('Catering')], [service('Catering', { description: 'Do 50 osób' })], false],
  [
    'service_items',
    [service('Catering', { price: { type: 'fixed', amount: 100, currency: 'PLN' } })],
    [service('Catering', { price: { type: 'range', from: 100, to: 100, currency: 'PLN' } })],
    true,
  ],
  [
    'service_items',
    [service('Catering', { price: { type: 'fixed', amount: 100, currency: 'PLN' } })],
    [service('Catering', { price: { type: 'fixed', amount: 100, currency: 'EUR' } })],
    false,
  ],
  [
    'service_items',
    [service('Catering', { price: { type: 'range', from: 100, to: 200, currency: 'PLN' } })],
    [service('Catering', { price: { type: 'range', from: 200, to: 100, currency: 'PLN' } })],
    false,
  ],
  ['attributes', [flag('a', true), flag('b', false)], [flag('attributes/b', false), flag('a', true)], true],
  ['attributes', [flag('a')], [], true],
  ['attributes', [flag('a', false)], [], false],
  ['attributes', [flag('a', false)], [flag('a', true)], false],
  ['attributes', [cards(['visa', 'amex'])], [cards(['amex', 'visa'])], true],
  ['attributes', [cards(['visa'], ['amex'])], [cards(['visa'])], false],
  ['attributes', [link('https://lipa.pl/menu/')], [link('https://LIPA.pl/menu')], true],
  ['attributes', [link('')], [], true],
  ['attributes', [link('https://lipa.pl/menu')], [link('https://lipa.pl/karta')], false],
  ['labels', ['Warszawa', 'ogródek'], ['ogródek ', 'Warszawa', 'Warszawa'], true],
  ['labels', ['Warszawa'], ['warszawa'], false],
];

test.each(corpus.map((pair) => [JSON.stringify(pair), pair] as const))(
  'BEY-03 the same or not: %s',
  (_name, pair) => {
    expectSame(pair);
  },
);

function expectSame<Field extends ListingField>([field, a, b, same, country = 'PL']: [
  Field,
  ListingFields[Field],
  ListingFields[Field],
  boolean,
  string?,
]) {
  expect(sameFieldValue(field, a, b, country)).toBe(same);
  expect(sameFieldValue(field, b, a, country)).toBe(same);
}

test('BEY-03 the corpus speaks of every field', () => {
  expect(new Set(corpus.map(([field]) => field))).toEqual(new Set(listingFields));
});

test('BEY-03 a value is the same as itself, and a listing has no changes against itself', () => {
  const listing = sampleListing();
  for (const field of listingFields)
    expect(sameFieldValue(field, listing[field], listing[field], 'PL')).toBe(true);
  expect(changedFields(listing, structuredCloneOf(listing), listingFields)).toEqual([]);
  expect(changedFields(listing, { ...listing, name: 'Lipa', website: '' }, listingFields)).toEqual([
    'name',
    'website',
  ]);
});

test('BEY-03 two spellings that are the same as a third are the same', () => {
  const texts = fc.constantFrom(
    '+48221234567',
    '22 123 45 67',
    '022 123 45 67',
    '(22)1234567',
    '22123456',
    'x',
    '',
  );
  fc.assert(
    fc.property(texts, texts, texts, (a, b, c) => {
      const same = (one: string, other: string) => sameFieldValue('phone_number', one, other, 'PL');
      if (same(a, b) && same(b, c)) expect(same(a, c)).toBe(true);
      expect(same(a, b)).toBe(fieldKey('phone_number', a, 'PL') === fieldKey('phone_number', b, 'PL'));
    }),
  );
});

function structuredCloneOf(listing: ListingFields): ListingFields {
  return JSON.parse(JSON.stringify(listing)) as ListingFields;
}
