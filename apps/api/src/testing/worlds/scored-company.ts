import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { tallyOf } from '@pinfold/contract/features/rankings/rank-tally';
import { keywords } from '../../features/company/keywords/keywords.table.ts';
import { ensureMonths } from '../../database/ensure-months.ts';
import { addMeasuredDays } from '../../features/rankings/lookups/measured-days.ts';
import { ensureTerms } from '../../features/rankings/rank-terms.ts';
import { rankLookups, rankMonthTables } from '../../features/rankings/rankings.table.ts';
import { startChain } from './chain.ts';

/** Of a company in Warsaw, by whose clocks it is noon. */
export const scoredToday = '2026-11-21';

export const scoredWords = ['kawa', 'ciasto'] as const;

/** So many days before `scoredToday`. */
export const daysAgo = (days: number): string => addDays(scoredToday, -days);

/** A chain of five locations that watches two keywords, by a clock that stands still. */
export async function startScoredCompany() {
  const chain = await startChain({
    locations: 5,
    now: new Date(`${scoredToday}T11:00:00Z`),
    isClockStill: true,
  });
  const { companyId, ids, services } = chain;
  const { queries } = services.database;
  // Not by the API, which would have them looked up.
  await queries.insert(keywords).values(
    scoredWords.map((keyword) => ({
      companyId,
      keyword,
      scope: 'company' as const,
      createdAt: services.now(),
    })),
  );
  await ensureMonths(queries, rankMonthTables, daysAgo(90), addDays(scoredToday, 40));
  const terms = await ensureTerms(queries, companyId, scoredWords);
  return {
    ...chain,
    /** Stores where the locations stood on a day by a keyword, 0 for not found; one that is left out was not looked up. */
    async measure(day: string, keyword: (typeof scoredWords)[number], positions: readonly number[]) {
      const measured = positions.map((position, index) => ({
        locationId: ids[index] ?? 0,
        termId: terms.get(keyword) ?? 0,
        day,
        tally: tallyOf([position]),
        ahead: [],
        competitors: [],
      }));
      await queries.transaction((tx) => addMeasuredDays(tx, companyId, measured));
    },
    /** Leaves what a lookup of today leaves that has failed for good. */
    async failLookup(keyword: (typeof scoredWords)[number]) {
      await queries.insert(rankLookups).values({
        companyId,
        locationId: ids[0] ?? 0,
        termId: terms.get(keyword) ?? 0,
        day: scoredToday,
        point: 0,
        latitude: 50,
        longitude: 20,
        language: 'pl',
        state: 'failed',
        dueAt: services.now(),
      });
    },
  };
}

export type ScoredCompany = Awaited<ReturnType<typeof startScoredCompany>>;
