import type { TaskAnswer } from './envelope.ts';
import type { SearchType } from './search-type.ts';
import { statusMessages, type StatusCode, type TaskError } from './task-error.ts';

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
