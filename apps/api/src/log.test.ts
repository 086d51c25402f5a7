import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from './features/session/session.table.ts';
import { createLog } from './log.ts';
import { emptyDatabase } from './testing/databases/test-database.ts';

const secrets = ['osoba@firma.test', 'argon2id', 'Osoba', '\uD800', "it's mine"];

test('BAS-01 the log tells which statement failed and how, and nothing of the people whom it was about', async () => {
  const { queries } = (await emptyDatabase()).database;
  const person = { name: 'Osoba\uD800', email: 'osoba@firma.test', passwordHash: '$argon2id$v=19$abc' };
  await queries.insert(users).values({ ...person, name: 'Osoba' });
  const failures = [
    queries.insert(users).values({ ...person, name: 'Osoba' }),
    queries.insert(users).values({ ...person, email: 'osoba@firma.test\0' }),
    queries.execute(sql`select ${"it's mine"}::int8`),
    queries.execute(sql`select * from users where email = ${person.email} and id = 1 / (id - id)`),
  ];
  const lines = [];
  for (const failure of failures) {
    const error: unknown = await failure.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(Error);
    for (const logged of [
      error,
      new Error('while registering', { cause: error }),
      (error as Error).cause,
      new AggregateError([error]),
    ])
      lines.push(logLineOf(logged));
  }
  for (const line of lines) for (const secret of secrets) expect(line).not.toContain(secret);
  const [duplicate = '', whileRegistering = ''] = lines;
  expect(JSON.parse(duplicate)).toMatchObject({
    msg: 'request failed',
    err: { message: 'insert into "users" failed (23505)', code: '23505' },
  });
  expect(duplicate).toContain('log.test.ts');
  expect(JSON.parse(whileRegistering)).toMatchObject({
    err: { message: 'while registering: insert into "users" failed (23505)' },
  });
});

test('BAS-01 the log tells of any other error what it says, with its causes', () => {
  const error = new Error('No answer', { cause: new TypeError('fetch failed') });
  expect(JSON.parse(logLineOf(error))).toMatchObject({
    err: { type: 'Error', message: 'No answer: fetch failed' },
  });
  expect(JSON.parse(logLineOf('thrown text'))).toMatchObject({ err: { message: 'thrown text' } });
});

function logLineOf(error: unknown): string {
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).error({ err: error }, 'request failed');
  return lines.join('');
}
