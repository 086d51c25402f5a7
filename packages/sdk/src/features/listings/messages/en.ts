import { enListingsCreate } from './create/en.ts';
import { enListingsExport } from './export/en.ts';
import { enListingsGroups } from './groups/en.ts';
import { enListingsHistory } from './history/en.ts';
import { enListingsList } from './list/en.ts';
import { enListingsQuality } from './quality/en.ts';

/** Words of the list of locations, groups, quality, export and creation, in English. */
export const enListings: typeof enListingsList &
  typeof enListingsGroups &
  typeof enListingsQuality &
  typeof enListingsExport &
  typeof enListingsCreate &
  typeof enListingsHistory = {
  ...enListingsList,
  ...enListingsGroups,
  ...enListingsQuality,
  ...enListingsExport,
  ...enListingsCreate,
  ...enListingsHistory,
};
