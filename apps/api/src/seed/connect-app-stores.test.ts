import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  getAppReviewStats,
  searchAppReviews,
} from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import { expect, test } from 'vitest';
import { startTestApi } from '../testing/clients/start-test-api.ts';
import { connectDemoAppStores } from './connect-app-stores.ts';

test('INT-05 RV-12 the demo has reviews of its app in both stores, answered and not, and a gap to tell of', async () => {
  const { make, ok, services, sandbox } = await startTestApi({
    world: 'demo',
    config: { PINFOLD_FEATURE_FLAGS: 'mobile_apps,app_reviews' },
  });
  const companyId = await make.company();
  const as = await make.member(companyId, { type: memberTypes.owner });
  await connectDemoAppStores(services, { companyId, ownerId: as.userId }, sandbox.appKeys());

  const stats = await ok(getAppReviewStats, { as });
  expect(stats.stores.map(({ store }) => store).toSorted()).toEqual(['app_store', 'google_play']);
  for (const { count, unanswered } of stats.stores) {
    expect(unanswered).toBeGreaterThan(0);
    expect(count).toBeGreaterThan(unanswered);
  }
  expect(stats.gaps.map(({ app }) => app.store)).toEqual(['google_play']);
  const { results } = await ok(searchAppReviews, { as, body: {}, query: { page_size: 100 } });
  expect(results.some(({ sentiment }) => sentiment === 'negative')).toBe(true);
});
