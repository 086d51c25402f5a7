import { expect, test } from 'vitest';
import fc from 'fast-check';
import { isSafeLink } from './is-safe-link.ts';

test.each([
  'https://kawiarnialipa.example/',
  'http://lipa.pl/menu?od=rana#kawa',
  'HTTPS://LIPA.PL',
  'https://żółw.pl/łąka',
  'https://lipa.pl:8443/@krakow',
  'https://[2001:db8::1]/',
  'mailto:biuro@lipa.pl',
  'mailto:biuro@lipa.pl?subject=Rezerwacja',
  'tel:+48124221010',
  'tel:12-422-10-10',
  'tel:+48(12)4221010;ext=7',
])('LOC-02 %s leads where it says', (link) => {
  expect(isSafeLink(link)).toBe(true);
});

test.each([
  '',
  'lipa.pl',
  '/menu',
  '//lipa.pl/menu',
  '\\\\lipa.pl',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'javascript://lipa.pl/%0aalert(1)',
  '\u0001javascript:alert(1)',
  ' https://lipa.pl',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://lipa.pl/1',
  'file:///etc/passwd',
  'ftp://lipa.pl',
  'https:lipa.pl',
  'https:/lipa.pl',
  'https:///lipa.pl',
  'https://',
  'https://lipa.pl@zlodziej.example/',
  'https://anna:haslo@lipa.pl/',
  'https://lipa.pl\\@zlodziej.example/',
  'https://li\tpa.pl',
  'https://lipa.pl/\u202Egpj.exe',
  'https://lipa.pl/"onmouseover="alert(1)',
  'mailto:',
  'mailto:nikt',
  'mailto://biuro@lipa.pl',
  'mailto://@]',
  'mailto:biuro#@lipa.pl',
  'mailto:biuro@lipa.pl/menu',
  'tel:',
  'tel:zadzwon',
  'tel:+48 124 221 010',
])('LOC-02 %j would lead elsewhere, or nowhere', (link) => {
  expect(isSafeLink(link)).toBe(false);
});

test('LOC-02 whatever is let through is read by a browser with the scheme that it begins with', () => {
  const pieces = fc.constantFrom(
    'https://',
    'http:',
    'javascript:',
    'data:',
    'mailto:',
    'tel:',
    '//',
    '\\',
    '@',
    'a.pl',
    '\t',
    '\n',
    '%0a',
    ':',
    '1',
    '?',
    '#',
    '[',
    ']',
  );
  const scheme = fc.constantFrom('', 'https://', 'http://', 'mailto:', 'tel:');
  const rest = fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 6 });
  fc.assert(
    fc.property(scheme, rest, (begins, parts) => {
      const link = begins + parts.join('');
      if (!isSafeLink(link)) return;
      const { protocol, username, password } = new URL(link, 'https://gospodarz.example/strona');
      expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
      expect(link.toLowerCase().startsWith(protocol)).toBe(true);
      expect(username + password).toBe('');
    }),
    { numRuns: 20_000 },
  );
});

/** What browsers and Node both have, and the plain language does not. */
declare const URL: new (text: string, base: string) => Record<'protocol' | 'username' | 'password', string>;
