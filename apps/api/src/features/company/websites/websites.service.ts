import { domainToUnicode } from 'node:url';
import { and, eq } from 'drizzle-orm';
import { parseWebsiteUrl } from '@pinfold/contract/features/company/website';
import type { Website } from '@pinfold/contract/features/company/websites.endpoints';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../member.ts';
import { lockCompany } from '../plan/hold-company.ts';
import { spendLimit } from '../plan/spend-limit.ts';
import { requireWebsite } from './websites.queries.ts';
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
    await live.publish(tx, companyId, { topic: 'company', ids: [companyId] });
    return requireWebsite(tx, member, added.id);
  });
}

/** Removes a website with its keywords, also with those that are being added meanwhile. */
export async function removeWebsite({ database, live, now }: Services, { companyId }: Member, id: number) {
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
    await live.publish(tx, companyId, { topic: 'company', ids: [companyId] });
  });
}
