import { and, eq, gt } from 'drizzle-orm';
import { hasFullAccess } from '@pinfold/contract/access/member-types';
import { momentText } from '@pinfold/contract/date-text';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import {
  forbiddenFields,
  type EditGuardListing,
} from '@pinfold/contract/features/listings/updates/listing-edit';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
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
  updateStatus,
  creation,
}: Pick<typeof locations.$inferSelect, 'updateStatus' | 'creation'>): EditGuardListing {
  return {
    processing_in_progress: isOpenUpdate(updateStatus),
    creation_in_progress: creation === 'in_progress',
  };
}

/**
 * Each field takes its own permission; owners and admins have them all.
 * @throws Problem `permission_denied`, which names the fields that lack theirs
 */
export function requireEditable(fields: readonly ListingField[], member: Member, path: string): void {
  const forbidden = hasFullAccess(member.type) ? [] : forbiddenFields(fields, member.permissions);
  if (forbidden.length > 0)
    throw new Problem('permission_denied', {
      errors: forbidden.map((field) => ({ path: `${path}.${field}` })),
    });
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
