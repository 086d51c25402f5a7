import type { ExternalChange } from '@pinfold/sdk/headless/external-changes';

/** Changes below the days on which they were found, both in the order in which they came. */
export function changesByDay(changes: readonly ExternalChange[], dayOf: (moment: string) => string) {
  const days = Map.groupBy(changes, ({ detected_at }) => dayOf(detected_at));
  return [...days].map(([day, found]) => ({ day, changes: found }));
}
