import { sameCoordinates } from '@pinfold/contract/features/listings/address/coordinates';
import { changeFields } from '@pinfold/contract/features/external-changes/external-change';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import { weekdays } from '@pinfold/contract/features/listings/hours/calendar';
import { period, sampleListing, service } from '@pinfold/contract/features/listings/testing/sample-listing';
import { expect, test } from 'vitest';
import { createTranslate } from '../../../../i18n/i18n.ts';
import { en } from '../../../../locales/en.ts';
import { pl } from '../../../../locales/pl.ts';
import { type Difference, differenceText, differenceOf } from './difference.ts';
import { providerNames } from './provider-names.tsx';
import type { PresentField, PresentValues } from './present-values.ts';
import type { ValueFormat } from './value-lines.ts';
import { textDiff } from './word-diff.ts';

const words: ValueFormat = {
  t: createTranslate(pl),
  language: 'pl',
  names: providerNames({}),
  country: 'PL',
  readPhones: () => phoneNumbers,
};
const said = (field: PresentField, ours: PresentValues, proposed: PresentValues) =>
  differenceText(field, ours, proposed, words);

test('EXT-02 another spelling of a phone number marks nothing, another number its last digits', () => {
  const ours = { phone_number: '12 421 55 10' };
  expect(differenceOf('phone_number', ours, { phone_number: '+48124215510' }, words, textDiff)).toEqual({
    kind: 'text',
    parts: [{ kind: 'same', text: '+48 12 421 55 10' }],
  });
  expect(
    differenceOf('phone_number', ours, { phone_number: '+48 12 421 55 01' }, words, textDiff),
  ).toMatchObject({
    parts: [{ kind: 'same' }, { kind: 'removed', text: '10' }, { kind: 'added', text: '01' }],
  });
});

test('EXT-02 a phone number is shown as it was written until it can be read', () => {
  const early = { ...words, readPhones: () => undefined };
  expect(
    differenceText('phone_number', { phone_number: '' }, { phone_number: ' 12 421-55-10 ' }, early),
  ).toContain('12 421-55-10');
});

test('EXT-02 of a link the parameter that changes is marked', () => {
  const difference = differenceOf(
    'website',
    { website: 'https://lipa.pl/krakow?a=1&b=2' },
    { website: 'https://lipa.pl/krakow?a=1&b=3' },
    words,
    textDiff,
  );
  expect(difference).toMatchObject({
    parts: [
      { kind: 'same', text: 'https://lipa.pl/krakow?a=1' },
      { kind: 'removed', text: '&b=2' },
      { kind: 'added', text: '&b=3' },
    ],
  });
});

test('EXT-02 two texts with nothing in common are shown whole', () => {
  const difference = differenceOf(
    'name',
    { name: 'Kawiarnia Lipa' },
    { name: 'Pizzeria Roma' },
    words,
    textDiff,
  );
  expect(difference).toEqual({
    kind: 'entries',
    removed: ['Kawiarnia Lipa'],
    added: ['Pizzeria Roma'],
    kept: 0,
  });
});

test('EXT-02 a text is shown whole, before and after, until it can be compared within', () => {
  const [ours, proposed] = [{ name: 'Kawiarnia Lipa' }, { name: 'Kawiarnia Lipa Kraków' }];
  expect(differenceOf('name', ours, proposed, words)).toEqual({
    kind: 'entries',
    removed: ['Kawiarnia Lipa'],
    added: ['Kawiarnia Lipa Kraków'],
    kept: 0,
  });
  expect(differenceOf('name', ours, ours, words)).toMatchObject({ parts: [{ kind: 'same' }] });
});

test('EXT-02 what comes, goes and changes is said apart in a list of services', () => {
  const ours = {
    service_items: [
      service('Śniadania', { price: { type: 'fixed', amount: 2400, currency: 'PLN' } }),
      service('Catering'),
    ],
  };
  const proposed = {
    service_items: [
      service('Śniadania', { price: { type: 'fixed', amount: 2600, currency: 'PLN' } }),
      service('Brunch'),
    ],
  };
  expect(said('service_items', ours, proposed).replaceAll('\u00a0', ' ')).toBe(
    'Śniadania: z 24,00 zł na 26,00 zł; usunięto: Catering; dodano: Brunch',
  );
});

test('EXT-02 attributes and more hours are compared by their names', () => {
  const wifi = (value: string) => ({
    attributes: [{ attribute_id: 'attributes/wi_fi', value_type: 2 as const, values: [value] }],
  });
  expect(said('attributes', wifi('free_wi_fi'), wifi('paid_wi_fi'))).toBe(
    'Wi fi: z Free wi fi na Paid wi fi',
  );
  expect(said('attributes', { attributes: [] }, wifi('free_wi_fi'))).toBe('Wi fi: dodano: Free wi fi');
});

/** All that a reader would see marked. */
function marksOf(difference: Difference) {
  if (difference.kind === 'text') return difference.parts.filter(({ kind }) => kind !== 'same');
  if (difference.kind === 'entries') return [...difference.removed, ...difference.added];
  if (difference.kind === 'place') return sameCoordinates(difference.before, difference.after, 0) ? [] : [0];
  return difference.lines;
}

test('EXT-02 a listing does not differ from itself in any field', () => {
  const listing: PresentValues = { ...sampleListing(), location_state: 'published' };
  for (const field of changeFields) {
    const difference = differenceOf(field, listing, listing, words, textDiff);
    expect(marksOf(difference), field).toEqual([]);
  }
});

test('EXT-02 every field has a name and says something in words', () => {
  const [ours, proposed]: PresentValues[] = [
    { ...sampleListing(), location_state: 'published' },
    {
      ...sampleListing({ latitude: 52.26, opening_hours: [], special_hours: [], labels: [] }),
      location_state: null,
    },
  ];
  for (const field of changeFields) {
    expect(words.t(`listing_values.field.${field}`)).not.toBe('');
    if (ours && proposed) expect(said(field, ours, proposed)).not.toMatch(/undefined|NaN|null/);
  }
  expect(said('location_state', ours ?? {}, proposed ?? {})).toBe('usunięto: Opublikowana');
});

test('EXT-02 a file in English reads in English', () => {
  const english: ValueFormat = { ...words, t: createTranslate(en), language: 'en' };
  const open = sampleListing();
  const closed = sampleListing({ opening_hours: open.opening_hours.slice(1) });
  expect(differenceText('opening_hours', open, closed, english).replaceAll('\u00a0', ' ')).toBe(
    'Monday: from 08:00 – 20:00 to closed',
  );
});

test('EXT-02 days in a row that change alike are one line', () => {
  const open = sampleListing({
    opening_hours: weekdays.map((day) => period(day, '08:00', '20:00')),
  });
  const shorter = sampleListing({
    opening_hours: weekdays.map((day) => period(day, '08:00', day < 5 ? '18:00' : '20:00')),
  });
  expect(said('opening_hours', open, shorter).replaceAll('\u00a0', ' ')).toBe(
    'Poniedziałek–piątek: z 08:00 – 20:00 na 08:00 – 18:00',
  );
});
