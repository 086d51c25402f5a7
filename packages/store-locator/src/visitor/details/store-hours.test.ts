import { describe, expect, it } from 'vitest';
import { detailsMessagesByLanguage } from '../messages/details-messages.ts';
import { dayText, hoursText, laterExceptions, nextDays, otherTimeThere } from './store-hours.tsx';

const at = (day: number, from: number, to: number) => [day * 1440 + from * 60, day * 1440 + to * 60];
// Monday to Thursday, a night on Friday, Saturday all day; Sunday closed.
const week = [0, 1, 2, 3].flatMap((day) => at(day, 8, 20)).concat(at(4, 18, 26), at(5, 0, 24));
const hours = {
  week,
  dates: [
    ['2026-11-25', []],
    ['2026-11-26', [600, 840, 900, 1080]],
    ['2026-12-06', [600, 900]],
    ['2026-12-23', []],
  ] as [string, number[]][],
};
const rows = (moment: string, zone: string) =>
  nextDays(hours, zone, new Date(moment)).map(
    ({ date, ranges, isException }) =>
      `${dayText(date, 'pl', 'weekday')} ${hoursText(ranges, detailsMessagesByLanguage.pl)}${isException ? ' !' : ''}`,
  );

describe('hours of the coming days', () => {
  it('LOC-03 the week begins with today, and days with other hours show these', () => {
    expect(rows('2026-11-22T11:00:00Z', 'Europe/Warsaw')).toEqual([
      'niedziela zamknięte',
      'poniedziałek 8:00–20:00',
      'wtorek 8:00–20:00',
      'środa zamknięte !',
      'czwartek 10:00–14:00, 15:00–18:00 !',
      'piątek 18:00–2:00',
      'sobota całą dobę',
    ]);
  });

  it('LOC-03 today is the day of the shop, not that of the visitor', () => {
    expect(rows('2026-11-22T23:30:00Z', 'Europe/Warsaw')[0]).toBe('poniedziałek 8:00–20:00');
    expect(rows('2026-11-22T23:30:00Z', 'America/New_York')[0]).toBe('niedziela zamknięte');
  });

  it('LOC-03 days with other hours after that week are told for a month', () => {
    const later = laterExceptions(hours, 'Europe/Warsaw', new Date('2026-11-22T11:00:00Z'));
    expect(later.map(({ date }) => date)).toEqual(['2026-12-06']);
  });

  it('LOC-03 a shop without hours shows none, and one in an unknown zone promises nothing', () => {
    expect(nextDays({ week: [], dates: [] }, 'Europe/Warsaw', new Date())).toEqual([]);
    expect(nextDays(hours, 'Mars/Olympus', new Date())).toEqual([]);
    expect(laterExceptions(hours, 'Mars/Olympus', new Date())).toEqual([]);
  });

  it('LOC-03 the time at the shop is told only where it is another than here', () => {
    const now = new Date('2026-11-22T11:00:00Z');
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(otherTimeThere(here, now)).toBeUndefined();
    const far = ['Asia/Tokyo', 'America/New_York'].map((zone) => otherTimeThere(zone, now));
    expect(far.filter((minutes) => minutes !== undefined).length).toBeGreaterThan(0);
  });
});
