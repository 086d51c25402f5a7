import { and, eq } from 'drizzle-orm';
import { normalizeKeyword } from '@pinfold/contract/features/company/keyword';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../member.ts';
import { requirePlainKeywords } from '../keywords/require-plain-keywords.ts';
import { spendLimit } from '../plan/spend-limit.ts';
import { searchLocations } from '../search-locations/search-locations.table.ts';
import { requireWebsite, websiteKeywordColumns } from './websites.queries.ts';
import { websiteKeywords } from './websites.table.ts';

/** Watches a website for keywords from one place, and answers those that were not watched before. */
export async function addWebsiteKeywords(
  services: Services,
  member: Member,
  websiteId: number,
  given: { keywords: string[]; search_location: number },
) {
  const { database, live } = services;
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
    if (results.length > 0) await live.publish(tx, companyId, { topic: 'company', ids: [companyId] });
    return { count: results.length, results };
  });
}

export async function removeWebsiteKeyword(
  { database, live }: Services,
  { companyId }: Member,
  { id, keyword_id }: { id: number; keyword_id: number },
) {
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
    await live.publish(tx, companyId, { topic: 'company', ids: [companyId] });
  });
}

async function requireSearchLocation(tx: Queryable, companyId: number, id: number) {
  const found = await tx
    .select({ id: searchLocations.id })
    .from(searchLocations)
    .where(and(eq(searchLocations.companyId, companyId), eq(searchLocations.id, id)));
  if (found.length === 0) throw new Problem('not_found', { errors: [{ path: 'body.search_location' }] });
}
