import { seedOf } from '../world/random.ts';
import type { SearchType } from './search-request.ts';

/** One task of a response. */
export interface TaskAnswer {
  id: string;
  status_code: StatusCode;
  status_message: string;
  time: string;
  cost: number;
  result_count: number;
  path: string[];
  data: Record<string, unknown>;
  result: unknown[] | null;
}

/** The envelope of every response of the API. */
export function envelope(tasks: readonly TaskAnswer[]): object {
  return {
    ...head(20000),
    time: '0.0421 sec.',
    cost: rounded(tasks.reduce((sum, task) => sum + task.cost, 0)),
    tasks_count: tasks.length,
    tasks_error: tasks.filter(({ status_code: code }) => code >= 40000).length,
    tasks,
  };
}

/** A response to a call that created no task. */
export function refusal(code: StatusCode): object {
  return { ...head(code), time: '0 sec.', cost: 0, tasks_count: 0, tasks_error: 0, tasks: null };
}

/** A millionth of a dollar is the least that counts. */
function rounded(dollars: number): number {
  return Math.round(dollars * 1_000_000) / 1_000_000;
}

function head(code: StatusCode) {
  return { version: '0.1.20260622', status_code: code, status_message: statusMessages[code] };
}

export function answerOf(
  id: string,
  path: string[],
  data: Record<string, unknown>,
  code: StatusCode,
  result: unknown[] | null = null,
): TaskAnswer {
  return {
    id,
    status_code: code,
    status_message: statusMessages[code],
    time: '0.0093 sec.',
    cost: 0,
    result_count: result?.length ?? 0,
    path,
    data,
    result,
  };
}

export function failedTask(
  id: string,
  path: string[],
  data: Record<string, unknown>,
  error: TaskError,
): TaskAnswer {
  return { ...answerOf(id, path, data, error.code), status_message: error.message };
}

/** What was asked for, with what goes without saying. */
export function dataOf(type: SearchType, called: string, request: unknown): Record<string, unknown> {
  const given = typeof request === 'object' && request !== null ? request : {};
  return {
    api: 'serp',
    function: called,
    se: 'google',
    se_type: type,
    device: 'desktop',
    os: 'windows',
    ...given,
  };
}

/** The failure of one task, with DataForSEO's code and message. */
export class TaskError extends Error {
  readonly code: keyof typeof statusMessages;

  constructor(code: keyof typeof statusMessages, field?: string) {
    super(field === undefined ? statusMessages[code] : `Invalid Field: '${field}'.`);
    this.code = code;
  }
}

type StatusCode = keyof typeof statusMessages;

/** Of docs.dataforseo.com/v3/appendix/errors, those that the sandbox can come to. */
const statusMessages = {
  20000: 'Ok.',
  20100: 'Task Created.',
  40000: 'You can set only one task at a time.',
  40006: 'You can set no more than 100 tasks at a time.',
  40100: 'You are not Authorized to Access this Resource.',
  40101: 'Internal SE Server Error.',
  40102: 'No Search Results.',
  40103: 'Task execution failed, please, repeat the request.',
  40200: 'Payment Required.',
  40202: 'The rate-limit per minute has been exceeded.',
  40205: 'The duplicate task limit per hour has been exceeded.',
  40400: 'Not Found.',
  40401: 'Task Not Found.',
  40402: 'Invalid Path.',
  40501: 'Invalid Field.',
  40502: 'POST Data Is Empty.',
  40503: 'POST Data Is Invalid.',
  40602: 'Task In Queue.',
  50000: 'Internal Error.',
  50301: '3rd Party API Service Unavailable.',
} as const;

/**
 * A failure as DataForSEO returns it: 200 with a code in the body, except for the four statuses that it documents; its
 * gateway does not respond with JSON.
 */
export function dataForSeoFault(status: number, reason?: string): Response {
  const code = codes[Number(reason)] ?? codes[status];
  if (code === undefined) return new Response('<html><body>Bad Gateway</body></html>', { status });
  return Response.json(refusal(code), {
    status: documented.has(status) && reason === undefined ? status : 200,
  });
}

const documented = new Set([401, 402, 404, 500]);

const codes: Record<number, StatusCode> = {
  401: 40100,
  402: 40200,
  404: 40400,
  429: 40202,
  500: 50000,
  503: 50301,
  40101: 40101,
  40103: 40103,
  40202: 40202,
};

/** An id in DataForSEO's format: month, day, hour and minute, then a number. */
export function taskId(seed: number, number: number, at: number): string {
  const time = new Date(at).toISOString();
  const moment = `${time.slice(5, 7)}${time.slice(8, 10)}${time.slice(11, 13)}${time.slice(14, 16)}`;
  const hex = (part: string): string => seedOf(seed, 'task', part, number).toString(16).padStart(8, '0');
  return `${moment}-${String(seed % 10_000).padStart(4, '0')}-0066-0000-${hex('a')}${hex('b').slice(0, 4)}`;
}

/** A moment as DataForSEO writes it: `2026-11-22 03:31:10 +00:00`. */
export function dateTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} +00:00`;
}
