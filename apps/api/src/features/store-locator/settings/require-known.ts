import { and, eq, inArray } from 'drizzle-orm';
import type {
  LocatorOptions,
  LocatorSection,
} from '@pinfold/contract/features/store-locator/locator-settings';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { locationGroupMembers, locationGroups, locations } from '../../listings/listings.table.ts';
import { visibleTo } from '../../listings/visible-locations.ts';
import { imageRows } from '../images/locator-images.queries.ts';

/**
 * Only locations and groups that the member sees can be named; those that were named before, by somebody who sees more,
 * may stay.
 * @throws Problem `facility_unknown`, `group_unknown`
 */
export async function requireKnownScope(
  queries: Queryable,
  member: Member,
  { facilities, groups }: LocatorOptions['scope'],
  before: { scopeFacilities: readonly number[]; scopeGroups: readonly number[] },
): Promise<void> {
  const knownFacilities = new Set([
    ...before.scopeFacilities,
    ...(await seenOf(queries, member, facilities)),
  ]);
  refuseUnknown('facility_unknown', 'body.scope.facilities', facilities, knownFacilities);
  const knownGroups = new Set([...before.scopeGroups, ...(await seenGroupsOf(queries, member, groups))]);
  refuseUnknown('group_unknown', 'body.scope.groups', groups, knownGroups);
}

/** @throws Problem `image_unknown` */
export async function requireKnownImages(
  queries: Queryable,
  companyId: number,
  { logo, site_icon, sections }: NamedImages,
): Promise<void> {
  const named: [path: string, id: number | undefined][] = [
    ['body.logo', logo?.id],
    ['body.site_icon', site_icon?.id],
    ...(sections ?? []).flatMap(({ items }, place) =>
      items.map(({ image }, row): [string, number | undefined] => [
        `body.sections.${place}.items.${row}.image`,
        image?.id,
      ]),
    ),
  ];
  const ids = named.flatMap(([, id]) => (id === undefined ? [] : [id]));
  const known = await imageRows(queries, companyId, ids);
  const unknown = named.filter(([, id]) => id !== undefined && !known.has(id));
  if (unknown.length > 0) throw new Problem('image_unknown', { errors: unknown.map(([path]) => ({ path })) });
}

export interface NamedImages {
  logo?: LocatorOptions['logo'] | undefined;
  site_icon?: LocatorOptions['site_icon'] | undefined;
  sections?: readonly LocatorSection[] | null | undefined;
}

async function seenOf(queries: Queryable, member: Member, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const seen = await queries
    .select({ id: locations.id })
    .from(locations)
    .where(
      and(
        eq(locations.companyId, member.companyId),
        inArray(locations.id, [...ids]),
        visibleTo(member, locations.id),
      ),
    );
  return seen.map(({ id }) => id);
}

/** Who does not see all locations sees the groups in which they see one. */
async function seenGroupsOf(queries: Queryable, member: Member, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { companyId } = member;
  const seen = member.seesAllLocations
    ? await queries
        .select({ id: locationGroups.id })
        .from(locationGroups)
        .where(and(eq(locationGroups.companyId, companyId), inArray(locationGroups.id, [...ids])))
    : await queries
        .selectDistinct({ id: locationGroupMembers.groupId })
        .from(locationGroupMembers)
        .where(
          and(
            eq(locationGroupMembers.companyId, companyId),
            inArray(locationGroupMembers.groupId, [...ids]),
            visibleTo(member, locationGroupMembers.locationId),
          ),
        );
  return seen.map(({ id }) => id);
}

function refuseUnknown(
  code: 'facility_unknown' | 'group_unknown',
  path: string,
  ids: readonly number[],
  known: ReadonlySet<number>,
): void {
  const errors = ids.flatMap((id, index) => (known.has(id) ? [] : [{ path: `${path}.${index}` }]));
  if (errors.length > 0) throw new Problem(code, { errors });
}
