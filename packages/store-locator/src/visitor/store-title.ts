import type { PublicLocator, PublicStoreCard } from '../locator.ts';

/** What tells a shop from the others of its locator: its name, or its street where they all have one name. */
export function storeTitle(card: PublicStoreCard, locator: PublicLocator | null): string {
  const names = new Set(locator?.stores.map(({ name }) => name));
  const haveOneName = (locator?.stores.length ?? 0) > 1 && names.size === 1 && names.has(card.name);
  return haveOneName && card.street !== '' ? card.street : card.name;
}
