import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '@pinfold/contract/endpoints';
import { createGroup, listGroups } from '@pinfold/contract/features/listings/groups/groups.endpoints';
import { idempotencyHeader, replayedHeader, takesIdempotencyKey } from '@pinfold/contract/idempotency';
import { oneRow } from '../database/database.ts';
import { queriesWithinRequest } from '../http/within-request.ts';
import { callEndpoint } from '../testing/clients/request.ts';
import { startTestApi } from '../testing/clients/start-test-api.ts';
import { rolledBack } from '../testing/databases/rolled-back.ts';
import { sampleRequest } from '../testing/samples/sample-requests.ts';
import { openTwoCompanies, type TwoCompanies } from '../testing/worlds/two-companies.ts';
import { doOnce } from './do-once.ts';
import { forgetIdempotencyKeys } from './forget-keys.job.ts';

const once = endpoints.filter(takesIdempotencyKey);

describe('BEY-23 a request with an Idempotency-Key', () => {
  let world: TwoCompanies;
  beforeAll(async () => {
    world = await openTwoCompanies();
  }, 120_000);
  afterAll(() => world.api.close());

  test.each(once.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s is done once',
    async (_id, endpoint) => {
      const { headers, ...sample } = sampleRequest(endpoint, world.rows);
      const asked = { ...sample, as: world.owner, headers: { ...headers, [idempotencyHeader]: 'once' } };
      const [first, again] = await rolledBack(world.api, async (app) => [
        await callEndpoint(app, endpoint, asked),
        await callEndpoint(app, endpoint, asked),
      ]);
      expect(first?.problem?.code).toBeUndefined();
      expect([again?.status, again?.body]).toEqual([first?.status, first?.body]);
      expect([first?.headers.get(replayedHeader), again?.headers.get(replayedHeader)]).toEqual([
        null,
        'true',
      ]);
    },
  );
});

/** A company whose owner makes groups. */
async function start() {
  const api = await startTestApi();
  const companyId = await api.make.company();
  const as = await api.make.member(companyId, { type: 1 });
  const id = await api.make.location(companyId);
  const make = (key: string, name: string, who = as) =>
    api.requestRaw(createGroup, {
      as: who,
      headers: { [idempotencyHeader]: key },
      body: { name, facilities_ids: who.companyId === companyId ? [id] : [] },
    });
  const groups = async () => (await api.ok(listGroups, { as })).results.map(({ name }) => name);
  return { ...api, companyId, as, send: make, groups };
}

test('BEY-23 of many at once one is done, and all are answered alike', async () => {
  const { send, groups } = await start();
  const answers = await Promise.all(Array.from({ length: 5 }, () => send('k', 'Kraków')));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await groups()).toEqual(['Kraków']);
});

test('BEY-23 a key stands for one request: another one is refused, and colleagues and other companies have their own', async () => {
  const { send, groups, make, companyId } = await start();
  await send('k', 'Kraków');
  expect((await send('k', 'Gdańsk')).problem?.code).toBe('idempotency_key_reused');
  expect((await send(' '.repeat(3), 'Gdańsk')).problem?.errors?.[0]?.path).toBe('headers.idempotency-key');
  const colleague = await make.member(companyId, { type: 1 });
  expect((await send('k', 'Gdańsk', colleague)).problem).toBeUndefined();
  const stranger = await make.member(await make.company(), { type: 1 });
  expect((await send('k', 'Poznań', stranger)).problem).toBeUndefined();
  expect(await groups()).toEqual(['Gdańsk', 'Kraków']);
});

test('BEY-23 a refusal is not kept: what was wrong may be corrected', async () => {
  const { send, groups } = await start();
  await send('a', 'Kraków');
  expect((await send('k', 'Kraków')).problem?.code).toBe('group_exists');
  expect((await send('k', 'Gdańsk')).problem).toBeUndefined();
  expect(await groups()).toEqual(['Gdańsk', 'Kraków']);
});

test('BEY-23 a process that is killed leaves nothing half done; after a call to a provider nobody does it again', async () => {
  const { services, companyId, as } = await start();
  const { queries } = services.database;
  const request = { companyId, userId: as.userId, key: 'k', request: 'r' };
  const name = async () =>
    (await oneRow<{ name: string }>(queries, sql`select name from companies where id = ${companyId}`)).name;
  const former = await name();
  const work = async () => {
    await queriesWithinRequest(queries).execute(
      sql`update companies set name = 'halfway' where id = ${companyId}`,
    );
    throw new Error('killed');
  };
  await expect(doOnce(services, { ...request, asksProvider: false }, work)).rejects.toThrow('killed');
  const done = await doOnce(services, { ...request, asksProvider: false }, () => Promise.resolve({ id: 1 }));
  expect(done).toEqual({ answer: { id: 1 }, isReplayed: false });
  expect(await name()).toBe(former);

  const asking = { ...request, key: 'p', asksProvider: true };
  await expect(doOnce(services, asking, work)).rejects.toThrow('killed');
  await expect(doOnce(services, asking, work)).rejects.toMatchObject({ code: 'idempotency_outcome_unknown' });
});

test('BEY-23 an answer is kept for a day, sealed', async () => {
  const { send, services, clock } = await start();
  await send('k', 'Kraków');
  const { sealed } = await oneRow<{ sealed: string }>(
    services.database.queries,
    sql`select sealed_answer as sealed from idempotency_keys`,
  );
  expect(sealed).not.toContain('Krak');
  clock.advance(86_401);
  await forgetIdempotencyKeys.run(services, {}, { tries: 0, isLastTry: false });
  expect((await send('k', 'Gdańsk')).problem).toBeUndefined();
});
