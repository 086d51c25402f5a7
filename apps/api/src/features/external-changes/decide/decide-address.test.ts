import { expect, test } from 'vitest';
import { listListingUpdates } from '@pinfold/contract/features/listings/listings.endpoints';
import { startExternalChanges } from '../../../testing/worlds/external-changes.ts';

test('EXT-02 the town that nobody has decided travels with an accepted street as others wrote it, and still waits', async () => {
  const chain = await startExternalChanges();
  const { storefrontAddress } = (await chain.atGoogle()).merchant as { storefrontAddress: object };
  const address = { ...storefrontAddress, locality: 'Wieliczka', addressLines: ['Floriańska 1'] };
  await chain.suggest(0, { fields: { storefrontAddress: address } });
  await chain.sync();
  const [street, city] = [await chain.change('street'), await chain.change('city')];
  await chain.decide(street.id, 2);
  await chain.jobs.settle(60);
  expect((await chain.atGoogle()).merchant).toMatchObject({
    storefrontAddress: { locality: 'Wieliczka', addressLines: ['Floriańska 1'] },
  });
  expect(await chain.read(chain.id)).toMatchObject({ street: 'Floriańska', city: 'Kraków' });
  chain.clock.advance(60);
  await chain.sync();
  expect(await chain.change('city')).toMatchObject({ id: city.id, status: 1, step: 'none' });

  await chain.decide(city.id, 3);
  await chain.jobs.settle(60);
  expect((await chain.atGoogle()).merchant).toMatchObject({
    storefrontAddress: { locality: 'Kraków', addressLines: ['Floriańska 1'] },
  });
  expect(await chain.change('city')).toMatchObject({ status: 3 });
});

test('EXT-02 EXT-05 two people decide about one address at once: each has an edit of their own, and neither undoes the other’s', async () => {
  const chain = await startExternalChanges();
  const second = await chain.make.member(chain.companyId, { name: 'Piotr Zieliński' });
  const { storefrontAddress } = (await chain.atGoogle()).merchant as { storefrontAddress: object };
  const address = { ...storefrontAddress, locality: 'Wieliczka', addressLines: ['Floriańska 1'] };
  await chain.suggest(0, { fields: { storefrontAddress: address } });
  await chain.sync();
  const [street, city] = [await chain.change('street'), await chain.change('city')];
  await chain.decide(city.id, 3, second);
  await chain.decide(street.id, 2);
  await chain.jobs.settle(120);
  expect((await chain.atGoogle()).merchant).toMatchObject({
    storefrontAddress: { locality: 'Kraków', addressLines: ['Floriańska 1'] },
  });
  const { results } = await chain.ok(listListingUpdates, { as: chain.owner, params: { id: chain.id } });
  expect(results.map(({ author, fields }) => [author, fields]).toSorted()).toEqual([
    ['Anna Nowak', ['street']],
    ['Piotr Zieliński', ['city']],
  ]);
  expect(await chain.change('city')).toMatchObject({ status: 3, decided_by: 'Piotr Zieliński' });
  expect(await chain.change('street')).toMatchObject({ status: 2, decided_by: 'Anna Nowak' });
});
