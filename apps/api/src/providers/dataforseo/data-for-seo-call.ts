import * as z from 'zod';
import type { Queryable } from '../../database/database.ts';
import { SearchResultsError, searchResultsError } from './search-results-error.ts';
import { spendCall } from './spend-call.ts';

export interface DataForSeoSettings {
  baseUrl: string;
  login: string | undefined;
  password: string | undefined;
  callsPerMinute: number;
  /** Where calls are counted; never a transaction, since the count holds for everybody. */
  queries: Queryable;
  fetch: typeof globalThis.fetch;
  now(): Date;
}

const timeoutMilliseconds = 30_000;

/** What DataForSEO says of one task in a call. */
export type DataForSeoTask = z.infer<typeof Task>;

const Task = z.object({
  id: z.string().nullish(),
  status_code: z.int(),
  status_message: z.string().default(''),
  data: z.object({ tag: z.string().nullish() }).nullish(),
  result: z.array(z.unknown()).nullish(),
});

const Envelope = z.object({
  status_code: z.int(),
  status_message: z.string().default(''),
  tasks: z.array(Task).nullish(),
});

/** One call; whatever goes wrong with all of it becomes a SearchResultsError. Each task has a status of its own. */
export async function callDataForSeo(
  settings: DataForSeoSettings,
  path: string,
  tasks?: readonly object[],
): Promise<DataForSeoTask[]> {
  const { baseUrl, login, password, callsPerMinute, queries, fetch, now } = settings;
  if (!login || !password) throw new SearchResultsError('denied', 'DATAFORSEO_LOGIN is not set');
  await spendCall(queries, callsPerMinute, now());
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(`${baseUrl.replace(/\/+$/, '')}/v3/serp/google/maps/${path}`, {
      method: tasks ? 'POST' : 'GET',
      headers: {
        Authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
        ...(tasks && { 'Content-Type': 'application/json' }),
      },
      ...(tasks && { body: JSON.stringify(tasks) }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    body = await response.json();
  } catch (error) {
    throw new SearchResultsError('temporary', `No answer from DataForSEO: ${(error as Error).message}`);
  }
  const { data } = Envelope.safeParse(body);
  if (data && data.status_code !== ok) throw searchResultsError(data.status_code, data.status_message);
  if (!data || !response.ok) throw searchResultsError(codeOf(response.status), `HTTP ${response.status}`);
  return data.tasks ?? [];
}

/** Of a call or a task that went well. */
export const ok = 20000;

/** A proxy in between may answer without a code of DataForSEO. */
function codeOf(status: number): number {
  if (status === 429) return 40202;
  return status >= 400 && status < 500 ? status * 100 : 50000;
}
