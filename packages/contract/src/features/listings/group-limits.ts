import { listingTextLengths } from './text-faults.ts';

/** Most that a group of locations takes. Of labels and store codes, the lengths that listings have. */
export const groupLimits: Readonly<Record<'name' | 'labels' | 'label' | 'storeCode' | 'locations', number>> =
  {
    name: 100,
    labels: 50,
    label: listingTextLengths.label,
    storeCode: listingTextLengths.store_code,
    locations: 10_000,
  };
