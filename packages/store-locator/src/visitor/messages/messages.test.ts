import { describe, expect, it } from 'vitest';
import type { OpenState } from '@pinfold/contract/features/store-locator/hours/open-state';
import { formatDistance } from '../card-extras.tsx';
import { openingLabel } from '../store-summary.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pl } from './pl.ts';
import { inTenths, plural } from './locator-messages.ts';

const closed = (daysAhead: number, date = '2026-11-25', minutes = 480): OpenState => ({
  kind: 'closed',
  opens: { date, minutes, daysAhead },
  isSpecialDay: false,
});

describe('what a visitor reads', () => {
  it('LOC-03 counts are inflected as each language does', () => {
    expect([0, 1, 2, 5, 12, 22, 1000].map(pl.results)).toEqual([
      '0 lokalizacji',
      '1 lokalizacja',
      '2 lokalizacje',
      '5 lokalizacji',
      '12 lokalizacji',
      '22 lokalizacje',
      '1\u00a0000 lokalizacji',
    ]);
    expect([1, 2].map(en.results)).toEqual(['1 location', '2 locations']);
    expect([1, 1000].map(es.results)).toEqual(['1 ubicación', '1.000 ubicaciones']);
  });

  it.each(['pl', 'en', 'es'] as const)('LOC-03 %s counts as its plural rules say', (language) => {
    const rules = new Intl.PluralRules(language);
    const few = language === 'pl' ? { few: 'few' } : {};
    for (let count = 0; count < 2000; count += 1) {
      const form = rules.select(count);
      expect(plural(language, count, { one: 'one', ...few, other: 'other' }), `${count}`).toBe(
        form === 'one' || form === 'few' ? form : 'other',
      );
    }
  });

  it.each([pl, en, es])('LOC-03 numbers are grouped as $language writes them', (messages) => {
    const { format } = new Intl.NumberFormat(messages.language, { useGrouping: 'always' });
    for (const count of [7, 999, 1000, 4321, 10_000, 100_000, 1_234_567])
      expect(messages.results(count)).toContain(`${format(count)} `);
    const averages = new Intl.NumberFormat(messages.language, { minimumFractionDigits: 1 });
    for (const average of [1, 3.9, 4.3, 5])
      expect(inTenths(average, messages.language)).toBe(averages.format(average));
  });

  it('LOC-03 says until when a shop is open, and when it opens next', () => {
    const until = (minutes: number, isClosingSoon: boolean): OpenState => ({
      kind: 'open',
      until: { date: '2026-11-22', minutes, daysAhead: 0 },
      isClosingSoon,
    });
    const said = (state: OpenState, messages = pl) => openingLabel(state, messages)?.text;
    expect(said(until(1320, false))).toBe('Otwarte do 22:00');
    expect(said(until(1080, true))).toBe('Zamyka się o 18:00');
    expect(said(until(1440, false), en)).toBe('Open until 24:00');
    expect(said({ kind: 'always_open' })).toBe('Otwarte całą dobę');
    expect(said(closed(0))).toBe('Zamknięte, otwiera o 8:00');
    expect(said(closed(1))).toBe('Zamknięte, otwiera jutro o 8:00');
    expect(said(closed(3))).toBe('Zamknięte, otwiera w środę o 8:00');
    expect(said(closed(3), es)).toBe('Cerrado, abre el miércoles a las 8:00');
    expect(said(closed(30, '2026-12-24'))).toBe('Zamknięte, otwiera 24 grudnia');
    expect(said({ kind: 'closed', opens: null, isSpecialDay: true })).toBe('Dziś wyjątkowo zamknięte');
    expect(openingLabel({ kind: 'unknown' }, pl)).toBeNull();
  });

  it('LOC-03 distances are said as people say them', () => {
    expect(formatDistance(0.451, 'km', 'pl')).toBe('450 m');
    expect(formatDistance(1.24, 'km', 'pl')).toBe('1,2 km');
    expect(formatDistance(38.2, 'km', 'en')).toBe('38 km');
    expect(formatDistance(1.609344, 'mi', 'en')).toBe('1.0 mi');
  });
});
