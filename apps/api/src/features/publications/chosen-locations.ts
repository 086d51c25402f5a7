import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { ExcludedLocation } from '@pinfold/contract/features/publications/local-posts.endpoints';
import type { PicturePurpose } from '@pinfold/contract/features/publications/picture';
import { postExclusion, type PostExclusion } from '@pinfold/contract/features/publications/post-status';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../database/database.ts';
import { int8Array } from '../../database/int8.ts';
import { isInGroups } from '../listings/groups/locations-of-groups.ts';
import { translate } from '../../i18n/i18n.ts';
import { Problem } from '../../problem.ts';
import type { Member } from '../company/member.ts';
import { hasVisibleLocation } from '../listings/groups/visible-groups.ts';
import { locationGroups, locations } from '../listings/listings.table.ts';
import { summaryColumns, toSummary } from '../listings/location-rows.ts';
import { locationZone } from '../listings/location-zone.ts';
import { visibleTo } from '../listings/visible-locations.ts';

/** Locations as they are chosen, one by one or by group. */
export interface LocationChoice {
  facilities_ids: readonly number[];
  groups: readonly number[];
}

/** A location that somebody chose for a post or for photos. */
export interface ChosenLocation {
  id: number;
  name: string;
  formattedAddress: string;
  city: string;
  street: string;
  zone: string;
  /** Why it can have none; null if it can. */
  reason: PostExclusion | null;
}

const { id, isOwner, isVerified, canPost, googleAccountId, googleName, addressLine, latitude, longitude } =
  locations;

export const standingColumns = { id, isOwner, isVerified, canPost, googleAccountId, googleName };

export const chosenColumns = { ...summaryColumns, ...standingColumns, latitude, longitude };

export type ChosenRow = Pick<typeof locations.$inferSelect, keyof typeof chosenColumns>;

/** As in the list of locations; the last column decides between equals. */
export const chosenOrder = [asc(locations.city), asc(addressLine), asc(id)];

/**
 * The locations that a post or photos are for: those named, and those of any of the groups, each once.
 * @throws Problem `facility_unknown`, `group_unknown` for what the member does not see
 */
export async function chosenLocations(
  queries: Queryable,
  member: Member,
  { facilities_ids: ids, groups }: LocationChoice,
  purpose: PicturePurpose = 'post',
): Promise<ChosenLocation[]> {
  if (groups.length > 0) await requireGroups(queries, member, groups);
  if (ids.length === 0 && groups.length === 0) return [];
  const { companyId } = member;
  const found: ChosenRow[] = await queries
    .select(chosenColumns)
    .from(locations)
    .where(
      and(
        eq(locations.companyId, companyId),
        visibleTo(member, locations.id),
        or(sql`${id} = any(${int8Array(ids)})`, isInGroups(companyId, id, groups)),
      ),
    )
    .orderBy(...chosenOrder);
  const known = new Set(found.map((row) => row.id));
  const unknown = ids.findIndex((one) => !known.has(one));
  if (unknown >= 0)
    throw new Problem('facility_unknown', { errors: [{ path: `body.facilities_ids.${unknown}` }] });
  return found.map((row) => toChosen(row, member.timezone, purpose));
}

async function requireGroups(queries: Queryable, member: Member, ids: readonly number[]): Promise<void> {
  const found = await queries
    .select({ id: locationGroups.id })
    .from(locationGroups)
    .where(
      and(
        eq(locationGroups.companyId, member.companyId),
        sql`${locationGroups.id} = any(${int8Array(ids)})`,
        hasVisibleLocation(member, locationGroups.id),
      ),
    );
  const known = new Set(found.map((group) => group.id));
  const unknown = ids.findIndex((one) => !known.has(one));
  if (unknown >= 0) throw new Problem('group_unknown', { errors: [{ path: `body.groups.${unknown}` }] });
}

export function toExcluded({
  name,
  formattedAddress,
  reason,
  ...location
}: ChosenLocation): ExcludedLocation[] {
  return reason === null ? [] : [{ id: location.id, name, formatted_address: formattedAddress, reason }];
}

/** The problem `location_unavailable`, which names the locations that were chosen in vain, each with its reason. */
export function locationsUnavailable(excluded: readonly ChosenLocation[], language: Language): Problem {
  return new Problem('location_unavailable', {
    errors: excluded.slice(0, mostNamed).map(({ name, formattedAddress, reason }) => ({
      path: 'body.facilities_ids',
      message: translate(language, `post_faults.${reason ?? 'no_account'}`, {
        location: [name, formattedAddress].filter((part) => part !== '').join(', '),
      }),
    })),
  });
}

/** A refusal names no more locations than people read. */
const mostNamed = 20;

export function toChosen(row: ChosenRow, companyZone: string, purpose: PicturePurpose): ChosenLocation {
  return {
    id: row.id,
    name: row.name,
    formattedAddress: toSummary(row).formatted_address,
    city: row.city,
    street: row.addressLine,
    zone: locationZone(row, companyZone),
    reason: reasonOf(row, purpose),
  };
}

/** Why a location can have no post; photos are taken wherever the profile is verified. */
export function reasonOf(
  row: Pick<ChosenRow, keyof typeof standingColumns>,
  purpose: PicturePurpose,
): PostExclusion | null {
  const hasAccount = row.googleAccountId !== null && row.googleName !== null;
  const standing = {
    isOwner: row.isOwner,
    isVerified: row.isVerified,
    canPost: purpose === 'photo' ? null : row.canPost,
    hasAccount,
  };
  return postExclusion(standing) ?? null;
}
