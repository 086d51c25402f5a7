import type { StepUnit, DatePreset, PeriodComparison } from '@pinfold/contract/period';
import { naivePoints } from './naive-rankings.ts';

/** A Saturday. In Warsaw it is already so, in UTC still Friday. */
export const now = new Date('2026-06-19T22:30:00Z');

export const today = '2026-06-20';

interface AskedDays {
  period: { preset: DatePreset } | { date_from: string; date_to: string };
  resolution: StepUnit | undefined;
  compare: PeriodComparison;
}

/** The days of a period, its points, and the days that lie under them in the earlier period. */
export function naivePeriod(
  { period, resolution, compare }: AskedDays,
  everything: readonly { day: string }[],
) {
  const first = everything.map(({ day }) => day).toSorted()[0] ?? today;
  const [from, to] =
    'preset' in period
      ? period.preset === 'full'
        ? [first, today]
        : presets[period.preset]
      : [period.date_from, period.date_to];
  const days = daysBetween(from, to);
  const used: StepUnit = resolution ?? (days.length <= 92 ? 'day' : days.length <= 731 ? 'week' : 'month');
  const points = naivePoints(days, used);
  return { from, to, days, used, points, under: earlier(points, compare, days.length) };
}

export function expectedPeriod({ from, to, used, points, under }: ReturnType<typeof naivePeriod>) {
  const firsts = (of: string[][]) => of.map(([day]) => day);
  return {
    date_from: from,
    date_to: to,
    resolution: used,
    dates: firsts(points),
    compared: under
      ? { date_from: under[0]?.[0], date_to: under.at(-1)?.at(-1), dates: firsts(under) }
      : null,
  };
}

export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
}

function earlier(points: string[][], compare: PeriodComparison, length: number): string[][] | undefined {
  if (compare === 'none') return undefined;
  return points.map((days) =>
    days.map((day) =>
      compare === 'previous_term' ? dayAfter(day, -length) : `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`,
    ),
  );
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** What a calendar on the wall shows on that day. */
const presets: Record<Exclude<DatePreset, 'full'>, [string, string]> = {
  yesterday: ['2026-06-19', '2026-06-19'],
  last_7_days: ['2026-06-14', today],
  last_30_days: ['2026-05-22', today],
  last_90_days: ['2026-03-23', today],
  last_180_days: ['2025-12-23', today],
  last_365_days: ['2025-06-21', today],
  previous_week: ['2026-06-08', '2026-06-14'],
  previous_month: ['2026-05-01', '2026-05-31'],
  previous_quarter: ['2026-01-01', '2026-03-31'],
  previous_6_months: ['2025-12-01', '2026-05-31'],
  previous_year: ['2025-01-01', '2025-12-31'],
};
