import { plListingsCreate } from './create/pl.ts';
import { plListingsExport } from './export/pl.ts';
import { plListingsGroups } from './groups/pl.ts';
import { plListingsHistory } from './history/pl.ts';
import { plListingsList } from './list/pl.ts';
import { plListingsQuality } from './quality/pl.ts';

/** Words of the list of locations, groups, quality, export and creation, in Polish. */
export const plListings: typeof plListingsList &
  typeof plListingsGroups &
  typeof plListingsQuality &
  typeof plListingsExport &
  typeof plListingsCreate &
  typeof plListingsHistory = {
  ...plListingsList,
  ...plListingsGroups,
  ...plListingsQuality,
  ...plListingsExport,
  ...plListingsCreate,
  ...plListingsHistory,
};
