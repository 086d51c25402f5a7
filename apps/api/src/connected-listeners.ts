import { readAppReviews } from './features/app-reviews/sync/read-app-reviews.job.ts';
import { deleteAppReviews, keepAppReviews } from './features/app-reviews/sync/removed-app-reviews.ts';
import { settleDecisions } from './features/external-changes/decide/settle-decisions.ts';
import { recordStanding } from './features/external-changes/detect/record-standing.ts';
import { republishListing } from './features/integrations/directories/follow-locations.ts';
import { planCompany } from './features/rankings/lookups/plan-lookups.job.ts';
import { rebuildAfterEdit } from './features/store-locator/build/locator-build.ts';
import { auditNewWebsite, deleteAudits } from './features/websites/audits/audit-lifecycle.ts';
import { deleteUnwatched } from './features/websites/organic/delete-organic.job.ts';
import { planOrganicOfCompany } from './features/websites/organic/plan-organic.job.ts';
import type { KeywordListeners } from './keyword-listeners.ts';
import type { ListingListeners } from './listing-listeners.ts';
import type { MobileAppListeners } from './mobile-app-listeners.ts';
import type { WebsiteListeners } from './website-listeners.ts';

/** Connects listings with external changes, the store locator and other directories. */
export const connectedListeners: ListingListeners = {
  async updateSettled(services, tx, settled) {
    await settleDecisions(services, tx, settled);
    await rebuildAfterEdit(services, tx, settled);
    await republishListing(services, tx, settled);
  },
  async fieldsImported(services, tx, { companyId, locationId, fields }) {
    const settled = { companyId, locationId, taken: fields };
    await rebuildAfterEdit(services, tx, settled);
    await republishListing(services, tx, settled);
  },
  standingChanged: recordStanding,
};

/** Connects keywords with rankings and websites: a new keyword is looked up the same day. */
export const connectedKeywordListeners: KeywordListeners = {
  keywordsAdded: ({ jobs }, tx, companyId) => jobs.enqueue(tx, planCompany, [{ payload: { companyId } }]),
  websiteKeywordsAdded: ({ jobs }, tx, companyId) =>
    jobs.enqueue(tx, planOrganicOfCompany, [{ payload: { companyId } }]),
  websiteKeywordsRemoved: deleteUnwatched,
};

/** Connects websites with their audits: a new one is audited at once, and its audits go with it. */
export const connectedWebsiteListeners: WebsiteListeners = {
  websiteAdded: auditNewWebsite,
  websiteRemoved: (_services, tx, website) => deleteAudits(tx, website),
};

/** Connects mobile apps with their reviews: those of a new app are read at once, and go with it unless they are kept. */
export const connectedMobileAppListeners: MobileAppListeners = {
  appAdded: ({ jobs }, tx, app) => jobs.enqueue(tx, readAppReviews, [{ payload: app }]),
  appsRemoved: (services, tx, apps) =>
    apps.reviews === 'delete' ? deleteAppReviews(tx, apps) : keepAppReviews(services, tx, apps),
};
