import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { parseWebsiteUrl } from '@pinfold/contract/features/company/website';
import { isTargetIn, websiteTarget } from '@pinfold/contract/features/websites/organic-rank';
import type { WebsiteCompetitor } from '@pinfold/contract/features/websites/website-competitors.endpoints';
import { lockCompany } from '../../../database/lock-company.ts';
import { spendLimit } from '../../../limits/spend-limit.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { requireWebsite } from '../../company/websites/websites.queries.ts';
import { websites } from '../../company/websites/websites.table.ts';
import { deleteUnwatched } from './delete-organic.job.ts';
import { websiteCompetitors } from './organic.table.ts';
import { toWebsiteCompetitor, websiteCompetitorsOf } from './website-competitors.queries.ts';

/** Compares a website with another; its positions come with the next searches. */
export async function addWebsiteCompetitor(
  services: Services,
  member: Member,
  websiteId: number,
  url: string,
): Promise<WebsiteCompetitor> {
  const { database, live, now } = services;
  const { companyId } = member;
  const parsed = parseWebsiteUrl(url);
  if (!parsed) throw new Problem('url_invalid', { errors: [{ path: 'body.url' }] });
  return database.queries.transaction(async (tx) => {
    const spending = { companyId, limit: 'max_website_competitors' } as const;
    const [added] = await spendLimit(services, tx, spending, async () => {
      // The company is locked, so no website goes meanwhile.
      await requireWebsite(tx, member, websiteId);
      const target = websiteTarget(parsed.url);
      const own = await tx
        .select({ url: websites.url })
        .from(websites)
        .where(eq(websites.companyId, companyId));
      if (own.some((one) => isTargetIn(websiteTarget(one.url), target)))
        throw new Problem('website_is_own', { errors: [{ path: 'body.url' }] });
      const others = await websiteCompetitorsOf(tx, companyId, websiteId);
      if (others.some((one) => isDeepStrictEqual(websiteTarget(one.url), target))) return [];
      return tx
        .insert(websiteCompetitors)
        .values({ companyId, websiteId, ...parsed, createdAt: now() })
        .onConflictDoNothing()
        .returning();
    });
    if (!added) throw new Problem('website_exists', { errors: [{ path: 'body.url' }] });
    await live.publish(tx, companyId, { topic: 'websites', ids: [websiteId] });
    return toWebsiteCompetitor(added);
  });
}

/** Removes a competitor at once; its positions are deleted in the background. */
export async function removeWebsiteCompetitor(
  services: Services,
  { companyId }: Member,
  { id, competitor_id }: { id: number; competitor_id: number },
): Promise<void> {
  const { database, live, now } = services;
  await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const removed = await tx
      .delete(websiteCompetitors)
      .where(
        and(
          eq(websiteCompetitors.companyId, companyId),
          eq(websiteCompetitors.websiteId, id),
          eq(websiteCompetitors.id, competitor_id),
        ),
      )
      .returning({ id: websiteCompetitors.id });
    if (removed.length === 0) throw new Problem('not_found');
    await deleteUnwatched(services, tx, companyId);
    await live.publish(tx, companyId, { topic: 'websites', ids: [id] });
  });
}
