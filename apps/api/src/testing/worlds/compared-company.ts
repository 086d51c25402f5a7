import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { tallyOf } from '@pinfold/contract/features/rankings/rank-tally';
import { addMeasuredDays, type MeasuredDay } from '../../features/rankings/lookups/measured-days.ts';
import { ensureTerms } from '../../features/rankings/rank-terms.ts';
import { competitors } from '../../features/rankings/rankings.table.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import type { PlainDay } from '../oracles/naive-rankings.ts';

export const comparedToday = '2026-06-20';

export const comparedWords = ['kawa', 'ciasto'] as const;

/** What the lookups of a day found, of the company or of a competitor. */
export interface SeenDay extends PlainDay {
  /** A competitor's id; null for ourselves. */
  competitor: number | null;
}

/** Three locations and a service-area business, groups of them, and two competitors. */
export async function makeComparedCompany({ make, services }: TestApi) {
  const { queries } = services.database;
  const companyId = await make.company();
  const owner = await make.member(companyId, { type: memberTypes.owner });
  const ids: number[] = [];
  for (let index = 0; index < 3; index += 1)
    ids.push(await make.location(companyId, { latitude: 50 + index, longitude: 20 }));
  const serviceArea = await make.location(companyId, { businessType: 'service_area' });
  const groups = [
    await make.group(companyId, 'Z objazdem', [...ids.slice(0, 2), serviceArea]),
    await make.group(companyId, 'Sam objazd', [serviceArea]),
  ];
  const chosen = await queries
    .insert(competitors)
    .values(
      ['Pod Lwem', 'Pod Gruszą'].map((name) => ({
        companyId,
        placeId: name,
        name,
        address: 'Szewska 7',
        latitude: 50,
        longitude: 20,
        createdAt: services.now(),
      })),
    )
    .returning({ id: competitors.id });
  const competitorIds = chosen.map(({ id }) => id);
  const limited = await make.member(companyId, { locations: ids.slice(0, 1) });
  return { companyId, owner, limited, ids, serviceArea, groups, competitorIds };
}

type ComparedCompany = Awaited<ReturnType<typeof makeComparedCompany>>;

const anyPositions = fc.array(fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constant(0)), {
  minLength: 1,
  maxLength: 3,
});

/** Of most days, each location and keyword; competitors are seen with them, or not. */
export function randomSeenDays({ ids, competitorIds }: ComparedCompany): fc.Arbitrary<SeenDay[]> {
  const [one = 0, other = 0] = competitorIds;
  const row = fc.record({
    locationId: fc.constantFrom(...ids),
    keyword: fc.constantFrom(...comparedWords),
    day: fc.constantFrom(...comparedDays),
    positions: anyPositions,
    ofOne: fc.option(anyPositions),
    ofOther: fc.option(anyPositions),
  });
  return fc
    .uniqueArray(row, {
      minLength: 120,
      maxLength: 220,
      selector: ({ locationId, keyword, day }) => `${locationId}/${keyword}/${day}`,
    })
    .map((rows) =>
      rows.flatMap(({ positions, ofOne, ofOther, ...where }) => [
        { ...where, competitor: null, positions },
        ...(ofOne ? [{ ...where, competitor: one, positions: ofOne }] : []),
        ...(ofOther ? [{ ...where, competitor: other, positions: ofOther }] : []),
      ]),
    );
}

/** Keeps what was seen, instead of what was kept before. */
export async function storeSeenDays(
  { services }: TestApi,
  companyId: number,
  seen: readonly SeenDay[],
): Promise<void> {
  const { queries } = services.database;
  for (const table of ['rank_days', 'rank_months', 'rank_totals', 'rank_latest', 'competitor_rank_days'])
    await queries.execute(sql`delete from ${sql.identifier(table)}`);
  const terms = await ensureTerms(queries, companyId, comparedWords);
  const measured = seen
    .filter(({ competitor }) => competitor === null)
    .map(({ locationId, keyword, day, positions }): MeasuredDay => ({
      locationId,
      termId: terms.get(keyword) ?? 0,
      day,
      tally: tallyOf(positions),
      ahead: [],
      competitors: seen.flatMap((one) =>
        one.competitor !== null && one.locationId === locationId && one.keyword === keyword && one.day === day
          ? [{ competitorId: one.competitor, tally: tallyOf(one.positions) }]
          : [],
      ),
    }));
  await queries.transaction((tx) => addMeasuredDays(tx, companyId, measured));
}

export function dayAfter(day: string, later: number): string {
  return new Date(Date.parse(day) + later * 86_400_000).toISOString().slice(0, 10);
}

/** A quarter and two weeks. */
export const comparedDays = Array.from({ length: 105 }, (_, index) => dayAfter(comparedToday, index - 104));
