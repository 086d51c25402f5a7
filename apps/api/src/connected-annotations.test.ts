import { expect, test } from 'vitest';
import { getInsights } from '@pinfold/contract/features/insights/insights.endpoints';
import { startPostingChain } from './testing/worlds/local-posts.ts';

const day = 86_400;

test('MON-08 our edits that Google took and posts that went out are told on their day, of locations that the reader sees', async () => {
  // Years ahead: the queue would take what a test of the past plans for later as due, and ask for it without a pause.
  const world = await startPostingChain({ locations: 3, now: new Date('2031-03-29T22:30:00Z') });
  const { ids, companyId, owner, clock, jobs, make, ok } = world;
  const [first = 0, second = 0, third = 0] = ids;
  await world.edit(first, { phone_number: '+48 12 422 20 20' });
  await world.edit(second, { website: 'https://lipa.example/kawa' });
  await world.post({ at: [1, 2] });
  await world.script('PUT', '/posting', { rejected_locations: ['place-0'] });
  await world.post({ at: [0] });
  await jobs.settle();
  clock.advance(day);
  await world.post({ at: [1] });
  await jobs.settle();
  clock.advance(20 * day);
  const told = async (as: typeof owner, facilities_ids?: number[]) =>
    (await ok(getInsights, { as, body: { preset: 'last_30_days', facilities_ids } })).annotations;
  // By the company's clocks the first evening is the 29th, and a day later, in summer time, it is the 31st.
  expect(await told(owner)).toEqual([
    { date: '2031-03-29', fields: ['website', 'phone_number'], edited_facilities: 2, posts: 1 },
    { date: '2031-03-31', fields: [], edited_facilities: 0, posts: 1 },
  ]);
  expect(await told(owner, [third])).toEqual([
    { date: '2031-03-29', fields: [], edited_facilities: 0, posts: 1 },
  ]);
  const manager = await make.member(companyId, { locations: [first] });
  expect(await told(manager)).toEqual([
    { date: '2031-03-29', fields: ['phone_number'], edited_facilities: 1, posts: 0 },
  ]);
});
