import { describe, expect, test } from 'vitest';
import { startTestApi } from '../../testing/clients/start-test-api.ts';
import { createMailedLink, findMailedLink, takeMailedLink } from './mailed-link.ts';

async function setUp() {
  const { services } = await startTestApi();
  const { database } = services;
  const parts = await createMailedLink(database.queries, { kind: 'registration', hours: 2 }, services.now());
  const take = (asked = parts) =>
    database.queries.transaction((tx) => takeMailedLink(tx, 'registration', asked, services.now()));
  const find = () => findMailedLink(database.queries, 'registration', parts, services.now());
  return { parts, take, find };
}

describe('SES-08 a link out of a mail', () => {
  test('is used up by the first who takes it', async () => {
    const { take, find } = await setUp();
    expect(await take()).toBeDefined();
    expect(await take()).toBeUndefined();
    expect(await find()).toBeUndefined();
  });

  test('is given to one of many who take it at the same time', async () => {
    const { take } = await setUp();
    const taken = await Promise.all(Array.from({ length: 5 }, () => take()));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test('stays for its holder when somebody guesses at its token', async () => {
    const { parts, take } = await setUp();
    expect(await take({ ...parts, token: `${parts.token}x` })).toBeUndefined();
    expect(await take()).toBeDefined();
  });
});
