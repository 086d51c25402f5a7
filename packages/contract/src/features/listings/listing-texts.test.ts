import { expect, test } from 'vitest';
import { faultCodes } from './fault.ts';
import { categoriesFault, categoryKey } from './listing-categories.ts';
import { openingDateFault } from './open-status.ts';
import { descriptionFault, labelFaults, nameFault, storeCodeFault, urlIn } from './listing-texts.ts';

test('every fault has one code', () => {
  expect(new Set(faultCodes).size).toBe(faultCodes.length);
});

test('LST-03 a name is there', () => {
  expect(nameFault(' ')?.code).toBe('required');
  expect(nameFault('Kawiarnia\u0007Lipa')?.code).toBe('characters_invalid');
  expect(nameFault('Kawiarnia Lipa')).toBeUndefined();
});

test('LST-03 a description holds 750 characters, counted as the provider does, and no link', () => {
  expect(descriptionFault('ą'.repeat(750))).toBeUndefined();
  expect(descriptionFault('ą'.repeat(751))).toEqual({
    code: 'text_too_long',
    values: { max: 750, length: 751 },
  });
  expect(descriptionFault('😀'.repeat(376))?.values).toEqual({ max: 750, length: 752 });
  expect(descriptionFault('Zajrzyj na www.lipa.pl.')?.code).toBe('contains_url');
  expect(descriptionFault('')).toBeUndefined();
});

test.each([
  ['Zajrzyj na https://lipa.pl/menu, zapraszamy', 'https://lipa.pl/menu'],
  ['Zamów: www.lipa.pl', 'www.lipa.pl'],
  ['Menu na lipa.com.pl', 'lipa.com.pl'],
  ['Menu na lipa.pl/menu dziś', 'lipa.pl/menu'],
  ['Kawa od 2020 r. w Warszawie. Zapraszamy!', undefined],
  ['Otwarte 8.00-20.00', undefined],
  ['Pl. Zbawiciela. Esencja smaku', undefined],
  ['np. pl', undefined],
  ['Kawa.Ciasto', undefined],
])('LST-03 in %j the link is %s', (text, url) => {
  expect(urlIn(text)).toBe(url);
});

test.each([
  ['', undefined],
  ['WAW-01', undefined],
  ['a'.repeat(59), undefined],
  ['a'.repeat(60), 'text_too_long'],
  [' WAW-01', 'outer_spaces'],
  ['WAW-01 ', 'outer_spaces'],
  ['https://lipa.pl', 'contains_url'],
  ['WAW\t01', 'characters_invalid'],
  ['lipa.pl', 'contains_url'],
])('LST-03 the store code %j is refused for %s', (code, found) => {
  expect(storeCodeFault(code)?.code).toBe(found);
});

test('LST-04 a label has 1 to 255 characters and is there once', () => {
  expect(labelFaults(['a'.repeat(255), 'drive'])).toEqual([]);
  expect(
    labelFaults(['drive', ' ', 'a'.repeat(256), ' drive ', 'dri\nve']).map(({ index, fault }) => [
      index,
      fault.code,
    ]),
  ).toEqual([
    [1, 'required'],
    [2, 'text_too_long'],
    [3, 'label_repeated'],
    [4, 'characters_invalid'],
  ]);
});

test.each([
  ['', undefined],
  ['2019-05', undefined],
  ['2019-05-17', undefined],
  ['2027-11-21', undefined],
  ['2027-11-22', 'opening_date_too_far'],
  ['2027-11', undefined],
  ['2027-12', 'opening_date_too_far'],
  ['2019', 'opening_date_needs_month'],
  ['2019-', 'opening_date_needs_month'],
  ['2019-13', 'date_invalid'],
  ['2019-02-29', 'date_beyond_month'],
  ['17.05.2019', 'date_invalid'],
])('LST-03 the opening date %j is refused for %s', (date, code) => {
  expect(openingDateFault(date, '2026-11-21')?.code).toBe(code);
});

test('LST-03 a year from a leap day ends on the last of February', () => {
  expect(openingDateFault('2029-02-28', '2028-02-29')).toBeUndefined();
  expect(openingDateFault('2029-03-01', '2028-02-29')?.values).toEqual({ latest: '2029-02-28' });
});

test('LST-04 one primary category and nine more, each once', () => {
  const nine = Array.from({ length: 9 }, (_, index) => `gcid:category_${index}`);
  const fault = (primary_category: string, additional_categories: string[]) => {
    const found = categoriesFault({ primary_category, additional_categories });
    return found && [found.field, found.fault.code, found.fault.values];
  };
  expect(fault('gcid:cafe', nine)).toBeUndefined();
  expect(fault('', nine)).toEqual(['primary_category', 'required', {}]);
  expect(fault('gcid:cafe', [...nine, 'gcid:bakery'])).toEqual([
    'additional_categories',
    'too_many_categories',
    { max: 10 },
  ]);
  expect(fault('gcid:cafe', ['gcid:bakery', 'categories/gcid:cafe'])).toEqual([
    'additional_categories',
    'category_repeated',
    { category: 'categories/gcid:cafe' },
  ]);
  expect(fault('gcid:cafe', ['gcid:bakery', 'gcid:bakery'])?.[1]).toBe('category_repeated');
  expect(categoryKey(' categories/gcid:Cafe ')).toBe('gcid:cafe');
});
