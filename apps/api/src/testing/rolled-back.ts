import type { Hono } from 'hono';
import { createApp } from '../http/create-app.ts';
import type { Environment } from '../http/environment.ts';
import type { TestApi } from './start-test-api.ts';

/** Lets requests run in a transaction that is rolled back: they leave no trace, so that thousands can share a world. */
export async function rolledBack<Answer>(
  { services }: Pick<TestApi, 'services'>,
  run: (app: Hono<Environment>) => Promise<Answer>,
): Promise<Answer> {
  const { database } = services;
  let answered: { answer: Answer } | undefined;
  const transaction = database.queries.transaction(async (queries) => {
    answered = { answer: await run(createApp({ ...services, database: { ...database, queries } })) };
    throw new RolledBack();
  });
  await transaction.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  if (!answered) throw new Error('a request is answered');
  return answered.answer;
}

class RolledBack extends Error {}
