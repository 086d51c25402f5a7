import { daysIn, type Period } from './period.ts';

/** The longest period of an archive that is read at once, in days: 18 months. */
export const mostArchiveDays = 550;

/** Why an archive cannot be read for a period: it had ended, the period ends before it begins, or is too long. */
export type ArchiveFaultCode = 'ended' | 'end_before_start' | 'too_long';

/** What is wrong with a period, and at which end of it. */
export interface ArchiveFault {
  code: ArchiveFaultCode;
  field: 'date_from' | 'date_to';
}

/**
 * Returns why figures that a provider ended cannot be read for some days, which both exist; undefined if they can.
 * @param lastDay the last day with figures
 */
export function archiveFault(period: Period, lastDay: string): ArchiveFault | undefined {
  const { from, to } = period;
  if (from > lastDay) return { code: 'ended', field: 'date_from' };
  if (to > lastDay) return { code: 'ended', field: 'date_to' };
  if (from > to) return { code: 'end_before_start', field: 'date_to' };
  return daysIn(period) > mostArchiveDays ? { code: 'too_long', field: 'date_from' } : undefined;
}
