import { and, eq } from 'drizzle-orm';
import { auditStatuses, daysBetweenAudits } from '@pinfold/contract/features/websites/quality-audit';
import { companies } from '../features/company/company.table.ts';
import { websites } from '../features/company/websites/websites.table.ts';
import { foundColumns } from '../features/websites/audits/audit-lifecycle.ts';
import { textLanguage } from '../features/websites/audits/audit-website.job.ts';
import { websiteAudits } from '../features/websites/audits/audits.table.ts';
import { type PageFinding, readLighthouse } from '../providers/pagespeed/read-lighthouse.ts';
import type { Services } from '../services.ts';

/** What the sandbox's PageSpeed Insights found on a page at a moment. */
export type AuditPage = (page: {
  url: string;
  at: number;
  locale: string;
  categories: readonly ('performance' | 'accessibility' | 'best-practices' | 'seo')[];
}) => object;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Audits of a quarter, a week apart; the last one so recent that the next is not due yet. */
const weeks = 13;
const lastDaysAgo = 2;

/** The week in which the demo's second website did not answer. */
const failedWeek = 5;

const day = 86_400_000;

type AuditValues = typeof websiteAudits.$inferInsert;

/** Audits a company's websites for the quarter that is past, as the weekly job would have. */
export async function seedAudits(
  { database, now }: Pick<Services, 'database' | 'now'>,
  companyId: number,
  auditPage: AuditPage,
): Promise<void> {
  const { queries } = database;
  const sites = await queries
    .select({ id: websites.id, url: websites.url, country: companies.country })
    .from(websites)
    .innerJoin(companies, eq(companies.id, websites.companyId))
    .where(eq(websites.companyId, companyId))
    .orderBy(websites.id);
  for (const [index, { id, url, country }] of sites.entries()) {
    let before: PageFinding[] = [];
    const audits: AuditValues[] = [];
    for (let week = weeks - 1; week >= 0; week -= 1) {
      const at = now().getTime() - (lastDaysAgo + week * daysBetweenAudits) * day + index * 420_000;
      const ended = { endedAt: new Date(at + 40_000) };
      const begun = { companyId, websiteId: id, createdAt: new Date(at), dueAt: new Date(at), ...ended };
      if (index === 1 && week === failedWeek) {
        audits.push({ ...begun, status: auditStatuses.failed, problem: 'page_unreachable' });
        continue;
      }
      const lighthouseResult = auditPage({ url, at, locale: textLanguage(country), categories });
      const found = readLighthouse({ lighthouseResult });
      if (typeof found !== 'object') throw new Error(`the sandbox cannot audit ${url}`);
      audits.push({ ...begun, ...foundColumns(found, before) });
      before = found.findings;
    }
    const [first] = audits;
    if (!first) continue;
    await queries.insert(websiteAudits).values(audits);
    await queries
      .update(websites)
      .set({ createdAt: first.createdAt })
      .where(and(eq(websites.companyId, companyId), eq(websites.id, id)));
  }
}
