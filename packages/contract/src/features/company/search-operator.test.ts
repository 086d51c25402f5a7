import { expect, test } from 'vitest';
import { searchOperatorOf } from './search-operator.ts';

test.each([
  ['site:lipa.pl kawa', 'site:'],
  ['kawa intitle:kraków', 'intitle:'],
  ['kawa -SITE:sowa.pl', 'site:'],
  ['allinurl: kawa', 'allinurl:'],
  ['kawiarnia', undefined],
  ['c++ kawiarnia', undefined],
  ['50% taniej', undefined],
  ['website: kawa', undefined],
  ['kawa: gdzie', undefined],
])('MON-02 the operator of "%s" is %s', (keyword, operator) => {
  expect(searchOperatorOf(keyword)).toBe(operator);
});
