import { expect, test } from 'vitest';
import { keptTimeZone, timeZoneNames } from './time-zone.ts';

test.each([
  ['Europe/Kyiv', 'Europe/Kyiv'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['America/Nuuk', 'America/Nuuk'],
  ['America/Godthab', 'America/Nuuk'],
  ['Etc/UTC', 'Etc/UTC'],
  ['UTC', 'Etc/UTC'],
  ['Poland', 'Europe/Warsaw'],
  ['europe/warsaw', 'Europe/Warsaw'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
  ['+02:00', undefined],
  ['SystemV/EST5', undefined],
  ['Mars/Olympus', undefined],
  ['', undefined],
])('COM-08 the time zone %j is kept as %j', (name, kept) => {
  expect(keptTimeZone(name)).toBe(kept);
});

test('COM-08 every zone of the list is kept as it is listed, and the list has each once', () => {
  const names = timeZoneNames();
  expect(names.filter((name) => keptTimeZone(name) !== name)).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['Europe/Kyiv', 'Asia/Kolkata', 'Etc/UTC']));
});
