import { statusMessages, type StatusCode } from './task-error.ts';

/** One task of an answer. */
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

/** What every answer of the API is wrapped in. */
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

/** An answer to a call that came to no task. */
export function refusal(code: StatusCode): object {
  return { ...head(code), time: '0 sec.', cost: 0, tasks_count: 0, tasks_error: 0, tasks: null };
}

/** A millionth of a dollar is the least that counts. */
export function rounded(dollars: number): number {
  return Math.round(dollars * 1_000_000) / 1_000_000;
}

function head(code: StatusCode) {
  return { version: '0.1.20260622', status_code: code, status_message: statusMessages[code] };
}
