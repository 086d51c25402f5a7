import { listLocalPosts } from '@pinfold/contract/features/publications/local-posts.endpoints';
import { getDashboardStats } from '@pinfold/contract/features/dashboard/dashboard.endpoints';
import { expect, test } from 'vitest';
import { startReachableChain } from '../testing/worlds/reachable-chain.ts';
import { seedPastPosts } from './demo-past-posts.ts';
import { seedPosts } from './demo-posts.ts';

test('PUB-02 the demo has a post with a picture that goes out by itself, two that wait for their moment, and three that repeat', async () => {
  const chain = await startReachableChain({ locations: 1 });
  const { services, companyId, owner: as } = chain;
  await chain.jobs.settle();
  await chain.script('POST', '/photos', { location: 'place-0', category: 'FOOD_AND_DRINK' });
  await seedPosts(services, companyId, as.userId);
  await chain.jobs.settle();
  const sent = await chain.ok(listLocalPosts, { as, query: { tab: 'sent' } });
  expect(sent.results).toMatchObject([{ type: 1, counts: { published: 1 }, picture: { width: 960 } }]);
  const planned = await chain.ok(listLocalPosts, { as, query: { tab: 'planned' } });
  const once = planned.results.filter(({ series }) => series === null);
  expect(once.map(({ type, status }) => [type, status])).toEqual([
    [2, 'planned'],
    [3, 'planned'],
  ]);
  const { results } = await chain.ok(listLocalPosts, { as, query: { tab: 'repeating' } });
  expect(new Set(results.map(({ type, carrier }) => `${type} ${carrier}`))).toEqual(
    new Set(['3 google', '2 google', '1 pinfold']),
  );
  expect(planned.results.filter(({ series }) => series !== null)).toHaveLength(2);
});

test('PUB-02 the demo has a quarter of posts of each type, one of which Google rejected at some locations', async () => {
  const { services, companyId, owner: as, ok } = await startReachableChain({ locations: 6 });
  await seedPastPosts(services, companyId, as.userId);
  const { results } = await ok(listLocalPosts, { as, query: { tab: 'sent' } });
  // None of the six is in the city of the alert.
  expect(results.map(({ type, counts }) => [type, counts.published, counts.rejected])).toEqual([
    [1, 2, 4],
    [2, 6, 0],
    [3, 6, 0],
    [1, 6, 0],
  ]);
  const { attention } = await ok(getDashboardStats, { as, query: {} });
  expect(attention).toContainEqual({
    kind: 'failed_posts',
    count: 1,
    target: { screen: 'posts', filters: { tab: 'sent', status: 'problems' } },
  });
});
