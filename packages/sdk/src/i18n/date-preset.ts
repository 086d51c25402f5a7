import dayjs from 'dayjs';

/** Ranges that people choose most (product spec, section 9). */
export const datePresets = [
  'yesterday',
  'last_7',
  'last_30',
  'last_90',
  'last_180',
  'last_365',
  'previous_week',
  'previous_month',
  'previous_quarter',
  'previous_half_year',
  'previous_year',
  'full',
] as const;

/** The name of a range of days that is offered ready-made. */
export type DatePreset = (typeof datePresets)[number];

/** Earliest day that any range can begin with (product spec, section 9). */
export const earliestDay = '2005-01-01';

/**
 * First and last day of a preset, both included, as `YYYY-MM-DD`. Ranges of "last" days end yesterday, since today
 * is not over; weeks begin on Monday.
 */
export function datePresetRange(preset: DatePreset, today: string): { from: string; to: string } {
  const now = dayjs(today);
  const yesterday = now.subtract(1, 'day');
  const days = /^last_(\d+)$/.exec(preset)?.[1];
  if (days) return range(now.subtract(Number(days), 'day'), yesterday);
  const monday = now.subtract((now.day() + 6) % 7, 'day');
  const month = now.startOf('month');
  const quarter = month.subtract(month.month() % 3, 'month');
  switch (preset) {
    case 'yesterday':
      return range(yesterday, yesterday);
    case 'previous_week':
      return range(monday.subtract(7, 'day'), monday.subtract(1, 'day'));
    case 'previous_month':
      return range(month.subtract(1, 'month'), month.subtract(1, 'day'));
    case 'previous_quarter':
      return range(quarter.subtract(3, 'month'), quarter.subtract(1, 'day'));
    case 'previous_half_year':
      return range(month.subtract(6, 'month'), month.subtract(1, 'day'));
    case 'previous_year':
      return range(now.startOf('year').subtract(1, 'year'), now.startOf('year').subtract(1, 'day'));
    default:
      return { from: earliestDay, to: today };
  }
}

function range(from: dayjs.Dayjs, to: dayjs.Dayjs) {
  return { from: from.format('YYYY-MM-DD'), to: to.format('YYYY-MM-DD') };
}
