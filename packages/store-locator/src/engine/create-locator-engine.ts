import type { PublicLocator } from '../locator-source.ts';
import { createFirstEngine, type LocatorEngine } from './locator-engine.ts';
import { createLateEngine } from './late-engine.ts';

/**
 * What a browser knows of the stores of a locator, asked without waiting: some hundred thousand are searched, filtered
 * and ordered within a frame, without an index that would have to be built.
 *
 * @throws RangeError - From `cardAt`, for a row that is none.
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
