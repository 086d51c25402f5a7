import { esListingsCreate } from './create/es.ts';
import { esListingsExport } from './export/es.ts';
import { esListingsGroups } from './groups/es.ts';
import { esListingsHistory } from './history/es.ts';
import { esListingsList } from './list/es.ts';
import { esListingsQuality } from './quality/es.ts';

/** Words of the list of locations, groups, quality, export and creation, in Spanish. */
export const esListings: typeof esListingsList &
  typeof esListingsGroups &
  typeof esListingsQuality &
  typeof esListingsExport &
  typeof esListingsCreate &
  typeof esListingsHistory = {
  ...esListingsList,
  ...esListingsGroups,
  ...esListingsQuality,
  ...esListingsExport,
  ...esListingsCreate,
  ...esListingsHistory,
};
