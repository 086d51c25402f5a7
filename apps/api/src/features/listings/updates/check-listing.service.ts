import type { ListingProblem } from '@pinfold/contract/features/listings/listings.endpoints';
import { editFaults } from '@pinfold/contract/features/listings/listing-faults';
import { googleUpdate } from '@pinfold/contract/features/listings/updates/google-update';
import type { Language } from '@pinfold/contract/languages';
import { Problem } from '../../../problem.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import { takeProviderCalls } from '../../../providers/google-business-profile/provider-quota.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { grantOf } from '../grant-of.ts';
import { listingFieldsOf } from '../listing-columns.ts';
import { locationFilter } from '../location-filter.ts';
import { locations } from '../listings.table.ts';
import { changedListing } from './changed-listing.ts';
import { checkUpdate, spendingOf } from './deliver-update.ts';
import { problemInWords } from './problem-words.ts';
import { requireEditable } from './require-editable.ts';
import { problemOf, problemOfFault } from './stored-problem.ts';
import type { StoredProblem } from './listing-updates.table.ts';
import { offersOfEdit } from './offers-of-edit.ts';
import { offerQuestion, type ListingEdit } from './update-listing.service.ts';

/** What would be refused of an edit: first by our rules, and where these have nothing against it by the provider. */
export async function checkListingOf(
  services: Services,
  member: Member,
  id: number,
  { changes }: ListingEdit,
  language: Language,
): Promise<{ problems: ListingProblem[] }> {
  const [row] = await services.database.queries
    .select()
    .from(locations)
    .where(locationFilter(member, { facilities_ids: String(id) }));
  if (!row) throw new Problem('not_found');
  const before = listingFieldsOf(row);
  const after = changedListing(before, changes);
  const update = googleUpdate(before, after);
  requireEditable(update.fields, member, 'body.changes');
  const today = services.now().toISOString().slice(0, 10);
  const offers = await offersOfEdit(services, member, offerQuestion(id, changes, language));
  const faults = editFaults(before, after, update.fields, { today, ...offers(after) }).map(problemOfFault);
  const problems = faults.length > 0 ? faults : await refusals(services, row, { after, update });
  return { problems: problems.map((problem) => problemInWords(problem, language)) };
}

async function refusals(
  services: Services,
  row: typeof locations.$inferSelect,
  sent: { after: ReturnType<typeof listingFieldsOf>; update: ReturnType<typeof googleUpdate> },
): Promise<StoredProblem[]> {
  const { googleName } = row;
  if (googleName === null || sent.update.updateMask.length === 0) return [];
  const google = await grantOf(services, row);
  if (!google) return [problemOf('access_lost')];
  // A check edits nothing, so that the profile's own quota stays.
  const { calls } = spendingOf({ googleName, update: sent.update });
  if (!(await takeProviderCalls(services.database.queries, services.config, services.now(), { calls })))
    throw new Problem('provider_unavailable', { retryAfter: secondsOfMinuteLeft(services.now()) });
  try {
    return await checkUpdate({ ...sent, google, googleName });
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    throw new Problem('provider_unavailable', error.retryAfter ? { retryAfter: error.retryAfter } : {});
  }
}

function secondsOfMinuteLeft(now: Date): number {
  return 60 - now.getUTCSeconds();
}
