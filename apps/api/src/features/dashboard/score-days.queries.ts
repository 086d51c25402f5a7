import { and, asc, between, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { getDashboardHistory } from '@pinfold/contract/features/dashboard/dashboard.endpoints';
import { indicatorIds } from '@pinfold/contract/features/dashboard/indicator';
import { shownPoints } from '@pinfold/contract/features/dashboard/overall-score';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { checkPeriod, type Period } from '@pinfold/contract/period';
import { invalidPeriod } from '../../database/company-days.ts';
import type { Queryable } from '../../database/database.ts';
import type { Member } from '../company/member.ts';
import { scoreDays } from './dashboard.table.ts';

export type ScoreDayRow = typeof scoreDays.$inferSelect;

/** The stored scores of a period, the oldest first. */
export function storedScores(
  queries: Queryable,
  companyId: number,
  { from, to }: Period,
): Promise<ScoreDayRow[]> {
  return queries
    .select()
    .from(scoreDays)
    .where(and(eq(scoreDays.companyId, companyId), between(scoreDays.day, from, to)))
    .orderBy(asc(scoreDays.day));
}

type History = z.input<typeof getDashboardHistory.response>;

/**
 * The stored scores as the chart has them. What is stored is of all locations, so those who see some have none.
 * @throws Problem `period_invalid`
 */
export async function scoreHistory(
  queries: Queryable,
  member: Member,
  period: Period,
  now: Date,
): Promise<History> {
  const today = localTime(now, member.timezone).date;
  if (checkPeriod(period, today)) throw invalidPeriod(today);
  if (!member.seesAllLocations) return { results: [] };
  const found = await storedScores(queries, member.companyId, period);
  return {
    results: found.map(({ day, score, coverage, formulaVersion, indicators }) => ({
      day,
      score: shownOrNull(score),
      coverage: shownCoverage(coverage),
      formula_version: formulaVersion,
      values: valuesOf((id) => indicators[id]?.value),
    })),
  };
}

function valuesOf(valueOf: (id: (typeof indicatorIds)[number]) => number | null | undefined) {
  const entries = indicatorIds.map((id) => [id, shownOrNull(valueOf(id) ?? null)] as const);
  return Object.fromEntries(entries) as Record<(typeof indicatorIds)[number], number | null>;
}

/** Points to a tenth; null stays null. */
export function shownOrNull(points: number | null): number | null {
  return points === null ? null : shownPoints(points);
}

/** A share of the weights, which are whole: to a hundredth, whatever the sum of doubles or the column made of it. */
export function shownCoverage(coverage: number): number {
  return Math.round(coverage * 100) / 100;
}
