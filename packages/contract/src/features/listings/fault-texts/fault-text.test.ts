import { describe, expect, it, test } from 'vitest';
import { languages } from '../../../languages.ts';
import { fault, faultCodes } from '../fault.ts';
import { enFaultTexts } from './en.ts';
import { esFaultTexts } from './es.ts';
import { faultText } from './fault-text.ts';
import { plFaultTexts } from './pl.ts';

const texts = { pl: plFaultTexts, en: enFaultTexts, es: esFaultTexts };

describe.each(languages)('LST-03 faults in %s', (language) => {
  it('says the same as the other languages, and leaves nothing open', () => {
    for (const code of faultCodes) {
      expect(bracesIn(texts[language][code]), code).toEqual(bracesIn(texts.pl[code]));
      expect(texts[language][code], code).toMatch(/^\S.*[.]$/);
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
  expect(faultText('en', fault('date_invalid', { date: '2026-13-45' }))).toBe('“2026-13-45” is not a date.');
  expect(faultText('en', fault('country_unknown', { country: 'poland' }))).toContain('“poland”');
  expect(faultText('pl', fault('phone_invalid', { phone: '$& {{phone}}' }))).toContain('„$& {{phone}}”');
});

test('LST-03 attributes are called by their name where that is known', () => {
  const repeated = fault('attribute_takes_one_value', { attribute: 'attributes/has_wifi' });
  expect(faultText('en', repeated)).toContain('“has wifi”');
  expect(faultText('en', repeated, { attribute: () => 'Wi-Fi' })).toContain('“Wi-Fi”');
});

function bracesIn(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted();
}
