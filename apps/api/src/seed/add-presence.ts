import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../database/database.ts';
import { keywords } from '../features/company/keywords/keywords.table.ts';
import { websiteKeywords, websites } from '../features/company/websites/websites.table.ts';
import type { Services } from '../services.ts';
import type { DemoPresence } from './demo-companies.ts';

/** Websites, keywords and search locations of a company whose locations and groups are there. */
export async function addPresence(
  { database, now }: Services,
  companyId: number,
  presence: DemoPresence,
): Promise<void> {
  const createdAt = now();
  await database.queries.transaction(async (tx) => {
    await addKeywords(tx, companyId, presence, createdAt);
    const places = await addSearchLocations(tx, companyId, presence.searchLocations);
    for (const { keywords: texts, ...website } of presence.websites) {
      const [added] = await tx
        .insert(websites)
        .values({ companyId, ...website, createdAt })
        .returning({ id: websites.id });
      if (!added) throw new Error('an insert answers its row');
      await tx
        .insert(websiteKeywords)
        .values(
          places.flatMap((searchLocationId) =>
            texts.map((keyword) => ({ companyId, websiteId: added.id, searchLocationId, keyword })),
          ),
        );
    }
  });
}

async function addKeywords(tx: Queryable, companyId: number, presence: DemoPresence, createdAt: Date) {
  const { keywords: texts, groupKeywords = {}, locationKeywords = {} } = presence;
  const ofCompany = texts.map((keyword) => ({ companyId, keyword, scope: 'company' as const, createdAt }));
  const groups = await idsByName(
    tx,
    sql`select id, name from location_groups where company_id = ${companyId} and not is_label_group`,
  );
  const locations = await idsByName(
    tx,
    sql`select id, store_code as name from locations where company_id = ${companyId}`,
  );
  const ofGroups = listed(groupKeywords, groups).map(({ keyword, id }) => ({
    companyId,
    keyword,
    scope: 'group' as const,
    groupId: id,
    createdAt,
  }));
  const ofLocations = listed(locationKeywords, locations).map(({ keyword, id }) => ({
    companyId,
    keyword,
    scope: 'facility' as const,
    locationId: id,
    createdAt,
  }));
  await tx.insert(keywords).values([...ofCompany, ...ofGroups, ...ofLocations]);
}

/** The towns by name, in the middle of the company's own locations there. */
async function addSearchLocations(tx: Queryable, companyId: number, towns: string[]): Promise<number[]> {
  const added = await rows<{ id: number }>(
    tx,
    sql`insert into search_locations (company_id, name, region, country, latitude, longitude)
        select company_id, city, region, country, round(avg(latitude)::numeric, 2), round(avg(longitude)::numeric, 2) from locations
        where company_id = ${companyId} and city in ${towns} group by company_id, city, region, country
        returning id`,
  );
  if (added.length !== towns.length) throw new Error(`not all of ${towns.join(', ')} have locations`);
  return added.map(({ id }) => id);
}

async function idsByName(tx: Queryable, statement: Parameters<typeof rows>[1]) {
  const found = await rows<{ id: number; name: string }>(tx, statement);
  return new Map(found.map(({ id, name }) => [name, id]));
}

function listed(texts: Record<string, string[]>, ids: Map<string, number>) {
  return Object.entries(texts).flatMap(([name, words]) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`the demo world has no ${name}`);
    return words.map((keyword) => ({ keyword, id }));
  });
}
