import { expect, it } from 'vitest';
import { territoryName } from './territory-name.ts';

it.each([
  ['POL', 'Polska'],
  ['DEU', 'Niemcy'],
  ['GBR', 'Wielka Brytania'],
  ['AUT', 'Austria'],
  ['AUS', 'Australia'],
  ['CHE', 'Szwajcaria'],
  ['UKR', 'Ukraina'],
  ['XKS', 'Kosowo'],
])('RV-12 the country of the App Store %s is written in words', (code, name) => {
  expect(territoryName(code, 'pl')).toBe(name);
});

it('RV-12 what is no code of a country is shown as it came', () => {
  expect(territoryName('PL', 'pl')).toBe('PL');
  expect(territoryName('ZZZ', 'pl')).not.toBe('');
});
