import type { Job } from '../../jobs/define-job.ts';
import { refreshCatalog } from './catalog/refresh-catalog.job.ts';
import { createOnMap, requeueStuckCreations } from './create/create-on-map.job.ts';
import { syncStanding, syncStandings } from './create/sync-standings.job.ts';
import { writeExport } from './export/write-export.job.ts';
import { requeueStuckUpdates, sendListingUpdate } from './updates/send-listing-update.job.ts';
import { readWatchedLocation, readWatchedLocations } from './watched/read-watched.job.ts';

/** The background work of listings. */
export const listingJobs = [
  createOnMap,
  requeueStuckCreations,
  syncStanding,
  syncStandings,
  refreshCatalog,
  writeExport,
  sendListingUpdate,
  requeueStuckUpdates,
  readWatchedLocation,
  readWatchedLocations,
] as Job[];
