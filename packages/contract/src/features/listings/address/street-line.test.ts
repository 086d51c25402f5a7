import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinStreetLines, splitStreetLines } from './street-line.ts';

test.each([
  ['PL', 'Rynek Główny 12', 'Rynek Główny', '12'],
  ['PL', 'ul. 11 Listopada 7A/4', 'ul. 11 Listopada', '7A/4'],
  ['PL', 'Plac Konstytucji 3 Maja 5-7', 'Plac Konstytucji 3 Maja', '5-7'],
  ['PL', 'Krupówki', 'Krupówki', ''],
  ['PL', 'al. Jana Pawła II', 'al. Jana Pawła II', ''],
  ['PL', '12', '12', ''],
  ['DE', 'Unter den Linden 77 B', 'Unter den Linden', '77 B'],
  ['ES', 'Calle Mayor, 12', 'Calle Mayor', '12'],
  ['GB', '10 Downing Street', 'Downing Street', '10'],
  ['US', '1600 Pennsylvania Avenue NW', 'Pennsylvania Avenue NW', '1600'],
  ['US', '42nd Street', '42nd Street', ''],
])('LST-03 in %s "%s" is a street and a number, and is written so again', (country, line, street, number) => {
  expect(splitStreetLines([line], country)).toEqual({ street, house_number: number });
  expect(joinStreetLines({ street, house_number: number }, country)).toEqual([line]);
});

test('LST-03 lines after the first are kept as they are', () => {
  const lines = ['Złota 59', 'Złote Tarasy, poziom 1'];
  const street = splitStreetLines(lines, 'PL');
  expect(street).toEqual({ street: 'Złota\nZłote Tarasy, poziom 1', house_number: '59' });
  expect(joinStreetLines(street, 'PL')).toEqual(lines);
});

test.each(['a,, 1', 'a, , 1', 'a , 1'])(
  'LST-03 what divides street and number belongs to neither: "%s"',
  (line) => {
    expect(splitStreetLines([line], 'PL')).toEqual({ street: 'a', house_number: '1' });
  },
);

test('LST-03 an address that was split and joined is split the same way again', () => {
  const line = fc.string({ maxLength: 40, unit: fc.constantFrom(...'aŁ 1 2/-,.') });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 3 }), fc.constantFrom('PL', 'ES', 'GB'), (lines, country) => {
      const once = joinStreetLines(splitStreetLines(lines, country), country);
      expect(joinStreetLines(splitStreetLines(once, country), country)).toEqual(once);
    }),
  );
});
