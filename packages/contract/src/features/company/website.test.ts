import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseWebsiteUrl } from './website.ts';

test.each([
  ['https://kawiarnialipa.pl', 'https://kawiarnialipa.pl/', 'kawiarnialipa.pl'],
  ['  HTTPS://WWW.KawiarniaLipa.PL/ ', 'https://www.kawiarnialipa.pl/', 'kawiarnialipa.pl'],
  ['http://lipa.pl:80/menu//', 'http://lipa.pl/menu', 'lipa.pl'],
  ['https://lipa.pl:8443/menu', 'https://lipa.pl:8443/menu', 'lipa.pl'],
  ['https://lipa.pl./?strona=2#kontakt', 'https://lipa.pl/?strona=2', 'lipa.pl'],
  ['https://źdźbło.pl/chleb-żytni', 'https://xn--dbo-iwa1zb.pl/chleb-%C5%BCytni', 'xn--dbo-iwa1zb.pl'],
])('COM-06 %s is the website %s', (text, url, host) => {
  expect(parseWebsiteUrl(text)).toEqual({ url, host });
});

test.each([
  '',
  'lipa.pl',
  '//lipa.pl',
  'ftp://lipa.pl',
  'javascript:alert(1)',
  'https:lipa.pl',
  'https:///lipa.pl',
  'https://',
  'https://lipa',
  'https://.pl',
  'https://lipa..pl',
  'https://-lipa.pl',
  'https://localhost',
  'https://localhost:4400/panel',
  'https://panel.localhost./',
  'https://drukarka.local',
  'http://127.0.0.1',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://169.254.169.254/latest/meta-data',
  'http://[::1]/',
  'https://anna:haslo@lipa.pl',
  'https://anna@lipa.pl',
  String.raw`https://lipa.pl\@zly.pl`,
  'https://li pa.pl',
  'https://lipa.pl/\nX-Header: 1',
])('COM-06 %j is no website', (text) => {
  expect(parseWebsiteUrl(text)).toBeUndefined();
});

/** A path with query and fragment. `fc.webUrl` takes two seconds to prepare the characters of all three. */
const anyPath = fc
  .tuple(
    fc.stringMatching(/^(\/([\w.~=&+:@!$'()*,;-]|%[\dA-F]{2}){0,20}){0,3}$/),
    fc.stringMatching(/^(\?([\w.~=&+/?-]|%[\dA-F]{2}){0,20})?$/),
    fc.stringMatching(/^(#([\w.~=&+/?-]|%[\dA-F]{2}){0,20})?$/),
  )
  .map((parts) => parts.join(''));

const anyUrl = (schemes: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...schemes), fc.constant('://'), fc.webAuthority(), anyPath)
    .map((parts) => parts.join(''));

test('COM-06 the canonical form is stable, and stands for a public host over http or https', () => {
  const texts = fc.oneof(
    anyUrl(['http', 'https']),
    anyUrl(['http', 'https', 'ftp', 'ws']),
    fc.string({ unit: 'grapheme' }).map((text) => `https://${text}`),
    fc.ipV4().map((ip) => `http://${ip}/`),
    fc.ipV6().map((ip) => `http://[${ip}]/`),
    fc.string(),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const parsed = parseWebsiteUrl(text);
      if (!parsed) return;
      expect(text.trim()).toMatch(/^https?:\/\//i);
      expect(parseWebsiteUrl(parsed.url)).toEqual(parsed);
      expect(parsed.url).toMatch(/^https?:\/\/([a-z\d_-]+\.)+[a-z\d_-]*[a-z][a-z\d_-]*(:\d+)?\/[^\s#]*$/);
    }),
    { numRuns: 500 },
  );
});

test('COM-06 what differs only in case of the host, default port, fragment or last slash is one website', () => {
  const host = fc.domain();
  const path = fc.stringMatching(/^(\/[a-z\d-]{1,8}){0,3}$/);
  fc.assert(
    fc.property(host, path, fc.constantFrom('', '/', '//'), fc.boolean(), (name, at, slashes, loud) => {
      const plain = parseWebsiteUrl(`https://${name}${at}`);
      const decorated = `https://${loud ? name.toUpperCase() : name}:443${at}${slashes}#top`;
      expect(parseWebsiteUrl(decorated)).toEqual(plain);
    }),
  );
});
