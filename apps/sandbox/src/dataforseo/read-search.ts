import type { DataForSeoContext } from './data-for-seo-app.ts';
import { keptFor } from './apply-search-event.ts';
import type { TaskAnswer } from './envelope.ts';
import { resultOf } from './result-of.ts';
import type { SearchType } from './search-type.ts';
import { answerOf, dataOf } from './task-answer.ts';

/** The results of a task, again and again for thirty days. */
export function readSearch(context: DataForSeoContext, type: SearchType, id: string): TaskAnswer {
  const { world } = context;
  const path = ['v3', 'serp', 'google', type, 'task_get', 'advanced', id];
  const search = world.state.searches.tasks.get(id);
  if (!search || search.type !== type || search.postedAt + keptFor <= world.now()) {
    return answerOf(id, path, dataOf(type, 'task_get', {}), 40401);
  }
  const data = dataOf(type, 'task_get', search.request);
  if (search.readyAt > world.now()) return answerOf(id, path, data, 40602);
  if (world.state.searches.uncollected.has(id)) world.commit({ kind: 'search_collected', id });
  if (search.outcome === 'failed') return answerOf(id, path, data, 40101);
  const result = resultOf(context, search);
  return result === undefined ? answerOf(id, path, data, 40102) : answerOf(id, path, data, 20000, [result]);
}
