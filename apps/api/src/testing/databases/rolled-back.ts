import { AsyncLocalStorage } from 'node:async_hooks';
import type { Hono } from 'hono';
import type { Queryable } from '../../database/database.ts';
import { createApp } from '../../http/create-app.ts';
import type { Environment } from '../../http/environment.ts';
import type { Services } from '../../services.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import type { SecretWatch } from '../secrets/secret-watch.ts';
import { watchedApp } from '../secrets/watch-traffic.ts';

/** Lets requests run in a transaction that is rolled back: they leave no trace, so that thousands can share a world. */
export async function rolledBack<Answer>(
  { services, secrets }: Pick<TestApi, 'services' | 'secrets'>,
  run: (app: Hono<Environment>) => Promise<Answer>,
): Promise<Answer> {
  const app = appOf(services, secrets);
  let answered: { answer: Answer } | undefined;
  const transaction = services.database.queries.transaction(async (queries) => {
    answered = { answer: await opened.run({ queries, isOwn: false }, () => run(app)) };
    throw new RolledBack();
  });
  await transaction.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  if (!answered) throw new Error('a request is answered');
  return answered.answer;
}

/** The transaction of the current `rolledBack` call; `isOwn` if the request has opened one inside it. */
const opened = new AsyncLocalStorage<{ queries: Queryable; isOwn: boolean }>();

const apps = new WeakMap<Services, Hono<Environment>>();

/** One app for all requests of a world, since to build it takes longer than most of them. */
function appOf(services: Services, secrets: SecretWatch): Hono<Environment> {
  const { database } = services;
  const known = apps.get(services);
  if (known) return known;
  const queries = inOpened(database.queries);
  const app = watchedApp(secrets, createApp({ ...services, database: { ...database, queries } }));
  apps.set(services, app);
  return app;
}

/**
 * A proxy of the database that queries the open transaction. A query past a transaction that the request itself has
 * opened throws, since it would wait forever for PGlite's only connection.
 */
function inOpened(database: Queryable): Queryable {
  return new Proxy(withinRolledBack(database), {
    get(within, key) {
      if (!opened.getStore()) throw new Error('a rolled-back request asks the database after its end');
      return Reflect.get(within, key);
    },
  });
}

/** The same for what is opened before there is a request, such as the count of calls to providers; outside, the database. */
export function withinRolledBack(database: Queryable): Queryable {
  return new Proxy(database, {
    get(_database, key) {
      const { queries = database, isOwn = false } = opened.getStore() ?? {};
      if (isOwn) throw new Error('a request asks the database past the transaction that it has opened');
      if (key === 'transaction' && queries !== database) return inTransactionOf(queries);
      const value: unknown = Reflect.get(queries, key);
      return typeof value === 'function' ? value.bind(queries) : value;
    },
  });
}

function inTransactionOf(queries: Queryable): Queryable['transaction'] {
  return (work, config) =>
    queries.transaction((tx) => opened.run({ queries: tx, isOwn: true }, () => work(tx)), config);
}

class RolledBack extends Error {}
