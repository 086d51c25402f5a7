import type { PublicLocator } from '../locator-source.ts';
import { createFirstEngine, type LocatorEngine } from './locator-engine.ts';
import { createLateEngine } from './late-engine.ts';

/**
 * Creates a search engine over the stores of a locator. It searches, filters and sorts a hundred thousand stores within a
 * frame, without building an index.
 *
 * @throws RangeError - From `cardAt`, for a row that does not exist.
 * @example
 * ```ts
 * const source = createPublicSource({ api: 'https://app.example.com/api', name: 'kawiarnia-lipa' });
 * const engine = createLocatorEngine(await source.locator('pl'));
 * const { rows, count } = engine.search({ text: 'kraków', isOpenNow: true, now: new Date() });
 * ```
 */
export function createLocatorEngine(locator: PublicLocator): LocatorEngine {
  const engine = createFirstEngine(locator);
  engine.extend(createLateEngine);
  return engine;
}
