import { AsyncLocalStorage } from 'node:async_hooks';
import type { Services } from '../services.ts';
import type { Queryable } from '../database/database.ts';

/** The transaction in which the current request is handled as a whole. */
const opened = new AsyncLocalStorage<Queryable>();

/** What handlers ask: the transaction of their request where there is one, else the database. */
export function queriesWithinRequest(database: Queryable): Queryable {
  return new Proxy(database, {
    get(_database, key) {
      const queries = opened.getStore() ?? database;
      const value: unknown = Reflect.get(queries, key);
      return typeof value === 'function' ? value.bind(queries) : value;
    },
  });
}

/** Services whose database is that of the request; all others stay as they are, whoever replaces them. */
export function servicesWithinRequest(services: Services): Services {
  const database = { ...services.database, queries: queriesWithinRequest(services.database.queries) };
  return new Proxy(services, {
    get: (target, name) => (name === 'database' ? database : Reflect.get(target, name)),
  });
}

/** Runs the handler of a request within a transaction: each of its own is a savepoint there. */
export function runWithin<Done>(tx: Queryable, work: () => Promise<Done>): Promise<Done> {
  return opened.run(tx, work);
}
