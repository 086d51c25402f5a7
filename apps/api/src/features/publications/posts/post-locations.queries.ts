import { and, asc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type {
  ExcludedLocation,
  listPostLocations,
  PostLocation,
} from '@pinfold/contract/features/publications/local-posts.endpoints';
import { postExclusion, type PostExclusion } from '@pinfold/contract/features/publications/post-status';
import type { PostValues } from '@pinfold/contract/features/publications/post-text';
import type { Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { hasVisibleLocation } from '../../listings/groups/visible-groups.ts';
import { locationGroupMembers, locationGroups, locations } from '../../listings/listings.table.ts';
import { locationFilter } from '../../listings/location-filter.ts';
import { summaryColumns, toSummary } from '../../listings/location-rows.ts';
import { locationZone } from '../../listings/location-zone.ts';
import { visibleTo } from '../../listings/visible-locations.ts';

/** A location that somebody chose for a post. */
export interface ChosenLocation {
  id: number;
  name: string;
  formattedAddress: string;
  city: string;
  street: string;
  zone: string;
  /** Why it can have no post; null if it can. */
  reason: PostExclusion | null;
}

const { id, isVerified, canPost, googleAccountId, googleName, addressLine, latitude, longitude } = locations;

const standingColumns = { id, isVerified, canPost, googleAccountId, googleName };

const columns = { ...summaryColumns, ...standingColumns, latitude, longitude };

type Row = Pick<typeof locations.$inferSelect, keyof typeof columns>;

/** As in the list of locations; the last column decides between equals. */
const order = [asc(locations.city), asc(addressLine), asc(id)];

/**
 * The locations that a post is for: those named, and those of any of the groups, each once.
 * @throws Problem `facility_unknown`, `group_unknown` for what the member does not see
 */
export async function chosenLocations(
  queries: Queryable,
  member: Member,
  { facilities_ids: ids, groups }: { facilities_ids: readonly number[]; groups: readonly number[] },
): Promise<ChosenLocation[]> {
  if (groups.length > 0) await requireGroups(queries, member, groups);
  if (ids.length === 0 && groups.length === 0) return [];
  const { companyId } = member;
  const found: Row[] = await queries
    .select(columns)
    .from(locations)
    .where(
      and(
        eq(locations.companyId, companyId),
        visibleTo(member, locations.id),
        sql`(${id} = any(${int8Array(ids)}) or ${id} in (
          select ${locationGroupMembers.locationId} from ${locationGroupMembers}
          where ${locationGroupMembers.companyId} = ${companyId} and ${locationGroupMembers.groupId} = any(${int8Array(groups)})))`,
      ),
    )
    .orderBy(...order);
  const known = new Set(found.map((row) => row.id));
  const unknown = ids.findIndex((one) => !known.has(one));
  if (unknown >= 0)
    throw new Problem('facility_unknown', { errors: [{ path: `body.facilities_ids.${unknown}` }] });
  return found.map((row) => toChosen(row, member.timezone));
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

/** What a location puts in the place of a text's variables. */
export function postValues({ name, city, street }: ChosenLocation): PostValues {
  return { name, city, street };
}

export function toExcluded({
  name,
  formattedAddress,
  reason,
  ...location
}: ChosenLocation): ExcludedLocation[] {
  return reason === null ? [] : [{ id: location.id, name, formatted_address: formattedAddress, reason }];
}

/**
 * One page of the locations that the member may post to, and the ids of all that can have a post. The rule stands in the
 * contract alone, so every location that matches is read, by the few columns that it needs.
 */
export async function listPostLocationsOf(
  queries: Queryable,
  member: Member,
  { page, page_size, ...filter }: z.output<typeof listPostLocations.query>,
): Promise<{ count: number; results: PostLocation[]; ids: number[] }> {
  const where = locationFilter(member, filter);
  const matching = await queries
    .select(standingColumns)
    .from(locations)
    .where(where)
    .orderBy(...order);
  const onPage = matching.slice((page - 1) * page_size, page * page_size).map((row) => row.id);
  const found: Row[] = await queries
    .select(columns)
    .from(locations)
    .where(and(eq(locations.companyId, member.companyId), sql`${id} = any(${int8Array(onPage)})`))
    .orderBy(...order);
  return {
    count: matching.length,
    ids: matching
      .filter((row) => reasonOf(row) === null)
      .slice(0, mostIds)
      .map((row) => row.id),
    results: found.map((row) => toPostLocation(toChosen(row, member.timezone))),
  };
}

/** Most ids that one answer names. */
const mostIds = 10_000;

function toPostLocation({ formattedAddress, zone, ...location }: ChosenLocation): PostLocation {
  return { ...location, formatted_address: formattedAddress, timezone: zone };
}

function toChosen(row: Row, companyZone: string): ChosenLocation {
  return {
    id: row.id,
    name: row.name,
    formattedAddress: toSummary(row).formatted_address,
    city: row.city,
    street: row.addressLine,
    zone: locationZone(row, companyZone),
    reason: reasonOf(row),
  };
}

function reasonOf(row: Pick<Row, keyof typeof standingColumns>): PostExclusion | null {
  const hasAccount = row.googleAccountId !== null && row.googleName !== null;
  return postExclusion({ isVerified: row.isVerified, canPost: row.canPost, hasAccount }) ?? null;
}
