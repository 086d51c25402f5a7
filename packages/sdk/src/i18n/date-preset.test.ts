import { describe, expect, it } from 'vitest';
import { datePresetRange, type DatePreset } from './date-preset.ts';

describe('datePresetRange', () => {
  it.each<[DatePreset, string, string]>([
    ['yesterday', '2026-11-20', '2026-11-20'],
    ['last_7', '2026-11-14', '2026-11-20'],
    ['last_30', '2026-10-22', '2026-11-20'],
    ['previous_week', '2026-11-09', '2026-11-15'],
    ['previous_month', '2026-10-01', '2026-10-31'],
    ['previous_quarter', '2026-07-01', '2026-09-30'],
    ['previous_half_year', '2026-05-01', '2026-10-31'],
    ['previous_year', '2025-01-01', '2025-12-31'],
    ['full', '2005-01-01', '2026-11-21'],
  ])('MON-09 %s is %s to %s on a Saturday in November', (preset, from, to) => {
    expect(datePresetRange(preset, '2026-11-21')).toEqual({ from, to });
  });

  it('MON-09 the first quarter follows the last of the year before', () => {
    expect(datePresetRange('previous_quarter', '2026-02-28')).toEqual({
      from: '2025-10-01',
      to: '2025-12-31',
    });
    expect(datePresetRange('previous_week', '2026-11-22')).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  });
});
