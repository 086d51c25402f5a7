import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { gridPoints } from '@pinfold/contract/features/rankings/rank-grid';
import { nextScanDay } from '@pinfold/contract/features/rankings/next-scan-day';
import { tallyOf } from '@pinfold/contract/features/rankings/rank-tally';
import type { Queryable } from '../../database/database.ts';
import { scanRivals } from '../../features/rankings/grids/scan-rivals.ts';
import { rankGrids, rankScans, type LookupResult } from '../../features/rankings/rankings.table.ts';
import type { PlannedGrid } from './demo-rankings.ts';
import {
  positionInList,
  type RankedPlace,
  type RankPlaces,
  type Spot,
  type WatchedPair,
} from './past-day.ts';

export interface GridCircumstances {
  pairs: readonly WatchedPair[];
  today: string;
  rankPlaces: RankPlaces;
}

/** Creates the grids of a plan and scans them up to a few days ago, so that their next scan is still to come. */
export async function seedGrids(
  tx: Queryable,
  companyId: number,
  grids: readonly PlannedGrid[],
  { pairs, today, rankPlaces }: GridCircumstances,
): Promise<void> {
  for (const planned of grids) {
    const pair = pairs.find(
      ({ storeCode, keyword }) => storeCode === planned.storeCode && keyword === planned.keyword,
    );
    if (!pair) throw new Error(`nobody watches ${planned.keyword} at ${planned.storeCode}`);
    const [door] = pair.spots;
    const days = scanDays(planned, today);
    const { size, spacingM, every } = planned;
    const nextScanOn = nextScanDay(every, days.at(-1) ?? today);
    const createdAt = morningOf(days[0] ?? today);
    const [grid] = await tx
      .insert(rankGrids)
      .values({
        companyId,
        locationId: pair.locationId,
        termId: pair.termId,
        size,
        spacingM,
        every,
        nextScanOn,
        createdAt,
      })
      .returning({ id: rankGrids.id });
    const points = gridPoints(door, size, spacingM);
    await tx.insert(rankScans).values(
      days.map((day) => ({
        companyId,
        gridId: grid?.id ?? 0,
        status: 3 as const,
        requestedAt: morningOf(day),
        requestedOn: day,
        doneAt: new Date(morningOf(day).getTime() + 200_000),
        ...door,
        ...scanOn(day, pair, { points, rankPlaces }),
      })),
    );
  }
}

const intervals = { never: 7, day: 1, week: 7, month: 30 };

/** The last was three days ago, the others before it, the oldest first. */
function scanDays({ every, scans }: PlannedGrid, today: string): string[] {
  return Array.from({ length: scans }, (_, index) =>
    addDays(today, -3 - intervals[every] * (scans - 1 - index)),
  );
}

function scanOn(
  day: string,
  { keyword, placeId }: WatchedPair,
  { points, rankPlaces }: { points: readonly Spot[]; rankPlaces: RankPlaces },
) {
  const answers = points.map((point) => answerOf(rankPlaces({ keyword, ...point, day }), placeId));
  const positions = answers.map(({ position }) => position);
  return { positions, ...tallyOf(positions), rivals: scanRivals(answers) };
}

function answerOf(list: readonly RankedPlace[], ownPlaceId: string): LookupResult {
  const others = list.filter(({ place }) => place.placeId !== ownPlaceId);
  return {
    position: positionInList(list, ownPlaceId) ?? 0,
    competitors: {},
    seen: others.map(({ position, place }) => ({ placeId: place.placeId, name: place.title, position })),
  };
}

function morningOf(day: string): Date {
  return new Date(`${day}T03:10:00Z`);
}
