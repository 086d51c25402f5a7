import { describe, expect, it, test } from 'vitest';
import { fault, faultCodes } from '@pinfold/contract/features/listings/fault';
import { specialPeriodFault } from '@pinfold/contract/features/listings/hours/special-hours';
import { type Language, languages } from '@pinfold/contract/languages';
import { labels } from '../../../i18n/i18n.ts';
import { faultText } from './update-problems.ts';

describe.each(languages)('LST-03 faults in %s', (language) => {
  it('says the same as the other languages, and leaves nothing open', () => {
    for (const code of faultCodes) {
      expect(bracesIn(labels(language, 'faults')[code]), code).toEqual(
        bracesIn(labels('pl', 'faults')[code]),
      );
      expect(labels(language, 'faults')[code], code).toMatch(/^\S.*[.]$/);
    }
  });
});

test('LST-03 days, dates, distances and countries are named as people name them', () => {
  expect(faultText('pl', fault('hours_overlap', { day: 2 }))).toBe(
    'Godziny nakładają się na siebie (środa).',
  );
  expect(faultText('en', fault('hours_overlap', { day: 6 }))).toBe('These hours overlap (Sunday).');
  expect(faultText('pl', fault('special_hours_overlap', { date: '2026-12-25' }))).toContain(
    '25 grudnia 2026',
  );
  expect(faultText('es', fault('country_changed', { country: 'PL' }))).toContain('(Polonia)');
  expect(faultText('pl', fault('coordinates_too_far_from_address', { distance: 1840, max: 1000 }))).toMatch(
    /1,8\skm.*1\skm/,
  );
  expect(faultText('en', fault('opening_date_too_far', { latest: '2027-11-21' }))).toContain(
    '21 November 2027',
  );
});

test('LST-03 what is no day, date or country is shown as it was typed', () => {
  expect(faultText('en', fault('date_invalid', { given: '2026-13-45' }))).toBe('“2026-13-45” is not a date.');
  expect(faultText('en', fault('special_hours_overlap', { date: '2027-02-29' }))).toMatch(/^2027-02-29:/);
  expect(faultText('en', fault('country_unknown', { country: 'poland' }))).toContain('“poland”');
  expect(faultText('pl', fault('phone_invalid', { phone: '$& {{phone}}' }))).toContain('„$& {{phone}}”');
});

test('LST-04 a date that its month does not have is named as it was given, and a closed period of two dates as that', () => {
  const closed = { closed: true, open_time: null, close_time: null };
  const said = (language: Language, period: object) => {
    const found = specialPeriodFault({ start_date: '', end_date: '', ...closed, ...period });
    return found && faultText(language, found);
  };
  const leapDay = { start_date: '2027-02-29', end_date: '2027-02-29', closed: false };
  expect(said('en', leapDay)).toBe('There is no “2027-02-29”: February 2027 has 28 days.');
  expect(said('pl', leapDay)).toBe('Nie ma daty „2027-02-29”: luty 2027 ma 28 dni.');
  expect(said('es', leapDay)).toBe('«2027-02-29» no existe: febrero de 2027 tiene 28 días.');
  const christmas = { start_date: '2026-12-25', end_date: '2026-12-26' };
  expect(said('en', christmas)).toBe(
    'A closed period covers one date, 25 December 2026. Add each further one, up to 26 December 2026, as one of its own.',
  );
});

test('LST-03 attributes are called by their name where that is known', () => {
  const repeated = fault('attribute_takes_one_value', { attribute: 'attributes/has_wifi' });
  expect(faultText('en', repeated)).toContain('“has wifi”');
  expect(faultText('en', repeated, { attribute: () => 'Wi-Fi' })).toContain('“Wi-Fi”');
});

function bracesIn(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted();
}
