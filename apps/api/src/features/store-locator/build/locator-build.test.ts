import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  getPublicLocator,
  type PublicLocator,
} from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import { startLocator } from '../../../testing/worlds/store-locator.ts';
import { getPublicStore } from '@pinfold/contract/features/store-locator/public-store.endpoints';
import { buildLocator } from './locator-build.ts';
import { sweepLocators } from '../store-locator.jobs.ts';

const name = 'kawiarnia-lipa';
const once = { tries: 0, isLastTry: false };

test('LOC-05 a change of a listing, a review and another day are seen by the next visitor, and nothing else is built', async () => {
  const locator = await startLocator({ now: new Date('2031-11-10T08:00:00Z') });
  const { companyId, jobs, services, make, clock } = locator;
  const id = await make.location(companyId, { name: 'Stara nazwa', latitude: 50, longitude: 20 });
  await locator.setUp();
  const visited = async (): Promise<PublicLocator> => locator.ok(getPublicLocator, { params: { name } });
  const before = await visited();
  await sweepLocators.run(services, {}, once);
  expect(await jobs.waiting('build-locator')).toEqual([]);

  await services.database.queries.execute(
    sql`update locations set name = 'Nowa nazwa' where company_id = ${companyId} and id = ${id}`,
  );
  await sweepLocators.run(services, {}, once);
  expect(await jobs.runDue('build-locator')).toBe(1);
  const renamed = await visited();
  expect(renamed.stores).toMatchObject([{ name: 'Nowa nazwa', rating: null, reviews_count: 0 }]);
  expect(renamed.version).not.toBe(before.version);

  for (const rating of [5, 4, 4]) await make.review(companyId, id, { rating });
  await make.review(companyId, id, { rating: 1, deleted: true });
  await sweepLocators.run(services, {}, once);
  await jobs.runDue('build-locator');
  const rated = await visited();
  expect(rated.stores).toMatchObject([{ rating: 4.3, reviews_count: 3 }]);

  clock.advance(86_400);
  await sweepLocators.run(services, {}, once);
  expect(await jobs.runDue('build-locator')).toBe(1);
  expect((await visited()).version).toBe(rated.version);
});

test('LOC-05 the first visitor after it is published waits for the build instead of finding nothing', async () => {
  const locator = await startLocator();
  const id = await locator.make.location(locator.companyId);
  await locator.setUp({ is_published: false });
  expect((await locator.visit('')).status).toBe(404);
  await locator.services.database.queries.execute(sql`update store_locators set is_published = true`);
  const answers = await Promise.all([1, 2, 3].map(() => locator.visit('')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await locator.ok(getPublicStore, { params: { name, id } })).toMatchObject({
    id,
    zone: 'Europe/Warsaw',
  });
});

test('LOC-05 a build that began before a change of the owner does not undo what visitors see of it', async () => {
  const locator = await startLocator();
  const { services, companyId, jobs } = locator;
  await locator.setUp({ header_name: 'Stary nagłówek' });
  const [gate, began] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = {
    ...services.locatorSources,
    async ratings() {
      began.resolve();
      await gate.promise;
      return new Map();
    },
  };
  const late = buildLocator({ ...services, locatorSources: slow }, companyId);
  await began.promise;
  await locator.setUp({ header_name: 'Nowy nagłówek' });
  gate.resolve();
  await late;
  const header = async () => (await locator.ok(getPublicLocator, { params: { name } })).options.header_name;
  expect(await header()).toBe('Nowy nagłówek');
  expect(await jobs.waiting('build-locator')).toEqual([{ companyId }]);
  await jobs.runDue('build-locator');
  expect(await header()).toBe('Nowy nagłówek');
});
