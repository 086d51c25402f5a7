import { expect, test } from 'vitest';
import { hostOfPage, isPageOf, websiteTarget } from './organic-rank.ts';

test.each([
  ['https://lipa.pl/', 'https://www.lipa.pl/menu?x=1', true],
  ['https://www.lipa.pl/', 'http://lipa.pl', true],
  ['https://lipa.pl/', 'https://sklep.lipa.pl/kawa', true],
  ['https://lipa.pl/', 'https://LIPA.PL:8443/', true],
  ['https://sklep.lipa.pl/', 'https://lipa.pl/', false],
  ['https://lipa.pl/', 'https://nielipa.pl/', false],
  ['https://lipa.pl/', 'https://lipa.pl.example/', false],
  ['https://lipa.pl/', 'https://katalog.example/?u=https://lipa.pl/', false],
  ['https://lipa.pl/krakow', 'https://lipa.pl/krakow/menu', true],
  ['https://lipa.pl/krakow', 'https://lipa.pl/krakow?mapa=1', true],
  ['https://lipa.pl/krakow', 'https://lipa.pl/krakow-2', false],
  ['https://lipa.pl/krakow', 'https://lipa.pl/', false],
  ['https://lipa.pl/', 'lipa.pl', false],
])('MON-07 the website %s has the page %s: %s', (website, page, isOne) => {
  expect(isPageOf(websiteTarget(website), page)).toBe(isOne);
});

test('MON-07 a page tells its host without www', () => {
  expect(hostOfPage('https://www.Lipa.pl/menu')).toBe('lipa.pl');
  expect(hostOfPage('about:blank')).toBeUndefined();
});
