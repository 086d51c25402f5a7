import { driverOf, type Driver } from './driver-of.ts';

export interface RecordedStatement {
  text: string;
  params: unknown[];
}

/** What a call asks the database, without what the gate asks of the member. */
export async function recordedStatements(
  queries: object,
  call: () => Promise<void>,
): Promise<RecordedStatement[]> {
  return (await recorded(queries, call)).filter((statement) => !isOfGate(statement));
}

/** What the gate asks of the member before any call is answered. */
export async function statementsOfGate(
  queries: object,
  call: () => Promise<void>,
): Promise<RecordedStatement[]> {
  return (await recorded(queries, call)).filter(isOfGate);
}

function isOfGate({ text }: RecordedStatement): boolean {
  return /\bfrom sessions\b|"(sessions|members|companies|users)"/.test(text);
}

async function recorded(queries: object, call: () => Promise<void>): Promise<RecordedStatement[]> {
  const driver: Driver = driverOf(queries);
  const query = driver.query;
  const statements: RecordedStatement[] = [];
  driver.query = (statement: string | { text: string }, params: unknown[]) => {
    statements.push({ text: typeof statement === 'string' ? statement : statement.text, params });
    return query.call(driver, statement, params);
  };
  try {
    await call();
  } finally {
    driver.query = query;
  }
  return statements;
}
