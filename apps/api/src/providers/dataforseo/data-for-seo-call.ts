import * as z from 'zod';
import { ProviderError } from '../../delivery/provider-error.ts';
import type { TakeCall } from '../../delivery/count-calls.ts';
import { isUnsent } from '../retry-reads.ts';
import { parseForeignJson } from '../storable-text.ts';

export interface DataForSeoSettings {
  baseUrl: string;
  login: string | undefined;
  password: string | undefined;
  /** Counts calls before they are made. */
  takeCall: TakeCall;
  fetch: typeof globalThis.fetch;
}

const timeoutMilliseconds = 30_000;

/**
 * A live search takes six seconds on average, and longer while many are made. It is paid for however long it takes, and
 * its result is not kept (dataforseo.com/help-center/live-vs-standard-method).
 */
const liveTimeoutMilliseconds = 120_000;

/** The response of one task in a call. */
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

/** Makes one call; a failure of all of it becomes a SearchResultsError. Each task has its own status. */
export async function callDataForSeo(
  settings: DataForSeoSettings,
  path: string,
  tasks?: readonly object[],
): Promise<DataForSeoTask[]> {
  const { baseUrl, login, password, takeCall, fetch } = settings;
  if (!login || !password) throw new SearchResultsError('denied', 'DATAFORSEO_LOGIN is not set');
  const wait = await takeCall('dataforseo');
  if (wait !== undefined) throw new SearchResultsError('quota', 'No calls are left in this minute', wait);
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
      signal: AbortSignal.timeout(path.startsWith('live/') ? liveTimeoutMilliseconds : timeoutMilliseconds),
    });
    body = parseForeignJson(await response.text());
  } catch (error) {
    const kind = tasks && !isUnsent(error) ? 'unanswered' : 'temporary';
    throw new SearchResultsError(kind, `No answer from DataForSEO: ${(error as Error).message}`);
  }
  const { data } = Envelope.safeParse(body);
  if (data && data.status_code !== ok) throw searchResultsError(data.status_code, data.status_message);
  if (!data || !response.ok) throw searchResultsError(codeOf(response.status), `HTTP ${response.status}`);
  return data.tasks ?? [];
}

/** Of a call or a task that went well. */
export const ok = 20000;

/** A proxy may respond without a code of DataForSEO. */
function codeOf(status: number): number {
  if (status === 429) return 40202;
  return status >= 400 && status < 500 ? status * 100 : 50000;
}

/**
 * Why a search failed. `quota`: too many calls, wait. `payment`: the account has no money left. `denied`: the
 * credentials are refused. `refused`: the request itself is, so a retry is pointless. `temporary`: no response, or a
 * server error: retry. `unanswered`: tasks may have been taken, and paid for, so that their results may come still.
 */
type SearchResultsErrorKind = 'quota' | 'payment' | 'denied' | 'refused' | 'temporary' | 'unanswered';

export class SearchResultsError extends ProviderError<SearchResultsErrorKind> {}

/** Reads a status code of DataForSEO, of a call or of one task in it (docs.dataforseo.com/v3/appendix/errors). */
export function searchResultsError(code: number, message: string): SearchResultsError {
  return new SearchResultsError(
    kindOf(code),
    `${code} ${message}`,
    code === duplicates ? duplicatesSeconds : undefined,
  );
}

/** The same task again, more often within an hour than the account allows (dataforseo.com/help-center/limit-duplicate-tasks). */
const duplicates = 40205;
const duplicatesSeconds = 900;

function kindOf(code: number): SearchResultsErrorKind {
  if (code === 40202 || code === duplicates || code === 40209) return 'quota';
  if (code === 40200 || code === 40203 || code === 40210) return 'payment';
  if (code === 40100 || code === 40104 || (code >= 40201 && code <= 40208)) return 'denied';
  if (code === 40101 || code === 40103 || code >= 50000) return 'temporary';
  return 'refused';
}
