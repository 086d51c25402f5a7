import { ensureMonths } from '../../database/ensure-months.ts';
import {
  organicCompetitorDays,
  organicDays,
  organicLatest,
  organicMonthTables,
  organicTotals,
  websiteCompetitors,
} from '../../features/websites/organic/organic.table.ts';
import type { Services } from '../../services.ts';
import type { RawRequest } from '../clients/request.ts';
import type { CompanyRows } from './company-samples.ts';

/** Rows of websites for sample requests. */
export interface WebsiteRows {
  websiteCompetitorId: number;
}

/** A measured day of the website's keyword, beside a competitor. */
export async function makeWebsiteRows(
  { database, now }: Services,
  { companyId }: { companyId: number },
  { websiteId, websiteKeywordId, searchLocationId }: CompanyRows,
): Promise<WebsiteRows> {
  const { queries } = database;
  const day = new Date(now().getTime() - 86_400_000).toISOString().slice(0, 10);
  const keyword = { companyId, websiteId, searchLocationId, keywordId: websiteKeywordId, day };
  await ensureMonths(queries, organicMonthTables, day, day);
  const [competitor] = await queries
    .insert(websiteCompetitors)
    .values({ companyId, websiteId, url: 'https://sowa.test/', host: 'sowa.test', createdAt: now() })
    .returning({ id: websiteCompetitors.id });
  const websiteCompetitorId = competitor?.id ?? 0;
  await queries
    .insert(organicDays)
    .values({ ...keyword, position: 4, url: 'https://lipa.test/menu', absolute: 6, above: ['local_pack'] });
  await queries
    .insert(organicTotals)
    .values({ companyId, websiteId, day, lookups: 1, found: 1, sum: 4, top3: 0 });
  await queries.insert(organicLatest).values({ ...keyword, ahead: ['przewodnik.test', 'sowa.test'] });
  await queries
    .insert(organicCompetitorDays)
    .values({ ...keyword, competitorId: websiteCompetitorId, position: 2 });
  return { websiteCompetitorId };
}

export function websiteSamples({
  websiteId,
  searchLocationId,
  websiteCompetitorId,
}: WebsiteRows & CompanyRows): Record<string, RawRequest> {
  const ofWebsite = { params: { id: websiteId } };
  const query = { website: websiteId, search_location: searchLocationId, keyword: 'kawa' };
  return {
    listOrganicResults: { query },
    getOrganicCompetition: { query: { ...query, website_competition: String(websiteCompetitorId) } },
    checkWebsite: ofWebsite,
    listWebsiteCompetitors: ofWebsite,
    createWebsiteCompetitor: { ...ofWebsite, body: { url: 'https://przewodnik.test' } },
    deleteWebsiteCompetitor: { params: { id: websiteId, competitor_id: websiteCompetitorId } },
  };
}
