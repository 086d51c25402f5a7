import type { ExternalChange } from '@pinfold/sdk/headless/external-changes';

/** Groups changes by the day of their detection; keeps the order. */
export function changesByDay(changes: readonly ExternalChange[], dayOf: (moment: string) => string) {
  const days = Map.groupBy(changes, ({ detected_at }) => dayOf(detected_at));
  return [...days].map(([day, found]) => ({ day, changes: found }));
}
