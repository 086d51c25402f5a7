import { expect, test } from 'vitest';
import { listGroups } from '@pinfold/contract/features/listings/groups/groups.endpoints';
import { listLocations } from '@pinfold/contract/features/listings/locations.endpoints';
import { getReview, searchReviews } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { listMembers } from '@pinfold/contract/features/team/members.endpoints';
import { startOneLocationCompany } from '../../testing/worlds/one-location-company.ts';

test('RV-01 reviews are found by authors and texts without their accents, however these are encoded', async () => {
  const world = await startOneLocationCompany({
    reviews: 3,
    review: (index) =>
      [
        { author: 'Jiří Dvořák', comment: 'Dobře.' },
        { author: 'Ewa', comment: 'Příště zas, 100％ pro' },
        { author: 'Ola', comment: 'Kącik dziecięcy'.normalize('NFD') },
      ][index] ?? {},
  });
  const found = async (q: string) => {
    const { results } = await world.ok(searchReviews, { as: world.owner, body: { q } });
    return results.map(({ id }) => world.ids.indexOf(id));
  };
  expect(await found('jiri')).toEqual([0]);
  expect(await found('DVORAK')).toEqual([0]);
  expect(await found('Dvořák'.normalize('NFD'))).toEqual([0]);
  expect(await found('priste')).toEqual([1]);
  expect(await found('dziecięcy')).toEqual([2]);
  expect(await found('dzieciecy')).toEqual([2]);
  expect(await found('100％')).toEqual([1]);
  expect(await found('％')).toEqual([1]);
  expect(await found('＼')).toEqual([]);
});

test('LST-01 LST-08 COM-03 locations, groups and members are found by the same letters', async () => {
  const world = await startOneLocationCompany();
  const { make, companyId, owner: as } = world;
  const id = await make.location(companyId, { name: 'U Dvořáka', city: 'Třebíč' });
  await make.group(companyId, 'Příhraniční', [id]);
  await make.member(companyId, { name: 'Jiří Smørdal' });
  for (const q of ['dvoraka', 'TREBIC', 'Třebíč'.normalize('NFD')])
    expect((await world.ok(listLocations, { as, query: { q } })).results.map((one) => one.id)).toEqual([id]);
  expect((await world.ok(listGroups, { as, query: { name: 'prihranicni' } })).count).toBe(1);
  expect((await world.ok(listMembers, { as, query: { q: 'jiri smordal' } })).count).toBe(1);
});

test('RV-01 a translated review is stored as it was written, and found by its translation', async () => {
  const comment =
    '(Translated by Google) The coffee was cold and the waiter rude.\n\n(Original)\nKawa była zimna, a kelner niemiły.';
  const world = await startOneLocationCompany({
    reviews: 1,
    review: () => ({ rating: 2, comment, author: 'Case Translated' }),
  });
  const [id = 0] = world.ids;
  expect(await world.ok(getReview, { as: world.owner, params: { id } })).toMatchObject({
    comment: 'Kawa była zimna, a kelner niemiły.',
    comment_translation: 'The coffee was cold and the waiter rude.',
  });
  for (const q of ['zimna', 'rude'])
    expect((await world.ok(searchReviews, { as: world.owner, body: { q } })).count).toBe(1);
});
