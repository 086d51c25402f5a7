import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { distanceMeters } from '@pinfold/contract/geo';
import { tallyOf } from '@pinfold/contract/features/rankings/rank-tally';
import type { Queryable } from '../../database/database.ts';
import { companies } from '../../features/company/company.table.ts';
import { rankMonthTables } from '../../features/rankings/rankings.table.ts';
import { ensureMonths } from '../../database/ensure-months.ts';
import { competitorRadiusKm, type WatchedCompetitor } from '../../features/rankings/lookups/lookup-answer.ts';
import { addMeasuredDays, type MeasuredDay } from '../../features/rankings/lookups/measured-days.ts';
import type { Services } from '../../services.ts';
import { chooseCompetitors, rememberSeen } from './choose-competitors.ts';
import { outages, type RankingPlan } from './demo-rankings.ts';
import {
  aheadAtDoor,
  pastDay,
  type PastDay,
  positionInList,
  type RankPlaces,
  type WatchedPair,
  watchedPairs,
} from './past-day.ts';
import { seedGrids } from './seed-grids.ts';

/** Rows of one statement, which nothing else can interrupt. */
const batchSize = 2_000;

/** Seeds a company's ranks as if it had looked them up every day until yesterday; today's are looked up by the jobs. */
export async function seedRankings(
  services: Services,
  companyId: number,
  plan: RankingPlan,
  rankPlaces: RankPlaces,
): Promise<void> {
  const { queries } = services.database;
  const today = await todayOf(services, companyId);
  await ensureMonths(queries, rankMonthTables, addDays(today, -longestOf(plan)), today);
  await queries.transaction(async (tx) => {
    const pairs = await watchedPairs(services, tx, companyId, today);
    const yesterday = pastDay(rankPlaces, addDays(today, -1));
    await rememberSeen(tx, companyId, pairs, yesterday);
    const competitors = await chooseCompetitors(tx, companyId, plan, { pairs, yesterday });
    await keep(tx, companyId, pastPositions(pairs, plan, { today, rankPlaces, competitors }));
    await seedGrids(tx, companyId, plan.grids, { pairs, today, rankPlaces });
  });
}

async function todayOf({ database, now }: Services, companyId: number): Promise<string> {
  const [company] = await database.queries
    .select({ timezone: companies.timezone })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company) throw new Error('the company is there');
  return localTime(now(), company.timezone).date;
}

/** Works a day at a time, and lets everything else in this process have its turn in between. */
async function keep(tx: Queryable, companyId: number, days: Iterable<MeasuredDay[]>): Promise<void> {
  let batch: MeasuredDay[] = [];
  for (const day of days) {
    batch.push(...day);
    if (batch.length >= batchSize) {
      await addMeasuredDays(tx, companyId, batch);
      batch = [];
    }
    await nextTurn();
  }
  if (batch.length > 0) await addMeasuredDays(tx, companyId, batch);
}

interface PastCircumstances {
  /** For the company. */
  today: string;
  rankPlaces: RankPlaces;
  competitors: readonly WatchedCompetitor[];
}

/** What daily lookups up to yesterday would have found, the oldest day first: the same on every run. */
function* pastPositions(
  pairs: readonly WatchedPair[],
  plan: RankingPlan,
  { today, rankPlaces, competitors }: PastCircumstances,
): Generator<MeasuredDay[]> {
  const flagships = new Set(plan.flagships?.storeCodes);
  for (let ago = longestOf(plan); ago > 0; ago -= 1) {
    if (outages.has(ago)) continue;
    const day = pastDay(rankPlaces, addDays(today, -ago));
    const compared = ago <= plan.competitorDays ? competitors : [];
    yield pairs
      .filter(({ storeCode }) => ago <= plan.days || flagships.has(storeCode))
      .map((pair) => measured(pair, day, { competitors: compared, isLatest: ago === 1 }));
  }
}

function longestOf({ days, flagships }: RankingPlan): number {
  return Math.max(days, flagships?.days ?? 0);
}

function measured(
  pair: WatchedPair,
  day: PastDay,
  { competitors, isLatest }: { competitors: readonly WatchedCompetitor[]; isLatest: boolean },
): MeasuredDay {
  const lists = pair.spots.map((spot) => ({ spot, list: day.seen(pair.keyword, spot) }));
  return {
    locationId: pair.locationId,
    termId: pair.termId,
    day: day.day,
    tally: tallyOf(lists.map(({ list }) => positionInList(list, pair.placeId))),
    // Only the latest day has the places ahead.
    ahead: isLatest ? aheadAtDoor(pair, day) : [],
    competitors: competitors.flatMap((competitor) => {
      const near = lists.filter(({ spot }) => distanceMeters(spot, competitor) / 1000 <= competitorRadiusKm);
      const tally = tallyOf(near.map(({ list }) => positionInList(list, competitor.placeId)));
      return tally.points > 0 ? [{ competitorId: competitor.id, tally }] : [];
    }),
  };
}
