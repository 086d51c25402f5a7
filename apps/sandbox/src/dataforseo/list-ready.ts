import type { DataForSeoContext } from './data-for-seo-app.ts';
import { dateTime } from './date-time.ts';
import type { TaskAnswer } from './envelope.ts';
import type { SearchType } from './search-type.ts';
import { answerOf } from './task-answer.ts';
import { taskId } from './task-id.ts';

/** Completed tasks that nobody has fetched within three days, at most a thousand, the oldest first. */
export function listReady({ world }: DataForSeoContext, type: SearchType): TaskAnswer {
  const now = world.now();
  const result: object[] = [];
  for (const search of world.state.searches.uncollected.values()) {
    if (result.length === most) break;
    const isReady = search.readyAt <= now && search.readyAt + listedFor > now;
    if (!isReady || search.type !== type || search.request.postback_url !== undefined) continue;
    result.push({
      id: search.id,
      se: 'google',
      se_type: type,
      date_posted: dateTime(search.postedAt),
      tag: search.request.tag ?? null,
      endpoint_regular: null,
      endpoint_advanced: `/v3/serp/google/${type}/task_get/advanced/${search.id}`,
      endpoint_html: null,
    });
  }
  const id = taskId(world.state.seed, world.state.lastNumber, now);
  const data = { api: 'serp', function: 'tasks_ready', se: 'google', se_type: type };
  return answerOf(id, ['v3', 'serp', 'google', type, 'tasks_ready'], data, 20000, result);
}

const most = 1000;
const listedFor = 3 * 86_400_000;
