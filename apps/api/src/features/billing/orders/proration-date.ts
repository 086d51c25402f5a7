const hourMilliseconds = 3_600_000;

/**
 * Returns the second from which a change is counted: the hour's begin, so that what a buyer was shown is what they pay
 * a minute later, but never before the period.
 */
export function prorationDate({ periodStart }: { periodStart: Date }, at: Date): number {
  const hour = Math.floor(at.getTime() / hourMilliseconds) * hourMilliseconds;
  return Math.ceil(Math.max(hour, periodStart.getTime()) / 1000);
}
