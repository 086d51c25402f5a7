import { hoursSummary } from '../hours/hours-summary.ts';
import type { OpeningTimes } from '../hours/open-at.ts';
import { normalizeHours } from '../hours/opening-hours.ts';
import { normalizeSpecialHours, type SpecialHoursPeriod } from '../hours/special-hours.ts';

/** Hours as OpenStreetMap's `opening_hours`; an empty text where there are none. */
export function formatOsmHours(times: OpeningTimes): string {
  return [...regularRules(times), ...specialRules(times)].join('; ');
}

function regularRules({ opening_hours }: OpeningTimes): string[] {
  const periods = normalizeHours(opening_hours);
  const groups = hoursSummary(periods);
  const [first] = groups;
  if (periods.length === 0 || !first) return [];
  if (groups.length === 1 && first.times[0]?.open_time === '00:00' && first.times[0].close_time === '24:00')
    return ['24/7'];
  // After a semicolon the next day's rule would end a night that reaches into it; after a comma it only adds.
  const overnight = periods.some(({ open_day, close_day }) => open_day !== close_day);
  const rules = groups
    .filter(({ times }) => times.length > 0)
    .map(({ from, to, times }) => {
      const days = from === to ? osmDays[from] : `${osmDays[from]}-${osmDays[to]}`;
      return `${days} ${times.map(span).join(',')}`;
    });
  return overnight ? [rules.join(', ')] : rules;
}

function specialRules({ special_hours }: OpeningTimes): string[] {
  const byDate = new Map<string, SpecialHoursPeriod[]>();
  for (const period of normalizeSpecialHours(special_hours))
    byDate.set(period.start_date, [...(byDate.get(period.start_date) ?? []), period]);
  return [...byDate].map(([date, periods]) => {
    const [year, month, day] = date.split('-');
    const hours = periods.flatMap(({ open_time, close_time }) =>
      open_time && close_time ? [span({ open_time, close_time })] : [],
    );
    return `${year} ${osmMonths[Number(month) - 1]} ${day} ${hours.join(',') || 'off'}`;
  });
}

function span({ open_time, close_time }: { open_time: string; close_time: string }): string {
  return `${open_time}-${close_time}`;
}

export const osmDays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

export const osmMonths = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;
