import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { testTally } from './test-tally.ts';

interface Latest {
  best: number | null;
  day: string;
}

/** Where a place stood on the last two days that were measured, the latest first. */
export function latestPositions(place: number, keyword: string, today: string): Latest[] {
  const found: Latest[] = [];
  for (let daysAgo = 0; daysAgo < 14 && found.length < 2; daysAgo++) {
    const { best, points } = testTally(place, keyword, daysAgo);
    if (points > 0) found.push({ best, day: addDays(today, -daysAgo) });
  }
  return found;
}

/** Where a place stood on the last day that was measured. */
export function latestPosition(place: number, keyword: string, today: string): Latest | undefined {
  return latestPositions(place, keyword, today)[0];
}
