import type { DataForSeoContext } from './data-for-seo-app.ts';
import type { TaskAnswer } from './envelope.ts';
import { resultOf } from './result-of.ts';
import { readSearchRequest } from './search-request.ts';
import type { SearchType } from './search-type.ts';
import { answerOf, dataOf, failedTask } from './task-answer.ts';
import { TaskError } from './task-error.ts';
import { taskId } from './task-id.ts';

/** One search that is answered at once. */
export function searchNow(context: DataForSeoContext, type: SearchType, body: unknown): TaskAnswer[] {
  const { world } = context;
  const now = world.now();
  const id = taskId(world.state.seed, world.state.lastNumber, now);
  const path = ['v3', 'serp', 'google', type, 'live', 'advanced'];
  const given: unknown = Array.isArray(body) ? body[0] : undefined;
  try {
    if (!Array.isArray(body)) throw new TaskError(40503);
    if (body.length === 0) throw new TaskError(40502);
    if (body.length > 1) throw new TaskError(40000);
    const request = readSearchRequest(given);
    const data = dataOf(type, 'live', request);
    const result = resultOf(context, { id, type, request, postedAt: now });
    const answer =
      result === undefined ? answerOf(id, path, data, 40102) : answerOf(id, path, data, 20000, [result]);
    return [{ ...answer, cost: 0.002 }];
  } catch (error) {
    if (!(error instanceof TaskError)) throw error;
    return [failedTask(id, path, dataOf(type, 'live', given), error)];
  }
}
