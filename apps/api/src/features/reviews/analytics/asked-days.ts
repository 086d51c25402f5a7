import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { ReviewSearch } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { earliestDate } from '@pinfold/contract/period';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';

/** Days to count, in the company's time zone. Without a first day: since the first review. */
export interface CountedDays {
  from: string | undefined;
  to: string;
}

/**
 * The days of a search. None is later than today, so that a filter that reaches into the future is answered up to now.
 *
 * @throws Problem `period_invalid`
 */
export function requestedDays(
  { timezone }: Member,
  { date_from, date_to }: ReviewSearch,
  now: Date,
): CountedDays {
  const today = localTime(now, timezone).date;
  const days = { from: date_from ?? undefined, to: date_to && date_to < today ? date_to : today };
  if (days.from !== undefined && days.from > days.to) throw invalidPeriod();
  return days;
}

export function invalidPeriod(): Problem {
  return new Problem('period_invalid', { values: { earliest: earliestDate } });
}
