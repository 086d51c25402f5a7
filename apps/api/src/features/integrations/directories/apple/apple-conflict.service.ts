import { and, eq, sql } from 'drizzle-orm';
import type {
  AppleConflict,
  AppleDifference,
  AppleListing as ShownListing,
} from '@pinfold/contract/features/integrations/apple-listings.endpoints';
import { ifRefused } from '../../../../delivery/provider-error.ts';
import { Problem } from '../../../../problem.ts';
import type { AppleResource } from '../../../../providers/apple-business/organization-calls.ts';
import type { Services } from '../../../../services.ts';
import type { Member } from '../../../company/member.ts';
import { listingFieldsOf } from '../../../listings/listing-fields.ts';
import { locations } from '../../../listings/listings.table.ts';
import { toSummary } from '../../../listings/location-rows.ts';
import { leaveTheirs, sendOurs, type SettledConflict } from '../choose-directory-listings.ts';
import { directoryListings } from '../directories.table.ts';
import type { DirectoryDecision } from '../directory-wire.ts';
import { requireConfigured } from '../map-settings.service.ts';
import { publishEach, versionOf } from '../publish-directory-listing.job.ts';
import { lockLocations } from '../write-directory-listings.ts';
import { findAppleAccount, readAppleAccount } from './apple-account.ts';
import { readAppleDetails } from './apple-details.ts';
import { decisionOf } from './apple-directory.ts';
import { type AppleField, type AppleListing, differingFields, toAppleListing } from './apple-listing.ts';
import { readAppleListing } from './apple-listings.queries.ts';
import { leaveApple, overwriteApple, type SentToApple, withSetAside } from './compare-with-apple.ts';
import { throwAppleProblem } from './connect-apple.service.ts';

interface ConflictKey {
  accountId: number;
  locationId: number;
}

/**
 * Shows what was changed at Apple and here, as it is there now.
 * @throws Problem `not_found` where there is no conflict, `apple_authorization_invalid`, `provider_unavailable`
 */
export async function readConflict(
  services: Services,
  member: Member,
  key: ConflictKey,
): Promise<AppleConflict> {
  const found = await findConflict(services, member, key);
  const shown = { location: toSummary(found.row), etag: etagOf(found) };
  if (!found.live) return { ...shown, is_gone: true, differences: [] };
  const { sent, live, wanted } = sidesOf(found, found.live);
  const values = { sent: sent?.listing ?? live, live, wanted };
  return {
    ...shown,
    is_gone: false,
    differences: differingFields(live, withSetAside({ sent, live, wanted }).listing).map((field) =>
      differenceIn(field, values),
    ),
  };
}

/** What a person chose about a conflict. */
interface ConflictChoice extends ConflictKey {
  keep: 'ours' | 'theirs';
  /** Of what the person saw. */
  etag: string;
}

/**
 * Settles a conflict by what a person chose.
 * @throws Problem `not_found` where there is no conflict, `listing_changed` where it is another than the person saw,
 * `apple_authorization_invalid`, `provider_not_configured`, `provider_unavailable`
 */
export async function settleConflict(
  services: Services,
  member: Member,
  { accountId, locationId, keep, etag }: ConflictChoice,
): Promise<ShownListing> {
  requireConfigured(services, 'apple');
  const { companyId } = member;
  const found = await findConflict(services, member, { accountId, locationId });
  if (etag !== etagOf(found)) throw new Problem('listing_changed');
  const { version } = found.listing;
  const listing = { companyId, directory: 'apple', accountId, locationId, version } as const;
  await services.database.queries.transaction(async (tx) => {
    await lockLocations(tx, sql`select ${companyId}::int8, ${locationId}::int8`);
    if (keep === 'theirs') await leaveTheirs(services, tx, listing, theirsOf(found));
    else {
      const written = await sendOurs(services, tx, listing, oursOf(found));
      await publishEach(services, tx, written.map(versionOf));
    }
  });
  return readAppleListing(services, member, { accountId, locationId });
}

interface FoundConflict {
  row: typeof locations.$inferSelect;
  listing: typeof directoryListings.$inferSelect;
  /** Undefined where Apple has it no longer. */
  live: AppleResource | undefined;
}

/** Apple is read when it is sent: where it has nothing, the location is created there. */
function oursOf(found: FoundConflict): SettledConflict {
  const { live, listing } = found;
  return live
    ? { etag: live.etag, sent: overwriteApple(sidesOf(found, live)) }
    : { etag: listing.etag, sent: listing.sent };
}

function theirsOf(found: FoundConflict): SettledConflict & DirectoryDecision {
  const { live, listing } = found;
  return live
    ? { etag: live.etag, sent: leaveApple(sidesOf(found, live)), ...decisionOf(live) }
    : { etag: listing.etag, sent: listing.sent, state: 'failed', problems: [{ code: 'gone' }], link: '' };
}

function sidesOf({ row, listing }: FoundConflict, live: AppleResource) {
  return {
    sent: listing.sent as SentToApple | null,
    live: readAppleDetails(live.details),
    wanted: toAppleListing(listingFieldsOf(row)),
  };
}

/** Changes with both sides of a conflict. */
function etagOf({ listing: { version }, live }: FoundConflict): string {
  return `${version}.${live?.etag ?? ''}`;
}

async function findConflict(
  services: Services,
  member: Member,
  { accountId, locationId }: ConflictKey,
): Promise<FoundConflict> {
  const { companyId } = member;
  await readAppleAccount(services, member, accountId);
  const [found] = await services.database.queries
    .select({ listing: directoryListings, row: locations })
    .from(directoryListings)
    .innerJoin(
      locations,
      and(
        eq(locations.companyId, directoryListings.companyId),
        eq(locations.id, directoryListings.locationId),
      ),
    )
    .where(
      and(
        eq(directoryListings.companyId, companyId),
        eq(directoryListings.locationId, locationId),
        eq(directoryListings.directory, 'apple'),
        eq(directoryListings.accountId, accountId),
        eq(directoryListings.state, 'conflict'),
      ),
    );
  if (!found) throw new Problem('not_found');
  const account = await findAppleAccount(services, { companyId, accountId });
  if (!account) throw new Problem('apple_authorization_invalid');
  const asked = account.calls.locations(account.organization).get(found.listing.externalId ?? '');
  const live = await ifRefused(asked, (error) => throwAppleProblem(services, error));
  return { ...found, live };
}

function differenceIn(
  field: AppleField,
  { sent, live, wanted }: { sent: AppleListing; live: AppleListing; wanted: AppleListing },
): AppleDifference {
  if (field === 'open_status')
    return { field, sent: sent.open_status, live: live.open_status, wanted: wanted.open_status };
  if (field === 'opening_hours')
    return { field, sent: sent.opening_hours, live: live.opening_hours, wanted: wanted.opening_hours };
  if (field === 'special_hours')
    return { field, sent: sent.special_hours, live: live.special_hours, wanted: wanted.special_hours };
  if (field === 'address') return { field, sent: lineOf(sent), live: lineOf(live), wanted: lineOf(wanted) };
  return { field, sent: sent[field], live: live[field], wanted: wanted[field] };
}

function lineOf({ address }: AppleListing): string {
  const { street, postal_code: code, city, region, country } = address;
  return [street.replaceAll('\n', ', '), `${code} ${city}`.trim(), region, country]
    .filter((part) => part !== '')
    .join(', ');
}
