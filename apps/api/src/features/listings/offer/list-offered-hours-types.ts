import { sql } from 'drizzle-orm';
import type { AskedOffer, OfferedHoursType } from '@pinfold/contract/features/listings/offer/offer.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { rows } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { askedAbout, offeredKinds } from './offered-kinds.ts';
import { offerOf } from './offer-of.ts';

/** The kinds of hours that any of the listings can have, by their categories. */
export async function listOfferedHoursTypes(
  services: Services,
  member: Member,
  asked: AskedOffer & { only_set: boolean },
  language: Language,
): Promise<{ results: OfferedHoursType[] }> {
  const kinds = await offeredKinds(services.database.queries, member, asked);
  const byId = new Map<string, OfferedHoursType>();
  for (const { category, country, facilities_count } of kinds) {
    const question = { kind: 'categories', country, language } as const;
    const categories = await offerOf(services, member.companyId, question);
    const known = categories.find(({ category_id }) => category_id === category);
    for (const type of known?.more_hours_types ?? []) {
      const before = byId.get(type.hours_type_id)?.facilities_count ?? 0;
      byId.set(type.hours_type_id, { ...type, facilities_count: before + facilities_count });
    }
  }
  if (!asked.only_set) return { results: [...byId.values()] };
  return { results: await onlySet(services, member, asked.facilities_ids ?? [], byId) };
}

async function onlySet(
  { database }: Services,
  member: Member,
  ids: readonly number[],
  offered: ReadonlyMap<string, OfferedHoursType>,
): Promise<OfferedHoursType[]> {
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
