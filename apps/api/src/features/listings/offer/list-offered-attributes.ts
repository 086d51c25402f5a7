import { sql } from 'drizzle-orm';
import type { AttributeValueType } from '@pinfold/contract/features/listings/attributes/attribute';
import type { AskedOffer, OfferedAttribute } from '@pinfold/contract/features/listings/offer/offer.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { rows } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { askedAbout, offeredKinds } from './offered-kinds.ts';
import { offerOf } from './offer-of.ts';

interface AskedAttributes extends AskedOffer {
  only_set: boolean;
  value_types?: AttributeValueType[] | undefined;
}

/** What any of the listings can have, once, with its choices put together. */
export async function listOfferedAttributes(
  services: Services,
  member: Member,
  asked: AskedAttributes,
  language: Language,
): Promise<{ results: OfferedAttribute[] }> {
  const { queries } = services.database;
  const kinds = await offeredKinds(queries, member, asked);
  const offers = await Promise.all(
    kinds.map(async ({ category, country, facilities_count }) => {
      const question = { kind: 'attributes', category, country, language } as const;
      const offered = await offerOf(services, member.companyId, question);
      return offered.map((one) => ({ ...one, facilities_count }));
    }),
  );
  const all = joined(offers.flat());
  const results = asked.only_set ? await onlySet(services, member, asked.facilities_ids ?? [], all) : all;
  return { results: results.filter(({ value_type }) => asked.value_types?.includes(value_type) ?? true) };
}

function joined(offered: readonly OfferedAttribute[]): OfferedAttribute[] {
  const byId = new Map<string, OfferedAttribute>();
  for (const one of offered) {
    const known = byId.get(one.attribute_id);
    byId.set(one.attribute_id, known ? together(known, one) : one);
  }
  return [...byId.values()];
}

function together(one: OfferedAttribute, other: OfferedAttribute): OfferedAttribute {
  const known = new Set(one.value_metadata.map(({ value }) => value));
  return {
    ...one,
    facilities_count: one.facilities_count + other.facilities_count,
    value_metadata: [...one.value_metadata, ...other.value_metadata.filter(({ value }) => !known.has(value))],
  };
}

/** What is set and offered no more, after a change of category, is named by its id: it can be taken away. */
async function onlySet(
  { database }: Services,
  member: Member,
  ids: readonly number[],
  offered: readonly OfferedAttribute[],
): Promise<OfferedAttribute[]> {
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
