import type { Job } from '../../jobs/define-job.ts';
import {
  pollAppleBrands,
  readAppleBrand,
  requeueStuckAppleBrands,
} from './directories/apple/poll-apple-brands.job.ts';
import { pollApple, readAppleNews } from './directories/apple/read-apple-news.job.ts';
import { sendAppleBrand } from './directories/apple/send-apple-brand.job.ts';
import { flushBing } from './directories/flush-directory.job.ts';
import { revokeFacebook } from './directories/facebook/revoke-facebook.job.ts';
import { pollAppleReviews, pollBing, pollFacebook } from './directories/poll-directory.job.ts';
import {
  publishDirectoryListing,
  requeueStuckDirectoryListings,
} from './directories/publish-directory-listing.job.ts';
import { revokeGrant } from './accounts/revoke-grant.job.ts';
import type { ImportKey } from './import/import-lifecycle.ts';
import { importPlaces } from './import/import-places.job.ts';
import type { OnImported } from './import/store-places.ts';
import { listPlaces } from './places/list-places.job.ts';

/** The background work of connected accounts. */
export interface IntegrationJobs {
  importPlaces: Job<ImportKey>;
  all: Job[];
}

/** `onImported` is what other features do about locations that are new. */
export function integrationJobs(onImported: OnImported): IntegrationJobs {
  const importing = importPlaces(onImported);
  const directories = [
    publishDirectoryListing,
    requeueStuckDirectoryListings,
    flushBing,
    pollApple,
    readAppleNews,
    sendAppleBrand,
    pollAppleReviews,
    pollAppleBrands,
    readAppleBrand,
    requeueStuckAppleBrands,
    pollBing,
    pollFacebook,
    revokeFacebook,
  ];
  return { importPlaces: importing, all: [listPlaces, revokeGrant, importing, ...directories] as Job[] };
}
