import { expect, test } from 'vitest';
import { datePresets } from '@pinfold/contract/period';
import type { Translate } from './i18n.ts';
import { namedPeriods } from './period-name.ts';

const t: Translate = (key, values) => [key, values?.['count']].filter(Boolean).join(' ');

test('RV-02 the inbox offers every period by name, each once, none in the future', () => {
  const periods = namedPeriods('2026-11-28', t);
  const ranges = periods.map(({ label, from, to }) => ({ label, from, to }));
  expect(periods.map(({ preset }) => preset)).toEqual(datePresets);
  expect(ranges).toHaveLength(datePresets.length);
  expect(new Set(ranges.map(({ label }) => label)).size).toBe(12);
  expect(ranges).toContainEqual({ label: 'date.last_days 180', from: '2026-06-02', to: '2026-11-28' });
  expect(ranges).toContainEqual({ label: 'date.previous_week', from: '2026-11-16', to: '2026-11-22' });
  expect(ranges).toContainEqual({ label: 'date.full', from: '2005-01-01', to: '2026-11-28' });
  expect(ranges.every(({ from, to }) => from <= to && to <= '2026-11-28')).toBe(true);
});
