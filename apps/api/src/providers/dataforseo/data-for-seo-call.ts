import * as z from 'zod';
import { ProviderError, type ProviderErrorKind } from '../../delivery/provider-error.ts';
import type { TakeCall } from '../../delivery/provider-quota.ts';
import { providerRequest, unanswered } from '../provider-request.ts';

export interface DataForSeoSettings {
  baseUrl: string;
  login: string | undefined;
  password: string | undefined;
  /** Counts calls before they are made. */
  takeCall: TakeCall;
  fetch: typeof globalThis.fetch;
}

const otherTimeoutMilliseconds = 30_000;

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

/** The result pages of Google that are looked up, by their names at the provider. */
export type SearchType = 'maps' | 'organic';

/** Makes one call; a failure of all of it becomes a SearchResultsError. Each task has its own status. */
export async function callDataForSeo(
  settings: DataForSeoSettings,
  type: SearchType,
  path: string,
  tasks?: readonly object[],
): Promise<DataForSeoTask[]> {
  const { baseUrl, login, password, takeCall, fetch } = settings;
  if (!login || !password) throw new SearchResultsError('denied', 'DATAFORSEO_LOGIN is not set');
  const wait = await takeCall('dataforseo');
  if (wait !== undefined)
    throw new SearchResultsError('quota', 'No calls are left in this minute', { retryAfter: wait });
  const timeoutMilliseconds = path.startsWith('live/') ? liveTimeoutMilliseconds : otherTimeoutMilliseconds;
  const answer = await providerRequest(
    { name: 'DataForSEO', fetch, timeoutMilliseconds, Failure: SearchResultsError },
    `${baseUrl.replace(/\/+$/, '')}/v3/serp/google/${type}/${path}`,
    {
      method: tasks ? 'POST' : 'GET',
      headers: {
        Authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
        ...(tasks && { 'Content-Type': 'application/json' }),
      },
      ...(tasks && { body: JSON.stringify(tasks) }),
    },
  );
  // A gateway may have passed the tasks on.
  if (answer.body === undefined)
    throw new SearchResultsError('temporary', 'DataForSEO answered something that is not JSON', {
      reasons: [unanswered],
    });
  const { data } = Envelope.safeParse(answer.body);
  if (data && data.status_code !== ok) throw searchResultsError(data.status_code, data.status_message);
  if (!data || !answer.ok)
    throw searchResultsError(codeOf(answer.status), `HTTP ${answer.status}`, answer.retryAfter);
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
 * A search that failed; `reasons` has DataForSEO's code. With `unanswered`, tasks may have been taken, and paid for, so that
 * their results may come still.
 */
export class SearchResultsError extends ProviderError {}

/** Reads a status code of DataForSEO, of a call or of one task in it (docs.dataforseo.com/v3/appendix/errors). */
export function searchResultsError(code: number, message: string, retryAfter?: number): SearchResultsError {
  return new SearchResultsError(kindOf(code), `${code} ${message}`, {
    retryAfter: code === duplicates ? duplicatesSeconds : retryAfter,
    reasons: [String(code)],
  });
}

/** The same task again, more often within an hour than the account allows (dataforseo.com/help-center/limit-duplicate-tasks). */
const duplicates = 40205;
const duplicatesSeconds = 900;

/** An account without money is `temporary`: it is filled up some time. */
function kindOf(code: number): ProviderErrorKind {
  if (code === 40202 || code === duplicates || code === 40209) return 'quota';
  if (code === 40200 || code === 40203 || code === 40210) return 'temporary';
  if (code === 40100 || code === 40104 || (code >= 40201 && code <= 40208)) return 'denied';
  if (code === 40101 || code === 40103 || code >= 50000) return 'temporary';
  return 'invalid';
}
