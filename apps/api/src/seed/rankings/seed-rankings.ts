import { eq } from 'drizzle-orm';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { Queryable } from '../../database/database.ts';
import { companies } from '../../features/company/company.table.ts';
import { addMeasuredDays, type MeasuredDay } from '../../features/rankings/lookups/measured-days.ts';
import { ensureMonths } from '../../features/rankings/lookups/ensure-months.ts';
import type { Services } from '../../services.ts';
import { chooseCompetitors } from './choose-competitors.ts';
import type { RankingPlan } from './demo-rankings.ts';
import { pastDay } from './past-day.ts';
import { longestOf, pastPositions } from './past-positions.ts';
import type { RankPlaces } from './rank-places.ts';
import { rememberSeen } from './remember-seen.ts';
import { seedGrids } from './seed-grids.ts';
import { watchedPairs } from './watched-pairs.ts';

const batchSize = 10_000;

/** The past of a company's positions, as if it had looked them up every day until yesterday; today's come by themselves. */
export async function seedRankings(
  services: Services,
  companyId: number,
  plan: RankingPlan,
  rankPlaces: RankPlaces,
): Promise<void> {
  const { queries } = services.database;
  const today = await todayOf(services, companyId);
  await ensureMonths(queries, addDays(today, -longestOf(plan)), today);
  await queries.transaction(async (tx) => {
    const pairs = await watchedPairs(services, tx, companyId, today);
    const yesterday = pastDay(rankPlaces, addDays(today, -1));
    await rememberSeen(tx, companyId, pairs, yesterday);
    const competitors = await chooseCompetitors(tx, companyId, plan, { pairs, yesterday });
    const past = pastPositions(pairs, plan, { today, rankPlaces, competitors });
    await keep(tx, companyId, past);
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

async function keep(tx: Queryable, companyId: number, measured: readonly MeasuredDay[]): Promise<void> {
  for (let start = 0; start < measured.length; start += batchSize)
    await addMeasuredDays(tx, companyId, measured.slice(start, start + batchSize));
}
