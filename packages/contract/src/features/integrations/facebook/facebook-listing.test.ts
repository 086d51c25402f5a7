import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneNumbers } from '../../listings/contact/phone-numbers.ts';
import { sameHours } from '../../listings/hours/opening-hours.ts';
import { anyHours, closedOn, period, sampleListing } from '../../listings/testing/sample-listing.ts';
import { facebookHoursOf, readFacebookHours } from './facebook-hours.ts';
import { facebookChanges, facebookDifference, facebookListingOf, longestAbout } from './facebook-listing.ts';

const plain = sampleListing({ more_hours: [] });
const written = facebookListingOf(plain, phoneNumbers).fields;

test('INT-02 a page gets phone, website, text and hours of a listing, and nothing is missing', () => {
  expect(facebookListingOf(plain, phoneNumbers)).toEqual({
    fields: {
      phone: '+48221234567',
      website: 'https://lipa.pl/warszawa',
      about: plain.description,
      hours: {
        mon_1_open: '08:00',
        mon_1_close: '20:00',
        tue_1_open: '08:00',
        tue_1_close: '20:00',
      },
    },
    gaps: [],
  });
});

test('INT-02 what a page cannot hold is named, with the days', () => {
  const { fields, gaps } = facebookListingOf(
    sampleListing({
      description: `${'Kawa '.repeat(30)}`,
      opening_hours: [period(4, '07:00', '10:00'), period(4, '12:00', '15:00'), period(4, '18:00', '22:00')],
      special_hours: [closedOn('2026-12-25')],
      phone_number_2: '22 123 45 68',
      open_status: 'CLOSED_TEMPORARILY',
    }),
    phoneNumbers,
  );
  expect([...fields.about]).toHaveLength(longestAbout);
  expect(fields.hours).toEqual({
    fri_1_open: '07:00',
    fri_1_close: '10:00',
    fri_2_open: '12:00',
    fri_2_close: '15:00',
  });
  expect(gaps).toEqual([
    { field: 'opening_hours', reason: 'cut', days: [4] },
    { field: 'description', reason: 'cut' },
    { field: 'special_hours', reason: 'not_taken' },
    { field: 'more_hours', reason: 'not_taken' },
    { field: 'phone_number_2', reason: 'not_taken' },
    { field: 'open_status', reason: 'not_taken' },
  ]);
});

test('INT-02 a night closes on the next day, and a whole day at midnight', () => {
  const { hours } = facebookHoursOf([period(5, '18:00', '02:00', 6), period(0, '00:00', '24:00')]);
  expect(hours).toEqual({
    mon_1_open: '00:00',
    mon_1_close: '00:00',
    sat_1_open: '18:00',
    sat_1_close: '02:00',
  });
});

test('INT-02 a week that a page can hold is read as it was written', () => {
  fc.assert(
    fc.property(anyHours, (periods) => {
      const { hours, cutDays } = facebookHoursOf(periods);
      const read = readFacebookHours(hours);
      if (cutDays.length === 0) expect(sameHours(read, periods)).toBe(true);
      expect(facebookHoursOf(read).hours).toEqual(hours);
    }),
  );
});

test('INT-02 other spellings of the same are no difference', () => {
  const other = {
    phone: '22 123 45 67',
    website: 'https://lipa.pl/warszawa/',
    about: `${written.about} `,
    hours: { ...written.hours },
  };
  expect(facebookDifference(other, written, 'PL', phoneNumbers)).toEqual([]);
  expect(facebookChanges(written, [])).toEqual({});
});

test('INT-02 what a listing does not say stays on its page', () => {
  const silent = { phone: '', website: '', about: '', hours: {} };
  expect(facebookDifference(written, silent, 'PL', phoneNumbers)).toEqual([]);
});

test('INT-02 what differs is told before and after, and is all that is written', () => {
  const before = { ...written, phone: '22 123 45 68', hours: { mon_1_open: '08:00', mon_1_close: '20:00' } };
  const differences = facebookDifference(before, written, 'PL', phoneNumbers);
  expect(differences).toEqual([
    { field: 'phone', before: '22 123 45 68', after: '+48221234567' },
    {
      field: 'hours',
      before: [period(0, '08:00', '20:00')],
      after: [period(0, '08:00', '20:00'), period(1, '08:00', '20:00')],
    },
  ]);
  expect(facebookChanges(written, differences)).toEqual({ phone: written.phone, hours: written.hours });
});
