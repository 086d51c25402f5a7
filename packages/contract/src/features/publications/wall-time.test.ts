import { describe, expect, test } from 'vitest';
import { instantOfWallTime, isWallTime, wallTimeAt, wallTimeOddity } from './wall-time.ts';

describe('PUB-03 the wall time of a planned post', () => {
  test.each([
    ['2027-03-28T02:30', 'Europe/Warsaw', '2027-03-28T01:30:00.000Z', 'skipped'],
    ['2026-03-29T02:30', 'Europe/Warsaw', '2026-03-29T01:30:00.000Z', 'skipped'],
    ['2026-10-25T02:30', 'Europe/Warsaw', '2026-10-25T00:30:00.000Z', 'repeated'],
    ['2026-12-01T09:00', 'Europe/Warsaw', '2026-12-01T08:00:00.000Z', undefined],
    ['2026-12-01T09:00', 'Europe/London', '2026-12-01T09:00:00.000Z', undefined],
    // Clocks of Lord Howe go back by half an hour.
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z', 'repeated'],
  ])('%s in %s is %s', (wall, zone, instant, oddity) => {
    expect(instantOfWallTime(wall, zone).toISOString()).toBe(instant);
    expect(wallTimeOddity(wall, zone)).toBe(oddity);
  });

  test('is what clocks show then, but for an hour that they skip', () => {
    const shown = (wall: string) => wallTimeAt(instantOfWallTime(wall, 'Europe/Warsaw'), 'Europe/Warsaw');
    expect(shown('2026-12-01T09:05')).toBe('2026-12-01T09:05');
    expect(shown('2026-03-29T02:30')).toBe('2026-03-29T03:30');
  });

  test.each([
    '2026-02-30T09:00',
    '2026-12-01T24:00',
    '2026-12-01T09:60',
    '2026-12-01 09:00',
    '2026-12-01',
    '',
  ])('is not "%s"', (text) => expect(isWallTime(text)).toBe(false));
});
