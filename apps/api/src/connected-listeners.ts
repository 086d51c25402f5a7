import { settleDecisions } from './features/external-changes/decide/settle-decisions.ts';
import { recordStanding } from './features/external-changes/detect/record-standing.ts';
import { planCompany } from './features/rankings/lookups/plan-lookups.job.ts';
import { rebuildAfterEdit } from './features/store-locator/build/locator-build.ts';
import type { KeywordListeners } from './keyword-listeners.ts';
import type { ListingListeners } from './listing-listeners.ts';

/** Where listings meet changes by others, and the store locator that shows what they say. */
export const connectedListeners: ListingListeners = {
  async updateSettled(services, tx, settled) {
    await settleDecisions(services, tx, settled);
    await rebuildAfterEdit(services, tx, settled);
  },
  standingChanged: recordStanding,
};

/** Where keywords and positions meet: what is watched from now on is looked up today. */
export const connectedKeywordListeners: KeywordListeners = {
  keywordsAdded: ({ jobs }, tx, companyId) => jobs.enqueue(tx, planCompany, [{ payload: { companyId } }]),
};
