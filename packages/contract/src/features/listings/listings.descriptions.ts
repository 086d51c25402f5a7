import type { OperationsOf } from '../../operations-of.ts';
import type * as bulkEdits from './bulk-edit/bulk-edits.endpoints.ts';
import type * as catalog from './catalog/catalog.endpoints.ts';
import type * as createListing from './create/create-listing.endpoints.ts';
import type * as verification from './create/verification.endpoints.ts';
import type * as exports from './export/exports.endpoints.ts';
import type * as groups from './groups/groups.endpoints.ts';
import type * as publicHolidays from './holidays/public-holidays.endpoints.ts';
import type * as limitsManagement from './limits-management.endpoints.ts';
import type * as listings from './listings.endpoints.ts';
import type * as locations from './locations.endpoints.ts';
import type * as watchedLocations from './watched/watched-locations.endpoints.ts';

type Operations = OperationsOf<
  | typeof bulkEdits
  | typeof catalog
  | typeof createListing
  | typeof verification
  | typeof exports
  | typeof groups
  | typeof publicHolidays
  | typeof limitsManagement
  | typeof listings
  | typeof locations
  | typeof watchedLocations
>;

/** What each operation does and what it changes at the provider; who may call it is read from its access. */
export const listingsDescriptions: Readonly<Record<Operations, string>> = {
  listLocations:
    'Lists the locations that the member may see, a page at a time. Most operations about locations take an id from here.',
  createListing:
    'Adds a location and has the provider create its profile in the background. It answers before the provider does; follow with `getVerification`. It counts against a limit of the plan.',
  startBulkEdit:
    'Edits many locations as one change set and sends the edits to the provider in the background. One bulk edit runs at a time; try it with `previewBulkEdit` first.',
  listWatchedLocations: 'Lists the locations of others that the company watches.',
  createWatchedLocations:
    'Begins to watch businesses that somebody else owns. One that is watched already stays as it is, and nothing changes on the map.',
  searchPlacesToWatch:
    'Finds businesses on the map by name and address, five at most. Take results for `createWatchedLocations`.',
  deleteWatchedLocation: 'Stops watching a location. Its ranks, figures and changes are deleted here.',
  listAttributes:
    'Lists the attributes that the provider offers for some locations, or for a category in a country.',
  listMoreHoursTypes:
    'Lists the kinds of additional hours that the provider offers for some locations, or for a category in a country.',
  listListingCategories: "Lists the provider's categories of a country, in the language of the request.",
  listPublicHolidays:
    'Lists the public holidays of a country in a period by date, for special opening hours. A country that is not known has none.',
  searchOnMap:
    'Finds what the map already shows that is like a location to be created, the likeliest first. Use it before `createListing` to avoid a duplicate.',
  listUpdateStatuses: 'Lists where the last update of each location stands at the provider.',
  getMixedValues:
    'Answers what some locations say in some fields, the most frequent value first. A form for a bulk edit shows this.',
  previewBulkEdit: 'Answers what a bulk edit would do, location by location. Nothing is changed.',
  exportLocations:
    'Begins to write the matching locations to a file in the background. Follow it with `getExport`; a link is mailed as well.',
  getListing: 'Answers one location with all that its listing says.',
  updateListing:
    'Changes a listing and sends the change to the provider in the background. It answers before the provider does; follow with `listListingUpdates`.',
  deleteListing:
    'Removes a location here with its reviews and all that is known of it. It cannot be brought back.',
  checkListing: 'Answers what the provider would refuse of an edit. Nothing is changed or sent.',
  listLocationsForLimits:
    'Lists the locations that count towards the plan, to choose those that have to go for a smaller one.',
  deleteListings:
    'Removes many locations here with all that is known of them. Their profiles on the map stay.',
  listListingUpdates:
    'Lists the edits of a location, the newest first, each with what the provider made of it.',
  getListingAsOf: 'Answers what a listing said at a given moment and what has changed since.',
  retryCreation:
    'Tries again to add a location that the provider refused. Correct it with `updateListing` before.',
  getVerification:
    'Answers where the verification of a location at the provider stands, and by which means it can be verified.',
  startVerification:
    'Has the provider send a verification code, or verifies at once where no code is needed. It takes the place of a verification that waits.',
  completeVerification: 'Passes the verification code to the provider, which then takes up to three days.',
  listBulkEdits: 'Lists bulk edits with how far each is, the newest first.',
  getBulkEdit: 'Answers how far one bulk edit is.',
  listBulkEditItems: 'Lists the locations of a bulk edit with what became of each.',
  pauseBulkEdit:
    'Pauses a bulk edit: nothing more of it is sent to the provider for now. What was sent stays.',
  resumeBulkEdit: 'Goes on with a bulk edit that was paused.',
  retryBulkEdit: 'Sends again to the provider what failed in a bulk edit.',
  revertBulkEdit:
    'Takes a bulk edit back wherever nothing has changed since. It does so as a bulk edit of its own, which is sent to the provider.',
  listExports: 'Lists the exports that the member began, the newest first.',
  getExport: 'Answers how far an export is, with the link to its file once it is done.',
  listCities: 'Lists the towns of the locations that the member may see, for filters.',
  listLabels: 'Lists the labels of the locations that the member may see, with how many locations have each.',
  listGroups: 'Lists the groups of locations by name.',
  createGroup:
    'Makes a group of chosen locations, or of all that have a label. Groups exist here only; the provider knows none.',
  listGroupLocations: 'Lists which locations belong to which groups, as far as the member may see them.',
  updateGroup:
    'Renames a group or changes its locations or labels. Members who see locations through the group see the new ones.',
  deleteGroup: 'Deletes a group; its locations stay. It is refused while a person sees locations through it.',
  importGroup: 'Adds the locations with the given store codes to a group.',
};
