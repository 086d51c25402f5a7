import { and, eq, gt } from 'drizzle-orm';
import { hasFullAccess } from '@pinfold/contract/access/member-types';
import { momentText } from '@pinfold/contract/date-text';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import {
  forbiddenFields,
  switchedOffFields,
  type EditGuardListing,
} from '@pinfold/contract/features/listings/updates/listing-edit';
import type { Language } from '@pinfold/contract/languages';
import type { Config } from '../../../config.ts';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import { companyFlags } from '../../company/company-flags.ts';
import type { Member } from '../../company/member.ts';
import { users } from '../../session/session.table.ts';
import { listingFieldsOf } from '../listing-fields.ts';
import { locations } from '../listings.table.ts';
import { locationFilter } from '../location-filter.ts';
import { isOpenUpdate, listingUpdates } from './listing-updates.table.ts';

export interface LockedLocation {
  row: typeof locations.$inferSelect;
  fields: ListingFields;
}

/**
 * Locks the row (`FOR UPDATE`) until commit.
 * @throws Problem `not_found`
 */
export async function lockLocation(tx: Queryable, member: Member, id: number): Promise<LockedLocation> {
  const [row] = await tx
    .select()
    .from(locations)
    .where(locationFilter(member, { facilities_ids: String(id) }))
    .for('update');
  if (!row) throw new Problem('not_found');
  return { row, fields: listingFieldsOf(row) };
}

/** What decides whether a location can be edited now. */
export function guardOf({
  isOwner,
  updateStatus,
  creation,
}: Pick<typeof locations.$inferSelect, 'isOwner' | 'updateStatus' | 'creation'>): EditGuardListing {
  return {
    is_owner: isOwner,
    processing_in_progress: isOpenUpdate(updateStatus),
    creation_in_progress: creation === 'in_progress',
  };
}

/**
 * Refuses whatever would change a location that is only watched, in any feature: it belongs to somebody else.
 * @throws Problem `not_profile_owner`
 */
export function refuseWatched({ isOwner }: Pick<typeof locations.$inferSelect, 'isOwner'>): void {
  if (!isOwner) throw new Problem('not_profile_owner');
}

/** What the fields of an edit are checked with, and their path in the request. */
export interface EditedFields {
  queries: Queryable;
  config: Config;
  member: Member;
  path: string;
}

/**
 * Each field takes its own permission, and some a flag; owners and admins have all permissions.
 * @throws Problem `permission_denied` or `feature_disabled`, which names the fields that lack theirs
 */
export async function requireEditable(fields: readonly ListingField[], edited: EditedFields): Promise<void> {
  const { member, path } = edited;
  const forbidden = hasFullAccess(member.type) ? [] : forbiddenFields(fields, member.permissions);
  if (forbidden.length > 0) throw new Problem('permission_denied', { errors: pathsOf(forbidden, path) });
  await requireSwitchedOn(fields, edited);
}

/** @throws Problem `feature_disabled`, which names the fields whose flag is off */
export async function requireSwitchedOn(
  fields: readonly ListingField[],
  { queries, config, member, path }: EditedFields,
): Promise<void> {
  if (switchedOffFields(fields, []).length === 0) return;
  const flags = [...(await companyFlags(queries, config, member.companyId))];
  const closed = switchedOffFields(fields, flags);
  if (closed.length > 0) throw new Problem('feature_disabled', { errors: pathsOf(closed, path) });
}

function pathsOf(fields: readonly ListingField[], path: string) {
  return fields.map((field) => ({ path: `${path}.${field}` }));
}

/** Returns the problem of an edit that began from an older listing: which fields changed since, when, and by whom. */
export async function listingChanged(
  queries: Queryable,
  { companyId, timezone }: Member,
  { locationId, version }: { locationId: number; version: number },
  language: Language,
): Promise<Problem> {
  const since = await queries
    .select({ fields: listingUpdates.fields, at: listingUpdates.finishedAt, author: users.name })
    .from(listingUpdates)
    .leftJoin(users, eq(users.id, listingUpdates.authorId))
    .where(
      and(
        eq(listingUpdates.companyId, companyId),
        eq(listingUpdates.locationId, locationId),
        gt(listingUpdates.version, version),
      ),
    )
    .orderBy(listingUpdates.version);
  const lasts = new Map(since.flatMap(({ fields, ...last }) => fields.map((field) => [field, last])));
  return new Problem('listing_changed', {
    errors: [...lasts].map(([field, { author, at }]) => ({
      path: `body.changes.${field}`,
      message: [author, at && momentText(at, 'date_time', language, timezone)].filter(Boolean).join(', '),
    })),
  });
}
