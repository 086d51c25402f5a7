import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  sameWebsite,
  socialNetworks,
  urlAttributeFault,
  utmFault,
  utmOf,
  utmParameters,
  websiteFault,
  withoutUtm,
  withUtm,
} from './links.ts';

test.each([
  ['', undefined],
  ['https://lipa.pl', undefined],
  [' HTTP://Lipa.PL/menu?x=1#a ', undefined],
  ['lipa.pl', 'url_scheme_missing'],
  ['www.lipa.pl', 'url_scheme_missing'],
  ['ftp://lipa.pl', 'url_scheme_missing'],
  ['javascript:alert(1)', 'url_scheme_missing'],
  ['https://', 'url_invalid'],
  ['https://localhost/', 'url_invalid'],
  ['https://10.0.0.1/', 'url_invalid'],
  ['https://anna@lipa.pl', 'url_invalid'],
  ['https://li pa.pl', 'url_invalid'],
])('LST-03 the website %j is refused for %s', (text, code) => {
  expect(websiteFault(text)?.code).toBe(code);
});

test.each([
  ['https://lipa.pl', 'https://LIPA.pl:443/', true],
  ['https://lipa.pl/menu/', 'https://lipa.pl/menu#kawa', true],
  ['http://lipa.pl:80', 'http://lipa.pl/', true],
  ['https://lipa.pl/Menu', 'https://lipa.pl/menu', false],
  ['https://lipa.pl', 'http://lipa.pl', false],
  ['https://lipa.pl', 'https://www.lipa.pl', false],
  ['https://lipa.pl/?utm_source=google', 'https://lipa.pl/', false],
  ['https://lipa.pl/?a=1', 'https://lipa.pl/?a=2', false],
  ['lipa', ' lipa ', true],
])('BEY-03 %s and %s lead to one page: %s', (a, b, same) => {
  expect(sameWebsite(a, b)).toBe(same);
  expect(sameWebsite(b, a)).toBe(same);
});

test('LST-03 tags are put on a link, read from it and taken off, and the rest of it stays', () => {
  const url = 'https://lipa.pl/menu?strona=2&utm_source=bing#kawa';
  expect(utmOf(url)).toEqual({ source: 'bing' });
  const tagged = withUtm(url, { source: 'google', campaign: 'wizytówki 2026', term: ' ' });
  expect(tagged).toBe(
    'https://lipa.pl/menu?strona=2&utm_source=google&utm_campaign=wizyt%C3%B3wki%202026#kawa',
  );
  expect(utmOf(tagged)).toEqual({ source: 'google', campaign: 'wizytówki 2026' });
  expect(withoutUtm(tagged)).toBe('https://lipa.pl/menu?strona=2#kawa');
  expect(withoutUtm('https://lipa.pl/?utm_source=google')).toBe('https://lipa.pl/');
  expect(utmOf('https://lipa.pl/?UTM_Source=a+b&utm_medium=%E0')).toEqual({ source: 'a b', medium: '%E0' });
});

test('LST-03 whatever tags are put on any link can be read from it', () => {
  const letters = fc.constantFrom(...'ażŁ字☕ &=?#%+;/"\\\n\u00A0');
  const value = fc
    .string({ unit: letters, minLength: 1, maxLength: 12 })
    .filter((text) => text.trim() === text);
  const tags = fc.record(Object.fromEntries(utmParameters.map((one) => [one, value])), { requiredKeys: [] });
  const url = fc
    .tuple(
      fc.constantFrom('', '/menu', '/a/b/'),
      fc.constantFrom('', '?', '?x=1', '?x=1&y=%20&x', '?utm_source=bing'),
      fc.constantFrom('', '#kawa?utm_source=a'),
    )
    .map((parts) => `https://lipa.pl${parts.join('')}`);
  fc.assert(
    fc.property(url, tags, (link, chosen) => {
      const tagged = withUtm(link, chosen);
      expect(utmOf(tagged)).toEqual(chosen);
      expect(withUtm(tagged, chosen)).toBe(tagged);
    }),
  );
});

test('LST-03 tags need a source, and hold no blanks', () => {
  expect(utmFault({})).toBeUndefined();
  expect(utmFault({ source: 'google', medium: 'organic' })).toBeUndefined();
  expect(utmFault({ medium: 'organic' })).toEqual({
    code: 'utm_invalid',
    values: { parameter: 'utm_source' },
  });
  expect(utmFault({ source: 'google', campaign: 'dwa słowa' })?.values['parameter']).toBe('utm_campaign');
});

test.each([
  ['url_facebook', 'https://www.facebook.com/kawiarnialipa', undefined],
  ['attributes/url_facebook', 'https://pl-pl.facebook.com/kawiarnialipa', undefined],
  ['url_facebook', 'https://facebook.com/', 'url_of_other_network'],
  ['url_facebook', 'https://facebook.com.zly.pl/kawiarnialipa', 'url_of_other_network'],
  ['url_facebook', 'https://notfacebook.com/kawiarnialipa', 'url_of_other_network'],
  ['url_instagram', 'https://facebook.com/kawiarnialipa', 'url_of_other_network'],
  ['url_instagram', 'instagram.com/lipa', 'url_scheme_missing'],
  ['url_twitter', 'https://x.com/lipa', undefined],
  ['url_twitter', 'https://twitter.com/lipa', undefined],
  ['url_menu', 'https://lipa.pl/menu', undefined],
  ['url_menu', 'lipa', 'url_scheme_missing'],
  ['url_facebook', '', undefined],
])('LST-04 the link of %s as %j is refused for %s', (attribute, url, code) => {
  expect(urlAttributeFault(attribute, url)?.code).toBe(code);
});

test('LST-04 every social network takes a profile on its own host', () => {
  for (const [attribute, { hosts }] of Object.entries(socialNetworks))
    for (const host of hosts) expect(urlAttributeFault(attribute, `https://${host}/lipa`)).toBeUndefined();
});
