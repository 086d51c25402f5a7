import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { replyToReview } from '@pinfold/contract/features/reviews/replies.endpoints';
import { listen, openStream, publishAndHear } from '../testing/clients/live-stream.ts';
import { startTestApi } from '../testing/clients/start-test-api.ts';

test('BEY-15 what changes reaches those who may see it: with ids, without them, or not at all', async () => {
  const api = await startTestApi();
  const { make } = api;
  const companyId = await make.company();
  const locationId = await make.location(companyId);
  const owner = await make.member(companyId);
  const scoped = await make.member(companyId, { locations: [await make.location(companyId)] });
  const otherCompany = await make.company();
  const stranger = await make.member(otherCompany);
  const id = await make.review(companyId, locationId);
  const strangersId = await make.review(otherCompany, await make.location(otherCompany));
  const [owners, scopeds, strangers] = [
    await listen(api, owner),
    await listen(api, scoped),
    await listen(api, stranger),
  ];

  await api.ok(replyToReview, { as: owner, params: { id }, body: { reply_comment: 'Dziękujemy!' } });
  expect(await owners()).toEqual({ topic: 'reviews', ids: [id] });
  expect(await scopeds()).toEqual({ topic: 'reviews', ids: [] });

  const body = { reply_comment: 'Dziękujemy!' };
  await api.ok(replyToReview, { as: stranger, params: { id: strangersId }, body });
  expect(await strangers()).toEqual({ topic: 'reviews', ids: [strangersId] });
});

test('BEY-15 nothing is told of a change that was rolled back; too many ids are told as none', async () => {
  const api = await startTestApi();
  const { services, make } = api;
  const companyId = await make.company();
  const next = await listen(api, await make.member(companyId));
  const { queries } = services.database;
  const change = queries.transaction(async (tx) => {
    await services.live.publish(tx, companyId, { topic: 'locations', ids: [1] });
    throw new Error('rolled back');
  });
  await expect(change).rejects.toThrow('rolled back');
  const many = Array.from({ length: 2000 }, (_, index) => 1_000_000_000 + index);
  await services.live.publish(queries, companyId, { topic: 'reviews', ids: many });
  expect(await next()).toEqual({ topic: 'reviews', ids: [] });
});

test('BEY-15 a new reader is told what changed just before, by its topic alone, and nothing of other companies', async () => {
  const api = await startTestApi();
  const { services, make } = api;
  const companyId = await make.company();
  const otherCompany = await make.company();
  const { queries } = services.database;
  await publishAndHear(api, companyId, { topic: 'rankings', ids: [5] });
  expect(services.live.recent(companyId)).toEqual(['rankings']);
  api.clock.advance(10);
  await publishAndHear(api, companyId, { topic: 'reviews', ids: [7] });
  expect(services.live.recent(companyId)).toEqual(['rankings', 'reviews']);
  await publishAndHear(api, otherCompany, { topic: 'locations', ids: [9] });
  expect(services.live.recent(otherCompany)).toEqual(['locations']);
  api.clock.advance(6);
  const next = await openStream(api, await make.member(companyId));
  await services.live.publish(queries, companyId, { topic: 'exports', ids: [3] });
  expect(await next()).toEqual({ topic: 'reviews', ids: [] });
  expect(await next()).toEqual({ topic: 'exports', ids: [3] });
});

test.skipIf(inject('postgres') === '')(
  'BEY-15 readers whose news were lost with the connection to the database come back and ask again',
  async () => {
    const api = await startTestApi();
    const next = await listen(api, await api.make.member(await api.make.company()));
    await api.services.database.queries.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query = 'listen "pinfold_live"'`,
    );
    expect(await next()).toEqual({ topic: 'team', ids: [] });
    expect(await next()).toBeUndefined();
  },
);
