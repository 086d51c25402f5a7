import type { CompiledHours } from '@pinfold/contract/features/store-locator/hours/compiled-hours';
import type { PublicStoreCard } from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import type { BuiltShop } from './built-shop.ts';

/** Cards with the hours and zones that their numbers point into, each said once. */
export function numberedCards(shops: readonly BuiltShop[]): {
  stores: PublicStoreCard[];
  hours: CompiledHours[];
  zones: string[];
} {
  const [hours, zones] = [new Map<CompiledHours, number>(), new Map<string, number>()];
  const stores = shops.map(({ hours: own, zone, ...card }) => ({
    ...card,
    hours: own === null ? -1 : numberOf(hours, own),
    zone: numberOf(zones, zone),
  }));
  return { stores, hours: [...hours.keys()], zones: [...zones.keys()] };
}

function numberOf<Value>(known: Map<Value, number>, value: Value): number {
  const number = known.get(value) ?? known.size;
  known.set(value, number);
  return number;
}
