import fc from 'fast-check';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { createKeywords } from '@pinfold/contract/features/company/keywords.endpoints';
import { tallyOf } from '@pinfold/contract/features/rankings/rank-tally';
import { addMeasuredDays } from '../../features/rankings/lookups/measured-days.ts';
import { ensureTerms } from '../../features/rankings/rank-terms.ts';
import { rankDays, rankLatest, rankMonths, rankTotals } from '../../features/rankings/rankings.table.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import type { PlainDay, PlainPlace } from '../oracles/naive-rankings.ts';
import { daysBetween, today } from '../oracles/naive-period.ts';

export const firstDay = '2025-03-03';

export const rankedWords = ['kawa', 'ciasto', 'lody'] as const;

export const allDays = daysBetween(firstDay, today);

/** Five locations in two groups, three keywords of different scopes, and members who see different locations. */
export async function makeRankedCompany({ make, ok }: TestApi) {
  const companyId = await make.company();
  const owner = await make.member(companyId, { type: memberTypes.owner });
  const spots = [
    { name: 'Lipa', city: 'Krakow', latitude: 50 },
    { name: 'Buk', city: 'Gdansk', latitude: 54 },
    { name: 'Lipa', city: 'Gdansk', latitude: 54.5 },
    { name: 'Dab', city: 'Ka"to\\w%i{ce', latitude: null },
    { name: 'Grab', city: 'Krakow', latitude: 50.1, businessType: 'service_area' },
  ] as const;
  const ids: number[] = [];
  for (const [index, spot] of spots.entries())
    ids.push(
      await make.location(companyId, {
        ...spot,
        street: `Ulica ${index}`,
        longitude: 20,
        placeId: `place-${index}`,
      }),
    );
  const groups = [ids.slice(0, 2), ids.slice(1, 4)];
  const groupIds: number[] = [];
  for (const [index, members] of groups.entries())
    groupIds.push(await make.group(companyId, `Grupa ${index}`, members));
  const [kawa, ciasto, lody] = rankedWords;
  await ok(createKeywords, { as: owner, body: { keywords: [kawa], scope: 'company' } });
  await ok(createKeywords, {
    as: owner,
    body: { keywords: [ciasto], scope: 'group', group: groupIds[1] ?? 0 },
  });
  await ok(createKeywords, {
    as: owner,
    body: { keywords: [lody], scope: 'facility', facility: ids[0] ?? 0 },
  });
  const places = spots.map(({ name, city, latitude }, index): PlainPlace => {
    const id = ids[index] ?? 0;
    const isMonitored = index < 3;
    const watched = [kawa, ...(groups[1]?.includes(id) ? [ciasto] : []), ...(index === 0 ? [lody] : [])];
    return {
      id,
      name,
      city,
      latitude,
      street: `Ulica ${index}`,
      groupIds: groupIds.filter((_, group) => groups[group]?.includes(id)),
      keywords: isMonitored ? watched : [],
    };
  });
  const members = [
    { as: owner, sees: ids },
    { as: await make.member(companyId, { locations: ids.slice(0, 2) }), sees: ids.slice(0, 2) },
    { as: await make.member(companyId, { groups: [groupIds[1] ?? 0] }), sees: ids.slice(1, 4) },
  ];
  return { companyId, places, groupIds, members };
}

export type RankedCompany = Awaited<ReturnType<typeof makeRankedCompany>>;

/** Random results of a year of lookups, one a day, location and keyword. Most days are close to today. */
export function randomPlainDays({ places }: RankedCompany): fc.Arbitrary<PlainDay[]> {
  const day = fc.oneof(fc.constantFrom(...allDays), fc.constantFrom(...allDays.slice(-70)));
  const row = fc.record({
    locationId: fc.constantFrom(...places.map(({ id }) => id)),
    keyword: fc.constantFrom(...rankedWords),
    day,
    positions: fc.array(fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constant(0)), {
      minLength: 1,
      maxLength: 4,
    }),
  });
  return fc.uniqueArray(row, {
    minLength: 150,
    maxLength: 260,
    selector: ({ locationId, keyword, day: of }) => `${locationId}/${keyword}/${of}`,
  });
}

/** In any order and any number of parts, as jobs end. */
export async function storePositions(
  { services }: TestApi,
  companyId: number,
  measured: readonly PlainDay[],
  parts: number,
): Promise<void> {
  const { queries } = services.database;
  for (const table of [rankDays, rankMonths, rankTotals, rankLatest]) await queries.delete(table);
  const terms = await ensureTerms(queries, companyId, rankedWords);
  const days = measured.map(({ locationId, keyword, day, positions }) => ({
    locationId,
    termId: terms.get(keyword) ?? 0,
    day,
    tally: tallyOf(positions),
    ahead: [],
    competitors: [],
  }));
  const size = Math.ceil(days.length / parts);
  for (let start = 0; start < days.length; start += size)
    await queries.transaction((tx) => addMeasuredDays(tx, companyId, days.slice(start, start + size)));
}
