import { expect, test } from 'vitest';
import { websiteFault } from './use-new-website.ts';

const known = [{ url: 'https://kawiarnialipa.pl/' }];

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['kawiarnialipa.pl', 'scheme_missing'],
  ['ftp://kawiarnialipa.pl', 'scheme_missing'],
  ['https://localhost', 'invalid'],
  ['https://', 'invalid'],
  ['HTTPS://KawiarniaLipa.pl', 'exists'],
  ['https://kawiarnialipa.pl/#menu', 'exists'],
  ['http://kawiarnialipa.pl', undefined],
  [' https://palarnialipa.pl/sklep ', undefined],
])('COM-06 what is wrong with an address is said before it is sent: "%s"', (url, fault) => {
  expect(websiteFault(url, known)).toBe(fault);
});
