import { sql, type SQL } from 'drizzle-orm';
import type { AttributeValueType } from '@pinfold/contract/features/listings/attributes/attribute';
import { categoryKey } from '@pinfold/contract/features/listings/listing-categories';
import type {
  CatalogQuery,
  ListingCategory,
  CatalogAttribute,
  CatalogHoursType,
} from '@pinfold/contract/features/listings/catalog/catalog.endpoints';
import { fold } from '@pinfold/contract/fold';
import type { Language } from '@pinfold/contract/languages';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { sliceOfPage, type PageOf, type Paging } from '../../../database/page-of.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { visibleTo } from '../visible-locations.ts';
import { readCatalog } from './read-catalog.ts';

interface CategorySearch extends Paging {
  country: string;
  q?: string | undefined;
  ids?: string | undefined;
}

/** Categories by name; those that begin like this come first. */
export async function findCatalogCategories(
  services: Services,
  companyId: number,
  { country, q = '', ids, ...paging }: CategorySearch,
  language: Language,
): Promise<PageOf<ListingCategory>> {
  const all = await readCatalog(services, companyId, { kind: 'categories', country, language });
  const wanted = ids === undefined ? undefined : new Set(ids.split(',').map(categoryKey));
  const sought = fold(q.trim());
  const found = all.filter(
    ({ category_id, name }) => (wanted?.has(category_id) ?? true) && fold(name).includes(sought),
  );
  const first = found.filter(({ name }) => fold(name).startsWith(sought));
  const sorted = [...first, ...found.filter((one) => !first.includes(one))];
  return { count: found.length, results: sliceOfPage(sorted, paging) };
}

interface AskedAttributes extends CatalogQuery {
  only_set: boolean;
  value_types?: AttributeValueType[] | undefined;
}

/** What any of the listings can have, once, with its choices put together. */
export async function listCatalogAttributes(
  services: Services,
  member: Member,
  asked: AskedAttributes,
  language: Language,
): Promise<{ results: CatalogAttribute[] }> {
  const { queries } = services.database;
  const kinds = await listingKinds(queries, member, asked);
  const lists = await Promise.all(
    kinds.map(async ({ category, country, facilities_count }) => {
      const question = { kind: 'attributes', category, country, language } as const;
      const offered = await readCatalog(services, member.companyId, question);
      return offered.map((one) => ({ ...one, facilities_count }));
    }),
  );
  const all = joined(lists.flat());
  const results = asked.only_set
    ? await onlySetAttributes(services, member, asked.facilities_ids ?? [], all)
    : all;
  return { results: results.filter(({ value_type }) => asked.value_types?.includes(value_type) ?? true) };
}

function joined(offered: readonly CatalogAttribute[]): CatalogAttribute[] {
  const byId = new Map<string, CatalogAttribute>();
  for (const one of offered) {
    const known = byId.get(one.attribute_id);
    byId.set(one.attribute_id, known ? together(known, one) : one);
  }
  return [...byId.values()];
}

function together(one: CatalogAttribute, other: CatalogAttribute): CatalogAttribute {
  const known = new Set(one.value_metadata.map(({ value }) => value));
  return {
    ...one,
    facilities_count: one.facilities_count + other.facilities_count,
    value_metadata: [...one.value_metadata, ...other.value_metadata.filter(({ value }) => !known.has(value))],
  };
}

/** What is set and offered no more, after a change of category, is named by its id: it can be taken away. */
async function onlySetAttributes(
  { database }: Services,
  member: Member,
  ids: readonly number[],
  offered: readonly CatalogAttribute[],
): Promise<CatalogAttribute[]> {
  const set = await rows<{ id: string; value_type: AttributeValueType; facilities_count: number }>(
    database.queries,
    sql`select said ->> 'attribute_id' as id, (said ->> 'value_type')::int4 as value_type,
               count(*)::int4 as facilities_count
        from locations, jsonb_array_elements(attributes) as said
        where ${askedAbout(member, ids)}
          and (said -> 'values' <> '[]' or coalesce(said -> 'unset_values', '[]') <> '[]')
        group by 1, 2 order by 1`,
  );
  const setById = new Map(set.map((one) => [one.id, one]));
  const known = offered.flatMap((one) => {
    const { facilities_count } = setById.get(one.attribute_id) ?? {};
    return facilities_count === undefined ? [] : [{ ...one, facilities_count }];
  });
  const names = new Set(offered.map(({ attribute_id }) => attribute_id));
  const foreign = set
    .filter(({ id }) => !names.has(id))
    .map(({ id, value_type, facilities_count }) => ({ ...nameless(id), value_type, facilities_count }));
  return [...known, ...foreign];
}

function nameless(id: string) {
  return {
    attribute_id: id,
    display_name: id,
    group_name: '',
    deprecated: false,
    repeatable: false,
    value_metadata: [],
  };
}

/** The kinds of hours that any of the listings can have, by their categories. */
export async function listCatalogHoursTypes(
  services: Services,
  member: Member,
  asked: CatalogQuery & { only_set: boolean },
  language: Language,
): Promise<{ results: CatalogHoursType[] }> {
  const kinds = await listingKinds(services.database.queries, member, asked);
  const byId = new Map<string, CatalogHoursType>();
  for (const { category, country, facilities_count } of kinds) {
    const question = { kind: 'categories', country, language } as const;
    const categories = await readCatalog(services, member.companyId, question);
    const known = categories.find(({ category_id }) => category_id === category);
    for (const type of known?.more_hours_types ?? []) {
      const before = byId.get(type.hours_type_id)?.facilities_count ?? 0;
      byId.set(type.hours_type_id, { ...type, facilities_count: before + facilities_count });
    }
  }
  if (!asked.only_set) return { results: [...byId.values()] };
  return { results: await onlySetHoursTypes(services, member, asked.facilities_ids ?? [], byId) };
}

async function onlySetHoursTypes(
  { database }: Services,
  member: Member,
  ids: readonly number[],
  offered: ReadonlyMap<string, CatalogHoursType>,
): Promise<CatalogHoursType[]> {
  const set = await rows<{ hours_type_id: string; facilities_count: number }>(
    database.queries,
    sql`select said ->> 'hours_type_id' as hours_type_id, count(*)::int4 as facilities_count
        from locations, jsonb_array_elements(more_hours) as said
        where ${askedAbout(member, ids)} group by 1 order by 1`,
  );
  return set.map((one) => ({
    ...one,
    display_name: offered.get(one.hours_type_id)?.display_name ?? one.hours_type_id,
  }));
}

/** Listings that are offered the same: those of one category in one country. */
interface ListingKind {
  category: string;
  country: string;
  facilities_count: number;
}

/** Of which kinds the listings are that are asked about, as far as the member sees them. */
async function listingKinds(
  queries: Queryable,
  member: Member,
  { facilities_ids, category, country }: CatalogQuery,
): Promise<ListingKind[]> {
  if (category && country) return [{ category: categoryKey(category), country, facilities_count: 0 }];
  return rows<ListingKind>(
    queries,
    sql`select primary_category as category, country, count(*)::int4 as facilities_count
        from locations where ${askedAbout(member, facilities_ids ?? [])} and primary_category <> ''
        group by primary_category, country order by count(*) desc`,
  );
}

/** The condition for those locations of a list that the member sees. */
function askedAbout(member: Member, ids: readonly number[]): SQL {
  const visible = visibleTo(member, sql`locations.id`);
  const named = sql`company_id = ${member.companyId} and locations.id = any(${int8Array(ids)})`;
  return visible ? sql`${named} and ${visible}` : named;
}
