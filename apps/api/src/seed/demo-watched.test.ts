import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { listWatchedLocations } from '@pinfold/contract/features/listings/watched/watched-locations.endpoints';
import { startTestApi } from '../testing/clients/start-test-api.ts';
import { seedWatched } from './demo-watched.ts';

test('INT-01 the demo watches places of others, with figures of a month and a change', async () => {
  const { make, ok, services } = await startTestApi();
  const companyId = await make.company();
  const as = await make.member(companyId, { type: memberTypes.owner });
  expect(await seedWatched(services, companyId)).toBe(3);
  const { results } = await ok(listWatchedLocations, { as });
  expect(
    results.map(({ name, compared, changes }) => [name, compared?.reviews_count, changes.length]),
  ).toEqual([
    ['Cukiernia Rogal', 8, 1],
    ['Kawiarnia Pod Lipą', 3, 0],
    ['Kocia Kawiarnia Mruczek', 21, 0],
  ]);
});
