import { seededRandom, seedOf } from '../world/random.ts';
import type { DataForSeoContext } from './data-for-seo-app.ts';
import type { TaskAnswer } from './envelope.ts';
import { readSearchRequest } from './search-request.ts';
import type { SearchType } from './search-type.ts';
import type { Search, SearchSettings } from './searches-state.ts';
import { answerOf, dataOf, failedTask } from './task-answer.ts';
import { TaskError } from './task-error.ts';
import { taskId } from './task-id.ts';

/** Takes at most a hundred searches at once; each is answered by itself, and those in order are queued. */
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
  const answers = body.map((given: unknown, index): TaskAnswer => {
    const id = taskId(seed, lastNumber + index + 1, now);
    try {
      if (index >= most) throw new TaskError(40006);
      const request = readSearchRequest(given);
      const data = dataOf(type, 'task_post', request);
      const cost = request.priority === 2 ? 0.0012 : 0.0006;
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

const most = 100;

/** By the id alone, so that a script meets the same misfortunes each time. */
function fateOf(id: string, { failingShare, lostShare }: SearchSettings): Pick<Search, 'outcome'> {
  const drawn = seededRandom(seedOf('fate', id))();
  if (drawn < lostShare) return { outcome: 'lost' };
  return drawn < lostShare + failingShare ? { outcome: 'failed' } : {};
}
