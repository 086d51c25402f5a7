import { listLocalPosts } from '@pinfold/contract/features/publications/local-posts.endpoints';
import { expect, test } from 'vitest';
import { startReachableChain } from '../testing/worlds/reachable-chain.ts';
import { seedPosts } from './demo-posts.ts';

test('PUB-02 the demo has a post with a picture that goes out by itself, and two that wait for their moment', async () => {
  const chain = await startReachableChain({ locations: 1 });
  const { services, companyId, owner: as } = chain;
  await chain.jobs.settle();
  await chain.script('POST', '/photos', { location: 'place-0', category: 'FOOD_AND_DRINK' });
  await seedPosts(services, companyId, as.userId);
  await chain.jobs.settle();
  const sent = await chain.ok(listLocalPosts, { as, query: { tab: 'sent' } });
  expect(sent.results).toMatchObject([{ type: 1, counts: { published: 1 }, picture: { width: 960 } }]);
  const planned = await chain.ok(listLocalPosts, { as, query: { tab: 'planned' } });
  expect(planned.results.map(({ type, status }) => [type, status])).toEqual([
    [2, 'planned'],
    [3, 'planned'],
  ]);
});
