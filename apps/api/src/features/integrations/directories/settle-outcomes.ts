import type { Services } from '../../../services.ts';
import type { ClaimedListing } from './claim-directory-listing.ts';
import {
  type DecidedListing,
  type HeldListing,
  settleFailedListings,
  settleHeld,
  storeDecisions,
  type FailedListing,
} from './directory-listing-lifecycle.ts';
import { keepRemoved, settleRemoved } from './end-directory-listings.ts';
import { wireOf } from './directories.ts';
import { forgetTaken, sendOvertaken, storeTaken, type TakenListing } from './taken-directory-listings.ts';
import type { SentOutcome } from './directory-wire.ts';
import type { ListingVersion, WrittenListing } from './write-directory-listings.ts';

/** What is to be sent after a call. */
export interface LeftToSend {
  /** What the directory had, with something else perhaps, and what it has no longer: the same versions. */
  more: ListingVersion[];
  /** Versions after those of the call, which it may have overtaken. */
  overtaken: WrittenListing[];
}

/** Settles what became of each listing of a call; those of one company say nothing about those of another. */
export async function settleOutcomes(
  services: Services,
  listings: readonly ClaimedListing[],
  outcomes: readonly SentOutcome[],
): Promise<LeftToSend> {
  const taken: TakenListing[] = [];
  const decided: DecidedListing[] = [];
  const failed: FailedListing[] = [];
  const held: HeldListing[] = [];
  const gone: ListingVersion[] = [];
  const removed: ListingVersion[] = [];
  const more: ListingVersion[] = [];
  for (const [index, { companyId, locationId, directory, version, action, wanted }] of listings.entries()) {
    const listing = { companyId, locationId, directory, version };
    const outcome = outcomes[index];
    if (outcome === undefined || outcome.result === 'void') continue;
    if (outcome.result === 'refused') failed.push({ ...listing, problems: outcome.problems });
    else if (outcome.result === 'held')
      held.push({ ...listing, state: outcome.state, problems: outcome.problems });
    else if (action === 'remove') removed.push(listing);
    else if (outcome.result === 'gone') gone.push(listing);
    else if (outcome.result === 'exists')
      taken.push({ ...listing, externalId: outcome.externalId, sentHash: undefined });
    else {
      taken.push({
        ...listing,
        externalId: outcome.externalId,
        etag: outcome.etag,
        problems: outcome.problems,
        sent: outcome.sent,
        sentHash: 'hash' in wanted ? wanted.hash : undefined,
      });
      if (outcome.decision) decided.push({ ...listing, ...outcome.decision });
    }
    if (action !== 'remove' && (outcome.result === 'gone' || outcome.result === 'exists')) more.push(listing);
  }
  const overtaken = await sendOvertaken(services, taken);
  await storeTaken(services, taken);
  await storeDecisions(services, decided);
  await settleFailedListings(services, failed);
  await settleHeld(services, held);
  await forgetTaken(services, gone);
  await keepRemoved(
    services,
    removed.filter(({ directory }) => wireOf(directory).keepsRemoved),
  );
  await settleRemoved(services, removed);
  return { more, overtaken };
}
