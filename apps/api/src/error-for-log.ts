import pino from 'pino';

/** An error as a line of the log holds it. */
export interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: string | undefined;
}

/**
 * Describes an error for the log. Of a failed statement only its first words and the database's code are told: its
 * values are people's data, addresses, hashes of passwords and of tokens, and both drivers and drizzle repeat them in
 * message, stack and properties of the error and of its causes.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const chain = [...causesOf(error)];
  if (!chain.some(isOfDatabase)) return pino.stdSerializers.err(error);
  const message = [...new Set(chain.map((one) => (isOfDatabase(one) ? statementFault(chain) : one.message)))];
  return {
    type: error.name,
    message: message.join(': '),
    stack: [`${error.name}: ${message.join(': ')}`, ...framesOf(error)].join('\n'),
    code: codeIn(chain),
  };
}

/** The error, what caused it, and those that it stands for. */
function* causesOf(error: unknown, seen = new Set<unknown>()): Generator<FailedStatement> {
  if (!(error instanceof Error) || seen.has(error)) return;
  seen.add(error);
  yield error;
  yield* causesOf(error.cause, seen);
  if (error instanceof AggregateError) for (const one of error.errors) yield* causesOf(one, seen);
}

/** What drizzle (`query`, `params`), pg and PGlite (`severity`, `code`) add to the errors of statements. */
interface FailedStatement extends Error {
  query?: unknown;
  params?: unknown;
  severity?: unknown;
  code?: unknown;
}

function isOfDatabase({ query, params, severity }: FailedStatement): boolean {
  return (query !== undefined && params !== undefined) || typeof severity === 'string';
}

function statementFault(chain: readonly FailedStatement[]): string {
  const query = chain.find(({ query: one }) => typeof one === 'string')?.query as string | undefined;
  const code = codeIn(chain);
  return `${firstWords(query) ?? 'a statement'} failed${code ? ` (${code})` : ''}`;
}

/** Up to the name of the table: what follows may be anybody's words. */
function firstWords(statement: string | undefined): string | undefined {
  return /^\s*\w+(?:\s+(?:into|from|table))?(?:\s+"?\w+"?)?/i.exec(statement ?? '')?.[0].trim();
}

function codeIn(chain: readonly FailedStatement[]): string | undefined {
  return chain.map(({ code }) => code).find((code) => typeof code === 'string');
}

/** Lines of the stack below the message, which stands above them and may have several lines. */
function framesOf({ stack = '', message }: Error): string[] {
  const below = stack.slice(stack.indexOf(message) + message.length);
  return below.split('\n').filter((line) => /^\s+at /.test(line));
}
