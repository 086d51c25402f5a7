import { listLocalPosts } from '@pinfold/contract/features/publications/local-posts.endpoints';
import { expect, test } from 'vitest';
import { startOneLocationCompany } from '../testing/worlds/one-location-company.ts';
import { seedPosts } from './demo-posts.ts';

test('PUB-02 the demo has a post that goes out by itself, and two that wait for their moment', async () => {
  const cafe = await startOneLocationCompany();
  const { services, companyId, owner: as } = cafe;
  await cafe.jobs.settle();
  await seedPosts(services, companyId, as.userId);
  await cafe.jobs.settle();
  const sent = await cafe.ok(listLocalPosts, { as, query: { tab: 'sent' } });
  expect(sent.results.map(({ type, counts }) => [type, counts.published])).toEqual([[1, 1]]);
  const planned = await cafe.ok(listLocalPosts, { as, query: { tab: 'planned' } });
  expect(planned.results.map(({ type, status }) => [type, status])).toEqual([
    [2, 'planned'],
    [3, 'planned'],
  ]);
});
