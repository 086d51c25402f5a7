import { daysIn, type Period } from '../../period.ts';
import type { RankResolution } from './rank-enums.ts';

/** What one point of a series covers where nobody says it: so that a chart has 107 points at most up to two years. */
export function rankResolution(period: Period): RankResolution {
  const days = daysIn(period);
  if (days <= 92) return 'day';
  return days <= 731 ? 'week' : 'month';
}
