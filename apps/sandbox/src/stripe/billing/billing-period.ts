import type { Interval, Recurring } from '../objects/catalog-objects.ts';

/** The end of the period after so many that began at the anchor, in seconds: the 31st becomes the month's last day. */
export function periodEnd(
  anchor: number,
  { interval, interval_count: count }: Recurring,
  after: number,
): number {
  for (let periods = 1; ; periods += 1) {
    const end = shifted(anchor, interval, count * periods);
    if (end > after) return end;
  }
}

export function addMonths(at: number, months: number): number {
  return shifted(at, 'month', months);
}

function shifted(anchor: number, interval: Interval, count: number): number {
  if (interval === 'day') return anchor + count * day;
  if (interval === 'week') return anchor + count * 7 * day;
  const from = new Date(anchor * 1000);
  const month = from.getUTCMonth() + (interval === 'year' ? 12 * count : count);
  const last = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const to = new Date(anchor * 1000);
  to.setUTCFullYear(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), last));
  return to.getTime() / 1000;
}

export const day = 86_400;
