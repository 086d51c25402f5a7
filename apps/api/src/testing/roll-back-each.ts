import type { Hono } from 'hono';
import type { Queryable } from '../database/database.ts';
import { createApp } from '../http/create-app.ts';
import type { Environment } from '../http/environment.ts';
import type { TestApi } from './start-test-api.ts';

/** An app whose requests leave no trace: each runs in a transaction that is rolled back, so thousands can share a world. */
export function rollBackEach({ services }: Pick<TestApi, 'services'>) {
  let current: Queryable = services.database.queries;
  const database = {
    ...services.database,
    get queries() {
      return current;
    },
  };
  const app = createApp({ ...services, database });

  async function inTransaction<Answer>(run: (hono: Hono<Environment>) => Promise<Answer>): Promise<Answer> {
    let answered: { answer: Answer } | undefined;
    const transaction = services.database.queries.transaction(async (tx) => {
      current = tx;
      answered = { answer: await run(app) };
      throw new RolledBack();
    });
    await transaction
      .catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error;
      })
      .finally(() => (current = services.database.queries));
    if (!answered) throw new Error('a request is answered');
    return answered.answer;
  }

  return { inTransaction };
}

class RolledBack extends Error {}
