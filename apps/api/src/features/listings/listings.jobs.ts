import type { Job } from '../../jobs/define-job.ts';
import { createOnMap } from './create/create-on-map.job.ts';
import { rescueCreations } from './create/rescue-creations.job.ts';
import { syncStanding, syncStandings } from './create/sync-standings.job.ts';
import { sweepExports } from './export/sweep-exports.job.ts';
import { writeExport } from './export/write-export.job.ts';
import { refreshOffer } from './offer/refresh-offer.job.ts';
import { rescueUpdates } from './updates/rescue-updates.job.ts';
import { sendListingUpdate } from './updates/send-listing-update.job.ts';

/** The background work of listings. */
export const listingJobs = [
  createOnMap,
  rescueCreations,
  syncStanding,
  syncStandings,
  refreshOffer,
  writeExport,
  sweepExports,
  sendListingUpdate,
  rescueUpdates,
] as Job[];
