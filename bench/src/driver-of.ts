/** The driver below drizzle, which sends a statement as it is. */
export function driverOf(queries: object): Driver {
  if ('$client' in queries && isDriver(queries.$client)) return queries.$client;
  throw new Error('drizzle no longer shows its client');
}

function isDriver(value: unknown): value is Driver {
  return typeof value === 'object' && value !== null && 'query' in value;
}

/** Both drivers have `query(text, parameters)`. */
export interface Driver {
  query(statement: string | { text: string }, parameters: unknown[]): Promise<unknown>;
}
