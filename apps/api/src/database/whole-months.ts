import { sql, type SQL } from 'drizzle-orm';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { monthOf, monthsLater, type Period } from '@pinfold/contract/period';

/** A period in the calendar months that lie in it whole, and the days before and after them. */
interface SplitPeriod {
  /** From the first day of the first whole month to that of the last. */
  months: Period | undefined;
  days: Period[];
}

/** Splits a period into whole months and the days before and after them. */
export function wholeMonths({ from, to }: Period): SplitPeriod {
  const first = from === monthOf(from) ? from : monthsLater(monthOf(from), 1);
  const end = monthOf(addDays(to, 1));
  if (first >= end) return { months: undefined, days: [{ from, to }] };
  const days = [
    { from, to: addDays(first, -1) },
    { from: end, to },
  ];
  return {
    months: { from: first, to: monthsLater(end, -1) },
    days: days.filter((edge) => edge.from <= edge.to),
  };
}

/** Whether no month lies in two points, so that rows of months can be used whole. */
export function arePointsMonths(points: readonly string[]): boolean {
  return points.slice(1).every((point) => point === monthOf(point));
}

/** Rows of whole months, and of days: the same columns in both. */
interface RowsByMonthAndDay {
  months: (months: Period) => SQL;
  days: (days: readonly Period[]) => SQL;
}

/** Rows of a period: of whole months where they may be, and of the days that are left. */
export function rowsOfPeriod(
  period: Period,
  rows: RowsByMonthAndDay,
  { byMonth }: { byMonth: boolean },
): SQL {
  if (!byMonth) return rows.days([period]);
  const { months, days } = wholeMonths(period);
  const parts = [...(months ? [rows.months(months)] : []), ...(days.length > 0 ? [rows.days(days)] : [])];
  return sql.join(parts, sql` union all `);
}
