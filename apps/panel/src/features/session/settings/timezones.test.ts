import { describe, expect, test } from 'vitest';
import {
  loadTimezoneRegions,
  offsetText,
  searchableTimezones,
  timeAt,
  timezoneOptions,
} from './timezones.ts';

const zones = [
  { name: 'America/St_Johns', offset_minutes: -210 },
  { name: 'America/New_York', offset_minutes: -300 },
  { name: 'Europe/London', offset_minutes: 0 },
  { name: 'Europe/Warsaw', offset_minutes: 60 },
  { name: 'Europe/Madrid', offset_minutes: 60 },
  { name: 'Europe/Kyiv', offset_minutes: 120 },
  { name: 'Asia/Kolkata', offset_minutes: 330 },
  { name: 'Asia/Kathmandu', offset_minutes: 345 },
];
const noon = new Date('2026-01-15T12:00:00Z');
const regions = await loadTimezoneRegions();
const found = (search: string, language: 'pl' | 'es' = 'pl') =>
  timezoneOptions(searchableTimezones(zones, regions, language), search, noon).map(({ id }) => id);

test.each([
  [0, 'UTC+00:00', '12:00'],
  [60, 'UTC+01:00', '13:00'],
  [345, 'UTC+05:45', '17:45'],
  [-210, 'UTC−03:30', '08:30'],
  [840, 'UTC+14:00', '02:00'],
])('COM-08 an offset of %i minutes and the time there', (minutes, offset, time) => {
  expect(offsetText(minutes)).toBe(offset);
  expect(timeAt(minutes, noon)).toBe(time);
});

describe('COM-08 a time zone is found', () => {
  test.each([
    ['warsaw', ['Europe/Warsaw']],
    ['Warszawa', ['Europe/Warsaw']],
    ['nowy jork', ['America/New_York']],
    ['new york', ['America/New_York']],
    ['  EUROPE  mad ', ['Europe/Madrid']],
    ['UTC+1', ['Europe/Warsaw', 'Europe/Madrid']],
    ['Kyiv', ['Europe/Kyiv']],
    ['Kijów', ['Europe/Kyiv']],
    ['kolkata', ['Asia/Kolkata']],
    ['utc-3:30', ['America/St_Johns']],
    ['utc−03:30', ['America/St_Johns']],
    ['atlantyda', []],
    ['', zones.map(({ name }) => name)],
  ])('by what people type: "%s"', (search, ids) => {
    expect(found(search)).toEqual(ids);
  });

  test('by its country in the language of the reader', () => {
    expect(found('polska')).toEqual(['Europe/Warsaw']);
    expect(found('Indie')).toEqual(['Asia/Kolkata']);
    expect(found('reino unido', 'es')).toEqual(['Europe/London']);
  });
});

test('COM-08 an option says country, offset and the time there now', () => {
  const [option] = timezoneOptions(searchableTimezones(zones, regions, 'pl'), 'warszawa', noon);
  expect(option).toEqual({
    id: 'Europe/Warsaw',
    label: 'Europe/Warsaw',
    description: 'Polska · UTC+01:00 · 13:00',
  });
});
