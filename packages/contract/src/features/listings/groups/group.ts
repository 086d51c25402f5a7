import { listingTextLengths } from '../listing-texts.ts';

/** Most that a group of locations takes. Of labels and store codes, the lengths that listings have. */
export const groupLimits: Readonly<Record<'name' | 'labels' | 'label' | 'storeCode' | 'locations', number>> =
  {
    name: 100,
    labels: 50,
    label: listingTextLengths.label,
    storeCode: listingTextLengths.store_code,
    locations: 10_000,
  };

/** Which locations a label group holds is decided by their labels alone (product spec, section 5). */
export function canToggleGroupLocation(group: { is_label_group: boolean }): boolean {
  return !group.is_label_group;
}

/** Returns the locations that have one of the codes, and the codes that no location has. */
export function matchStoreCodes<Location extends { store_code: string }>(
  codes: readonly string[],
  locations: readonly Location[],
): { found: Location[]; unknown: string[] } {
  const wanted = new Set(codes);
  const found = locations.filter(({ store_code }) => wanted.has(store_code));
  const known = new Set(found.map(({ store_code }) => store_code));
  return { found, unknown: codes.filter((code) => !known.has(code)) };
}
