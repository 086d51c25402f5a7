import type { Schemas } from '../../client/schema.ts';
import { groupMembersOf } from '../group-members-of.ts';
import type { TestData } from '../test-data.ts';

/** Locations that the owner wants in the locator and has not hidden. */
export function locationsInScope(data: TestData): Schemas['LocationItem'][] {
  return data.locations.filter(
    ({ id }) => isInScope(data, id) && !data.storeLocator.listings.get(id)?.is_hidden,
  );
}

export function isInScope(data: TestData, id: number): boolean {
  const { scope } = data.storeLocator.settings;
  return (
    scope.all ||
    scope.facilities.includes(id) ||
    scope.groups.some((group) => groupMembersOf(data, group).has(id))
  );
}
