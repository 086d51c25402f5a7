import { count } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { listSuggestedCompetitors } from '@pinfold/contract/features/rankings/competitors.endpoints';
import { listRankGrids } from '@pinfold/contract/features/rankings/rank-grids.endpoints';
import { deleteListing } from '@pinfold/contract/features/listings/listings.endpoints';
import { makeRankingRows } from '../../testing/samples/ranking-samples.ts';
import { startTestApi } from '../../testing/clients/start-test-api.ts';
import { rankDays, rankGrids, rankScans } from './rankings.table.ts';

test('BEY-10 LST-12 a removed location takes its grids along, and what was measured stays in the sums of the company', async () => {
  const { make, ok, services } = await startTestApi();
  const { queries } = services.database;
  const companyId = await make.company();
  const as = await make.member(companyId, { type: memberTypes.owner });
  const locationIds: [number, number] = [await make.location(companyId), await make.location(companyId)];
  const groupIds: [number, number] = [0, 0];
  await makeRankingRows({ services }, { ...as, locationIds, groupIds });
  const [kept, removed] = locationIds;
  await ok(deleteListing, { as, params: { id: removed }, query: { from: 'pinfold' } });

  const { results } = await ok(listRankGrids, { as });
  expect(results.map(({ facility }) => facility.id)).toEqual([kept]);
  for (const table of [rankGrids, rankScans])
    expect(await queries.select({ count: count() }).from(table)).toEqual([{ count: 1 }]);
  expect(await queries.select({ count: count() }).from(rankDays)).toEqual([{ count: 3 }]);
  const suggested = await ok(listSuggestedCompetitors, { as });
  expect(suggested.results.map(({ ahead_count }) => ahead_count)).toEqual([1]);
});
