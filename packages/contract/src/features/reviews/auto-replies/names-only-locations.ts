/** Where a rule of automatic replies answers. */
interface RulePlaces {
  gmb_address_ids: readonly number[];
  groups: readonly number[];
}

/**
 * Whether a rule answers for locations that it names one by one. Any other reaches beyond those of a member of some
 * locations: without a location it is for all of them, and a group can grow.
 */
export function namesOnlyLocations({ gmb_address_ids, groups }: RulePlaces): boolean {
  return groups.length === 0 && gmb_address_ids.length > 0;
}
