import { expect, test } from 'vitest';
import { reachedApp } from '../../../app-stores/reached-app.ts';
import { startMobileApps } from '../../../testing/worlds/mobile-apps.ts';
import { storeAppReviews } from './store-app-reviews.ts';

test('RV-12 a review whose content has changed without a newer date is changed, and judged again', async () => {
  const world = await startMobileApps();
  await world.write('app_store');
  await world.poll();
  const app = { companyId: world.companyId, appId: world.apps.app_store.id, store: 'app_store' } as const;
  const listed = await (await reachedApp(world.services, app))?.reviews.list(undefined);
  const [review] = listed?.reviews ?? [];
  if (!review) throw new Error('the store lists no review');
  world.clock.advance(60);
  const store = (change: object) =>
    storeAppReviews(world.services, app, [{ ...review, ...change }], world.clock.now());
  expect(await store({})).toBe(0);
  expect(await store({ rating: 5, comment: 'Świetna aplikacja' })).toBe(1);
  await world.jobs.settle(60);
  expect(await world.find()).toMatchObject([
    { rating: 5, comment: 'Świetna aplikacja', is_edited: false, sentiment: 'positive' },
  ]);
});
