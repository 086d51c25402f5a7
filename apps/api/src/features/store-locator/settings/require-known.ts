import { and, eq, inArray } from 'drizzle-orm';
import type {
  LocatorOptions,
  LocatorSection,
} from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import { locationGroups, locations } from '../../listings/listings.table.ts';
import { imageRows } from '../images/locator-images.queries.ts';

/**
 * Only locations and groups of the company can be named.
 * @throws Problem `facility_unknown`, `group_unknown`
 */
export async function requireKnownScope(
  queries: Queryable,
  companyId: number,
  { facilities, groups }: LocatorOptions['scope'],
): Promise<void> {
  const knownFacilities = await knownOf(queries, locations, companyId, facilities);
  refuseUnknown('facility_unknown', 'body.scope.facilities', facilities, knownFacilities);
  const knownGroups = await knownOf(queries, locationGroups, companyId, groups);
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

async function knownOf(
  queries: Queryable,
  table: typeof locations | typeof locationGroups,
  companyId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const known = await queries
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.companyId, companyId), inArray(table.id, [...ids])));
  return new Set(known.map(({ id }) => id));
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
