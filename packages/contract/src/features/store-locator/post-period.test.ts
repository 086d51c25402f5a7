import { expect, test } from 'vitest';
import { instantOfWallTime } from '../publications/wall-time.ts';
import { postPeriodText } from './post-period.ts';

const zone = 'Europe/Warsaw';
const published_at = '2026-11-20T23:30:00Z';

function said(
  kind: 'EVENT' | 'OFFER',
  start: string,
  end: string,
  language: 'pl' | 'en' | 'es' = 'pl',
  at = zone,
) {
  const [starts_at, ends_at] = [start, end].map((wall) => instantOfWallTime(wall, at).toISOString());
  const post = { kind, starts_at: starts_at ?? null, ends_at: ends_at ?? null, published_at };
  // Which blanks stand around the dash differs from engine to engine.
  return postPeriodText(post, at, language).replaceAll(/\s/g, ' ');
}

test.each([
  ['EVENT', '2026-12-05T18:00', '2026-12-05T20:00', '5 grudnia 2026, 18:00–20:00'],
  ['EVENT', '2026-12-06T00:00', '2026-12-07T00:00', '6 grudnia 2026'],
  ['EVENT', '2026-12-31T20:00', '2027-01-01T04:00', '31 grudnia 2026, 20:00 – 1 stycznia 2027, 04:00'],
  ['EVENT', '2026-12-05T18:00', '2026-12-06T00:00', '5 grudnia 2026, 18:00–24:00'],
  ['EVENT', '2026-12-04T00:00', '2026-12-07T00:00', '4–6 grudnia 2026'],
  ['EVENT', '2027-03-28T00:00', '2027-03-29T00:00', '28 marca 2027'],
  ['OFFER', '2026-12-05T09:00', '2026-12-07T00:00', '5–6 grudnia 2026'],
  ['OFFER', '2026-12-05T09:00', '2026-12-05T20:00', '5 grudnia 2026'],
] as const)('LOC-03 LOC-05 of a post, %s from %s to %s, visitors read "%s"', (kind, start, end, text) => {
  expect(said(kind, start, end)).toBe(text);
  expect(said(kind, start, end, 'pl', 'Pacific/Auckland')).toBe(text);
});

test('LOC-03 an event is said in three languages, each with hours as clocks show them', () => {
  expect(said('EVENT', '2026-12-05T18:00', '2026-12-05T20:00', 'en')).toBe('December 5, 2026, 18:00–20:00');
  expect(said('EVENT', '2026-12-05T18:00', '2026-12-05T20:00', 'es')).toBe(
    '5 de diciembre de 2026, 18:00–20:00',
  );
});

test('LOC-03 a post without a period has the day on which it was published at its store', () => {
  const post = { kind: 'STANDARD', starts_at: null, ends_at: null, published_at } as const;
  expect(postPeriodText(post, zone, 'pl')).toBe('21 listopada 2026');
});
