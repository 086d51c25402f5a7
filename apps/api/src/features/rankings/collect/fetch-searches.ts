import { SearchResultsError } from '../../../providers/dataforseo/search-results-error.ts';
import type { SearchAnswer } from '../../../providers/dataforseo/search-results.ts';
import type { Services } from '../../../services.ts';

export interface FetchedSearch {
  taskId: string;
  answer: SearchAnswer;
}

/** How many are fetched at once. */
const width = 8;

/** Fetches orders, some at once. One that cannot be had now is left out; where no call is left, so are the rest. */
export async function fetchSearches(
  { searchResults, log }: Services,
  taskIds: readonly string[],
): Promise<FetchedSearch[]> {
  const fetched: FetchedSearch[] = [];
  const left = [...taskIds];
  const fetchNext = async (): Promise<void> => {
    for (let taskId = left.shift(); taskId !== undefined; taskId = left.shift()) {
      try {
        fetched.push({ taskId, answer: await searchResults.readSearch(taskId) });
      } catch (error) {
        if (!(error instanceof SearchResultsError)) throw error;
        log.warn({ kind: error.kind, reason: error.message }, 'a search result cannot be had now');
        if (error.kind === 'quota' || error.kind === 'denied') left.length = 0;
      }
    }
  };
  await Promise.all(Array.from({ length: width }, fetchNext));
  return fetched;
}
