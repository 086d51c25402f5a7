import { fieldsOf, withChanges } from '../../world/listings/listing-content.ts';
import type { Listing } from '../../world/listings/listing.ts';
import type { GoogleContext } from '../google-env.ts';
import { checkListing } from '../listing-rules/check-listing.ts';
import { refuseViolations, violation } from '../listing-rules/violation.ts';
import { editListing } from './edit-listing.ts';
import type { LocationBody } from './location-body.ts';
import { requireFreeStoreCode } from './require-free-store-code.ts';
import { tidyChanges } from './tidy-changes.ts';
import { readChanges } from './update-mask.ts';

const service = 'mybusinessbusinessinformation.googleapis.com';

export interface PatchLocation {
  body: LocationBody;
  updateMask: string | undefined;
  validateOnly: boolean;
}

/** locations.patch: checks, then edits; with `validateOnly` it only checks. */
export function patchLocation(context: GoogleContext, listing: Listing, patch: PatchLocation): void {
  const { world, quota } = context;
  const { name: _name, metadata: _metadata, ...body } = patch.body;
  const seeded = world.state.source.findLocation(listing.id)?.location;
  const given = readChanges(patch.updateMask, body, listing.content);
  const changes = tidyChanges(given, listing.content, seeded);
  const content = withChanges(listing.content, changes);
  if (listing.standing === 'disabled' && given.openInfo?.status === 'OPEN') {
    refuseViolations([violation('open_info.status', 'CANNOT_REOPEN', 'The business cannot reopen.')]);
  }
  refuseViolations(
    checkListing({
      content,
      written: fieldsOf(given),
      before: listing.content,
      ...(seeded ? { seeded } : {}),
      placeId: listing.placeId,
      now: world.now(),
    }),
  );
  if (given.storeCode) requireFreeStoreCode(world, listing.accountId, given.storeCode, listing.id);
  if (patch.validateOnly) return;
  quota.spendEdit(service, listing.id);
  editListing(world, listing, changes);
}
