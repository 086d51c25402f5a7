import type { State } from '../world/state.ts';
import type { EventOf } from '../world/world-event.ts';

/** Results can be had for so long. */
export const keptFor = 30 * 86_400_000;

export function applySearchesPosted(state: State, event: EventOf<'searches_posted'>): void {
  const { searches } = state;
  state.lastNumber += event.count;
  for (const [id, { postedAt }] of searches.tasks) {
    if (postedAt + keptFor > event.at) break;
    searches.tasks.delete(id);
    searches.uncollected.delete(id);
  }
  for (const search of event.searches) {
    if (search.outcome === 'lost') continue;
    searches.tasks.set(search.id, search);
    searches.uncollected.set(search.id, search);
  }
  const cost = event.searches.reduce((sum, search) => sum + search.cost, 0);
  const { credit } = searches.settings;
  if (credit !== null) searches.settings = { ...searches.settings, credit: credit - cost };
}

export function applySearchCollected({ searches }: State, event: EventOf<'search_collected'>): void {
  searches.uncollected.delete(event.id);
}
