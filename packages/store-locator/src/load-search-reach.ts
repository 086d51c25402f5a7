import { afterTheList } from './after-the-list.ts';
import type * as searchReach from './search-reach.ts';

/** What a search needs beyond the first answer; null until it has come. */
export type SearchReach = typeof searchReach;

export async function loadSearchReach(): Promise<SearchReach> {
  await afterTheList();
  return import('./search-reach.ts');
}
