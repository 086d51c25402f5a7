import type { Schemas } from '../../client/schema.ts';

/** Review categories beyond their names: by which phrases each finds reviews, and how far that is. */
export interface TestCategorisation {
  /** By id of the category; without an entry it has no phrases and is not automatic. */
  definitions: Map<number, { phrases: string[]; is_automatic: boolean }>;
  progress: Schemas['Categorisation'];
}

/** The made-up categories find reviews by themselves, and have never been run over all of them. */
export function testCategorisation(): TestCategorisation {
  return {
    definitions: new Map([
      [1, { phrases: ['czekać', 'kolejka', 'długo'], is_automatic: true }],
      [2, { phrases: ['kawa', 'flat white', 'espresso'], is_automatic: true }],
      [3, { phrases: ['obsługa', 'kelner', 'personel'], is_automatic: false }],
    ]),
    progress: {
      status: 'idle',
      total: 0,
      processed: 0,
      started_at: null,
      finished_at: null,
      method: 'rule',
    },
  };
}
