import { expect, test } from 'vitest';
import { line, lineFaultOf, lines, nameLine } from './line.ts';

const faultsOf = (schema: ReturnType<typeof line>, text: string) =>
  schema.safeParse(text).error?.issues.map(lineFaultOf);

test.each(['Kup\nteraz', 'Kup\r\nteraz', 'Kup\tteraz', 'Kup\u0085teraz', 'Kup\u2028teraz', 'Kup\u0007teraz'])(
  'SES-01 COM-06 a line is one line: %j is refused',
  (text) => {
    expect(faultsOf(line(), text)).toEqual(['line_break']);
    expect(lines().parse(` ${text}\n`)).toBe(text.replace('\r', ''));
  },
);

test('SES-01 COM-06 breaks around a line are left out, as blanks are', () => {
  expect(line().parse('\n Kawiarnia Lipa\r\n')).toBe('Kawiarnia Lipa');
});

test.each([
  'Wygrana: https://evil.test',
  'ht\u200Btps://evil.test',
  'Wygrana na www.evil.test',
  'evil.com/wygrana',
  'evil.com:8080/wygrana',
  'Wygrana evil.com?x',
  'napisz@evil.com',
])('SES-01 COM-05 a name is no message to whoever is invited: %j is refused', (name) => {
  expect(faultsOf(nameLine(), name)).toEqual(['link']);
});

test.each([
  'Allegro.pl sp. z o.o.',
  'Jan Kowalski-Ćwik',
  'J. R. Nowak',
  'S.A./Oddział',
  'Bar @ Rynek',
  'Awww...',
  '24/7',
])('SES-01 COM-05 %j is a name', (name) => {
  expect(nameLine().parse(name)).toBe(name);
});

test('SES-01 a name of any length is looked through at once', () => {
  for (const part of ['a', 'a.', 'a@', 'a.aa', '://'.slice(0, 2)])
    expect(nameLine().max(120).safeParse(part.repeat(200_000)).success).toBe(false);
});
