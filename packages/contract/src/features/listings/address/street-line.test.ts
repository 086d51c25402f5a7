import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinStreetLines, rejoinStreetLines, splitStreetLines } from './street-line.ts';

test.each([
  ['PL', 'Rynek Główny 12', 'Rynek Główny', '12'],
  ['PL', 'ul. 11 Listopada 7A/4', 'ul. 11 Listopada', '7A/4'],
  ['PL', 'Plac Konstytucji 3 Maja 5-7', 'Plac Konstytucji 3 Maja', '5-7'],
  ['PL', 'Krupówki', 'Krupówki', ''],
  ['PL', 'al. Jana Pawła II', 'al. Jana Pawła II', ''],
  ['PL', '12', '12', ''],
  ['PL', 'ul. Długa 12 lok. 5', 'ul. Długa', '12 lok. 5'],
  ['PL', 'ul. Długa 12 m. 3', 'ul. Długa', '12 m. 3'],
  ['PL', 'ul. Długa 12/14 m. 3', 'ul. Długa', '12/14 m. 3'],
  ['PL', 'ul. Długa 12 m3', 'ul. Długa', '12 m3'],
  ['PL', 'ul. Długa 12A, lok. 3', 'ul. Długa', '12A, lok. 3'],
  ['PL', 'ul. Marszałkowska 104/122 lok. 12A', 'ul. Marszałkowska', '104/122 lok. 12A'],
  ['PL', 'ul. Długa 12 lok. U5', 'ul. Długa', '12 lok. U5'],
  ['PL', 'ul. Długa 12 LOK. U-5', 'ul. Długa', '12 LOK. U-5'],
  ['PL', 'ul. 1 Maja 5 lokal 2', 'ul. 1 Maja', '5 lokal 2'],
  ['PL', 'ul. 11 Listopada', 'ul. 11 Listopada', ''],
  ['ES', 'Calle Mayor, 12, local 4', 'Calle Mayor', '12, local 4'],
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

test.each([
  ['IT', 'Via Roma, 12'],
  ['BR', 'Rua Augusta, 1508'],
  ['ES', 'Calle Mayor 12'],
  ['PL', ' ul. Długa  12'],
])('LST-03 in %s "%s" stays as it is written at the provider until it is edited', (country, line) => {
  const read = [line, 'piętro 2'];
  const ours = splitStreetLines(read, country);
  expect(rejoinStreetLines(ours, read, country)).toEqual(read);
  const moved = { ...ours, house_number: '14' };
  expect(rejoinStreetLines(moved, read, country)).toEqual(joinStreetLines(moved, country));
});

test('LST-03 an address that was split and joined is split the same way again', () => {
  const line = fc.string({ maxLength: 40, unit: fc.constantFrom(...'aŁ 1 2/-,.', ' lok. ', ' m.') });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 3 }), fc.constantFrom('PL', 'ES', 'GB'), (lines, country) => {
      const once = joinStreetLines(splitStreetLines(lines, country), country);
      expect(joinStreetLines(splitStreetLines(once, country), country)).toEqual(once);
    }),
  );
});
