import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDay } from './date-format.ts';
import { formatAge, formatDuration, formatList, formatNumber } from './format.ts';

const now = new Date('2026-11-21T10:00:00Z');

const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('formatNumber', () => {
  it.each(['pl', 'en', 'es'] as const)(
    'SDK-06 sets thousands apart with a narrow space in %s',
    (language) => {
      expect(formatNumber(1234, language)).toBe('1\u202f234');
      expect(formatNumber(1_234_567, language)).toBe('1\u202f234\u202f567');
      expect(formatNumber(999, language)).toBe('999');
    },
  );

  it('keeps the decimal mark of the language', () => {
    expect(formatNumber(4.56, 'pl', { maximumFractionDigits: 1 })).toBe('4,6');
    expect(formatNumber(4.56, 'en', { maximumFractionDigits: 1 })).toBe('4.6');
  });
});

describe('formatAge', () => {
  it.each([
    [18, '18 godz.', '18 hr', '18 h'],
    [24, '1 dzień', '1 day', '1 día'],
    [49, '2 dni', '2 days', '2 días'],
    [24 * 65, '2 mies.', '2 mths', '2 meses'],
    [24 * 366 * 2, '2 lata', '2 yrs', '2 años'],
    [0.5, '30 min', '30 min', '30 min'],
  ])('SDK-06 %d hours ago reads naturally', (hours, pl, en, es) => {
    expect(formatAge(ago(hours), now, 'pl')).toBe(pl);
    expect(formatAge(ago(hours), now, 'en')).toBe(en);
    expect(formatAge(ago(hours), now, 'es')).toBe(es);
  });

  it('has no unit for the last minute nor for a clock that runs ahead', () => {
    expect(formatAge(ago(0.01), now, 'pl')).toBeUndefined();
    expect(formatAge(ago(-2), now, 'pl')).toBeUndefined();
    expect(formatDuration(300, 'pl')).toBe('5 min');
  });
});

describe('formatDate', () => {
  it('shows a moment on the clock of the company, not of the machine', () => {
    const late = new Date('2026-11-20T23:30:00Z');
    expect(formatDate(late, 'date_time', 'pl', 'Europe/Warsaw')).toBe('21 lis 2026, 00:30');
    expect(formatDate(late, 'date', 'pl', 'America/New_York')).toBe('20 lis 2026');
  });

  it('shows nothing for what is no date', () => {
    expect(formatDate(new Date('yesterday-ish'), 'date', 'pl', 'Europe/Warsaw')).toBe('');
  });
});

describe('formatDay', () => {
  it('SDK-06 shows the day that a company has on its calendar, in every time zone', () => {
    const days = fc.date({ min: new Date('2005-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.integer({ min: -12, max: 14 }), (date, offset) => {
        const day = date.toISOString().slice(0, 10);
        // The signs of these zones are those of POSIX.
        const zone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
        const midnight = new Date(Date.parse(day) - offset * 3_600_000);
        expect(formatDay(day, 'date', 'pl')).toBe(formatDate(midnight, 'date', 'pl', zone));
      }),
    );
  });

  it('shows nothing for what is no day', () => {
    expect(formatDay('2026-13-01', 'date', 'pl')).toBe('');
  });
});

describe('formatList', () => {
  it.each([
    ['pl', 'nazwę, adres i godziny'],
    ['en', 'nazwę, adres and godziny'],
    ['es', 'nazwę, adres y godziny'],
  ] as const)('SDK-06 strings words together as people write in %s', (language, words) => {
    expect(formatList(['nazwę', 'adres', 'godziny'], language)).toBe(words);
    expect(formatList(['nazwę'], language)).toBe('nazwę');
  });
});
