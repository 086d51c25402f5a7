import { seededRandom, seedOf } from '../world/random.ts';
import type { DataForSeoContext } from './data-for-seo-app.ts';
import { answerOf, dataOf, dateTime, failedTask, type TaskAnswer, TaskError, taskId } from './envelope.ts';
import { resultOf } from './search-result.ts';
import { depthOf, readSearchRequest, type SearchRequest, type SearchType } from './search-request.ts';
import { keptFor, type Search, type SearchesState, type SearchSettings } from './searches-state.ts';

/** Takes at most a hundred searches at once; each is judged by itself, and those in order are queued. */
export function postSearches({ world }: DataForSeoContext, type: SearchType, body: unknown): TaskAnswer[] {
  const path = ['v3', 'serp', 'google', type, 'task_post'];
  const { seed, lastNumber, searches } = world.state;
  const now = world.now();
  if (!Array.isArray(body) || body.length === 0) {
    const id = taskId(seed, lastNumber, now);
    const code = body === undefined || !Array.isArray(body) ? 40503 : 40502;
    return [failedTask(id, path, dataOf(type, 'task_post', {}), new TaskError(code))];
  }
  const posted: Search[] = [];
  const isTooOften = createDuplicateCount(searches, now);
  const answers = body.map((given: unknown, index): TaskAnswer => {
    const id = taskId(seed, lastNumber + index + 1, now);
    try {
      if (index >= searchesPerCall) throw new TaskError(40006);
      const request = readSearchRequest(given, type);
      if (isTooOften(request)) throw new TaskError(40205);
      const data = dataOf(type, 'task_post', request);
      const cost = costOf(request, type);
      posted.push({
        id,
        type,
        request,
        postedAt: now,
        readyAt: now + searches.settings.seconds * 1000,
        cost,
        ...fateOf(id, searches.settings),
      });
      return { ...answerOf(id, path, data, 20100), cost };
    } catch (error) {
      if (!(error instanceof TaskError)) throw error;
      return failedTask(id, path, dataOf(type, 'task_post', given), error);
    }
  });
  // Numbers are spent by what was refused as well, so that no id comes twice.
  if (posted.length > 0) world.commit({ kind: 'searches_posted', searches: posted, count: body.length });
  return answers;
}

/** In dollars; each page of ten organic results beyond the first costs three quarters of it. */
function costOf(request: SearchRequest, type: SearchType): number {
  const first = request.priority === 2 ? 0.0012 : 0.0006;
  const more = type === 'organic' ? Math.ceil(depthOf(request, type) / 10) - 1 : 0;
  return first * (1 + 0.75 * more);
}

const searchesPerCall = 100;

/** Counts tasks of the last hour that ask for the same; a tag makes no difference. */
function createDuplicateCount(
  { settings, tasks }: SearchesState,
  now: number,
): (request: SearchRequest) => boolean {
  const limit = settings.duplicatesPerHour ?? null;
  if (limit === null) return () => false;
  const counts = new Map<string, number>();
  const keyOf = ({ tag: _tag, ...request }: SearchRequest) => JSON.stringify(request);
  for (const { request, postedAt } of tasks.values())
    if (postedAt > now - 3_600_000) counts.set(keyOf(request), (counts.get(keyOf(request)) ?? 0) + 1);
  return (request) => {
    const count = (counts.get(keyOf(request)) ?? 0) + 1;
    counts.set(keyOf(request), count);
    return count > limit;
  };
}

/** By the id alone, so that a script meets the same misfortunes each time. */
function fateOf(id: string, { failingShare, lostShare }: SearchSettings): Pick<Search, 'outcome'> {
  const drawn = seededRandom(seedOf('fate', id))();
  if (drawn < lostShare) return { outcome: 'lost' };
  return drawn < lostShare + failingShare ? { outcome: 'failed' } : {};
}

/** Completed tasks of the last three days that were not fetched, at most a thousand, the oldest first. */
export function listReady({ world }: DataForSeoContext, type: SearchType): TaskAnswer {
  const now = world.now();
  const result: object[] = [];
  for (const search of world.state.searches.uncollected.values()) {
    if (result.length === longestList) break;
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

const longestList = 1000;
const listedFor = 3 * 86_400_000;

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

/** A search with an immediate response. */
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
    const request = readSearchRequest(given, type);
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
