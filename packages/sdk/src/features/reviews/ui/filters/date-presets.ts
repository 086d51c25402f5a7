import { CalendarDate, endOfMonth, parseDate, startOfMonth, startOfYear } from '@internationalized/date';
import type { Translate } from '../../../../i18n/create-translate.ts';

/** A named range of days, both as `YYYY-MM-DD`. */
export interface DatePreset {
  label: string;
  start: string;
  end: string;
}

/** Ready ranges, counted from the company's today. */
export function datePresets(today: string, t: Translate): DatePreset[] {
  const end = parseDate(today);
  const month = end.subtract({ months: 1 });
  const quarter = startOfMonth(end.subtract({ months: ((end.month - 1) % 3) + 3 }));
  const year = startOfYear(end.subtract({ years: 1 }));
  return [
    ...[7, 30, 90].map((count) =>
      preset(t('date.last_days', { count }), end.subtract({ days: count - 1 }), end),
    ),
    preset(t('date.previous_month'), startOfMonth(month), endOfMonth(month)),
    preset(t('date.previous_quarter'), quarter, endOfMonth(quarter.add({ months: 2 }))),
    preset(t('date.previous_year'), year, new CalendarDate(year.year, 12, 31)),
  ];
}

function preset(label: string, start: CalendarDate, end: CalendarDate): DatePreset {
  return { label, start: start.toString(), end: end.toString() };
}
