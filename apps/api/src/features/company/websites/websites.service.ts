import { domainToUnicode } from 'node:url';
import { and, eq } from 'drizzle-orm';
import { normalizeKeyword } from '@pinfold/contract/features/company/keyword';
import { parseWebsiteUrl } from '@pinfold/contract/features/company/website';
import type { Website } from '@pinfold/contract/features/company/websites.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { requirePlainKeywords } from '../keywords/keywords.service.ts';
import type { Member } from '../member.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { spendLimit } from '../../../limits/spend-limit.ts';
import { searchLocations } from '../search-locations/search-locations.table.ts';
import { requireWebsite, websiteKeywordColumns } from './websites.queries.ts';
import { websiteKeywords, websites } from './websites.table.ts';

/** Adds a website; without a name it goes by its host. */
export async function addWebsite(
  services: Services,
  member: Member,
  given: { url: string; name: string },
): Promise<Website> {
  const { companyId } = member;
  const parsed = parseWebsiteUrl(given.url);
  if (!parsed) throw new Problem('url_invalid', { errors: [{ path: 'body.url' }] });
  const { database, live, now } = services;
  return database.queries.transaction(async (tx) => {
    const name = given.name || domainToUnicode(parsed.host);
    const [added] = await spendLimit(services, tx, { companyId, limit: 'max_websites' }, () =>
      tx
        .insert(websites)
        .values({ companyId, url: parsed.url, name, createdAt: now() })
        .onConflictDoNothing()
        .returning({ id: websites.id }),
    );
    if (!added) throw new Problem('website_exists', { errors: [{ path: 'body.url' }] });
    await services.websiteListeners.websiteAdded(services, tx, { companyId, websiteId: added.id });
    await publishChange(live, tx, companyId, added.id);
    return requireWebsite(tx, member, added.id);
  });
}

/** Removes a website with its keywords, also with those that are being added meanwhile. */
export async function removeWebsite(services: Services, { companyId }: Member, id: number) {
  const { database, keywordListeners, live, now, websiteListeners } = services;
  await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const removed = await tx
      .delete(websites)
      .where(and(eq(websites.companyId, companyId), eq(websites.id, id)))
      .returning({ id: websites.id });
    if (removed.length === 0) throw new Problem('not_found');
    await tx
      .delete(websiteKeywords)
      .where(and(eq(websiteKeywords.companyId, companyId), eq(websiteKeywords.websiteId, id)));
    await websiteListeners.websiteRemoved(services, tx, { companyId, websiteId: id });
    await keywordListeners.websiteKeywordsRemoved(services, tx, companyId);
    await publishChange(live, tx, companyId, id);
  });
}

/** Adds keywords of a website, searched from one place. Returns those that are new. */
export async function addWebsiteKeywords(
  services: Services,
  member: Member,
  websiteId: number,
  given: { keywords: string[]; search_location: number },
) {
  const { database, keywordListeners, live } = services;
  const { companyId } = member;
  const searchLocationId = given.search_location;
  requirePlainKeywords(given.keywords);
  return database.queries.transaction(async (tx) => {
    const results = await spendLimit(services, tx, { companyId, limit: 'max_organic_keywords' }, async () => {
      await requireWebsite(tx, member, websiteId);
      await requireSearchLocation(tx, companyId, searchLocationId);
      const texts = [...new Set(given.keywords.map(normalizeKeyword))];
      return tx
        .insert(websiteKeywords)
        .values(texts.map((keyword) => ({ companyId, websiteId, searchLocationId, keyword })))
        .onConflictDoNothing()
        .returning(websiteKeywordColumns);
    });
    if (results.length > 0) {
      await keywordListeners.websiteKeywordsAdded(services, tx, companyId);
      await publishChange(live, tx, companyId, websiteId);
    }
    return { count: results.length, results };
  });
}

export async function removeWebsiteKeyword(
  services: Services,
  { companyId }: Member,
  { id, keyword_id }: { id: number; keyword_id: number },
) {
  const { database, keywordListeners, live } = services;
  await database.queries.transaction(async (tx) => {
    const removed = await tx
      .delete(websiteKeywords)
      .where(
        and(
          eq(websiteKeywords.companyId, companyId),
          eq(websiteKeywords.websiteId, id),
          eq(websiteKeywords.id, keyword_id),
        ),
      )
      .returning({ id: websiteKeywords.id });
    if (removed.length === 0) throw new Problem('not_found');
    await keywordListeners.websiteKeywordsRemoved(services, tx, companyId);
    await publishChange(live, tx, companyId, id);
  });
}

/** What is measured of a website rests on its keywords, so both are read again. */
async function publishChange(live: Services['live'], tx: Queryable, companyId: number, websiteId: number) {
  await live.publish(tx, companyId, { topic: 'company', ids: [companyId] });
  await live.publish(tx, companyId, { topic: 'websites', ids: [websiteId] });
}

async function requireSearchLocation(tx: Queryable, companyId: number, id: number) {
  const found = await tx
    .select({ id: searchLocations.id })
    .from(searchLocations)
    .where(and(eq(searchLocations.companyId, companyId), eq(searchLocations.id, id)));
  if (found.length === 0) throw new Problem('not_found', { errors: [{ path: 'body.search_location' }] });
}
