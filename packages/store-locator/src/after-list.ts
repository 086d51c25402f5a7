import type * as searchReach from './search-reach.ts';

const onTheirWay = new Set<Promise<unknown>>();

/** Names what the list itself waits for. */
export function trackListRequest<Answer>(coming: Promise<Answer>): Promise<Answer> {
  onTheirWay.add(coming);
  const settle = () => void onTheirWay.delete(coming);
  coming.then(settle, settle);
  return coming;
}

/** Resolves once nothing is on its way that the list waits for, and a frame with it was shown: everything else comes after it. */
export async function afterListSettled(): Promise<void> {
  await Promise.allSettled(onTheirWay);
  await new Promise<void>((resolve) => {
    // At the second, the first has been drawn. A page that nobody looks at has none.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    setTimeout(resolve, unseen);
  });
}

/** Milliseconds that nobody waits longer for a frame. */
const unseen = 250;

/** What a search needs beyond the first answer; null until it has come. */
export type SearchReach = typeof searchReach;

export async function loadSearchReach(): Promise<SearchReach> {
  await afterListSettled();
  return import('./search-reach.ts');
}
