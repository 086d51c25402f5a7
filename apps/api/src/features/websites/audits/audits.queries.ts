import { and, desc, eq, getTableColumns, gte, lte, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { qualityBand } from '@pinfold/contract/features/listings/quality/quality-band';
import {
  auditScore,
  type AuditScores,
  auditStatuses,
} from '@pinfold/contract/features/websites/quality-audit';
import type {
  getLastQualityAudit,
  QualityAudit,
  QualityAuditDetails,
} from '@pinfold/contract/features/websites/quality-audits.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { type Queryable, rows } from '../../../database/database.ts';
import { countRows, limitToPage, type PageOf, type Paging } from '../../../database/page-of.ts';
import { translate } from '../../../i18n/i18n.ts';
import type { Services } from '../../../services.ts';
import type { CompanyWebsite } from '../../../website-listeners.ts';
import type { Member } from '../../company/member.ts';
import { requireWebsite } from '../../company/websites/websites.queries.ts';
import { auditSuffices } from './audit-lifecycle.ts';
import { websiteAudits } from './audits.table.ts';

type AuditRow = typeof websiteAudits.$inferSelect;

/** Of lists, which would be long with all that was found. */
const {
  findings: _findings,
  fixed: _fixed,
  warnings: _warnings,
  finalUrl: _finalUrl,
  ...listColumns
} = getTableColumns(websiteAudits);

type ListedRow = Omit<AuditRow, 'findings' | 'fixed' | 'warnings' | 'finalUrl'>;

/** The last audit of a website that ended well, and what has become of a later one. */
export async function lastAuditOf(
  { database, pageSpeed }: Pick<Services, 'database' | 'pageSpeed'>,
  member: Member,
  websiteId: number,
  language: Language,
): Promise<z.input<(typeof getLastQualityAudit)['response']>> {
  const { queries } = database;
  await requireWebsite(queries, member, websiteId);
  const website = { companyId: member.companyId, websiteId };
  const [newest] = await newestAudits(queries, ofWebsite(website)).limit(1);
  const [done] = await queries
    .select()
    .from(websiteAudits)
    .where(and(ofWebsite(website), eq(websiteAudits.status, auditStatuses.done)))
    .orderBy(...newestFirst)
    .limit(1);
  const isPlanned = pageSpeed.isConnected && newest !== undefined && newest.endedAt !== null;
  return {
    is_configured: pageSpeed.isConnected,
    audit: done ? detailsOf(done, language) : null,
    later: newest && newest.id !== done?.id ? toWire(newest, language) : null,
    next_at: isPlanned ? await nextAuditAt(queries, website) : null,
  };
}

/** Audits of a website between two moments, both included; the newest first. */
export async function listAuditsOf(
  queries: Queryable,
  member: Member,
  websiteId: number,
  search: Paging & { created_at__gte?: string | undefined; created_at__lte?: string | undefined },
  language: Language,
): Promise<PageOf<QualityAudit>> {
  const { created_at__gte: from, created_at__lte: to, ...paging } = search;
  await requireWebsite(queries, member, websiteId);
  const where = and(
    ofWebsite({ companyId: member.companyId, websiteId }),
    from === undefined ? undefined : gte(websiteAudits.createdAt, new Date(from)),
    to === undefined ? undefined : lte(websiteAudits.createdAt, new Date(to)),
  );
  const found = await limitToPage(newestAudits(queries, where), paging);
  return {
    count: await countRows(queries, websiteAudits, where),
    results: found.map((row) => toWire(row, language)),
  };
}

/** The newest audit of a website, whatever its state. */
export async function readNewestAudit(
  queries: Queryable,
  website: CompanyWebsite,
  language: Language,
): Promise<QualityAudit | undefined> {
  const [newest] = await newestAudits(queries, ofWebsite(website)).limit(1);
  return newest && toWire(newest, language);
}

function ofWebsite({ companyId, websiteId }: CompanyWebsite): SQL | undefined {
  return and(eq(websiteAudits.companyId, companyId), eq(websiteAudits.websiteId, websiteId));
}

function newestAudits(queries: Queryable, where: SQL | undefined) {
  return queries
    .select(listColumns)
    .from(websiteAudits)
    .where(where)
    .orderBy(...newestFirst)
    .$dynamic();
}

const newestFirst = [desc(websiteAudits.createdAt), desc(websiteAudits.id)];

function scoresOf({ performance, accessibility, bestPractices, seo }: ListedRow): AuditScores {
  return { performance, accessibility, best_practices: bestPractices, seo };
}

function toWire(row: ListedRow, language: Language): QualityAudit {
  const scores = scoresOf(row);
  const score = auditScore(scores);
  return {
    id: row.id,
    status: row.status,
    is_requested: row.requestedBy !== null,
    created_at: row.createdAt.toISOString(),
    due_at: row.status === auditStatuses.pending ? row.dueAt.toISOString() : null,
    measured_at: row.measuredAt?.toISOString() ?? null,
    score,
    band: score === null ? null : qualityBand(score),
    scores,
    metrics: row.metrics,
    engine_version: row.engineVersion,
    problem: row.problem && {
      code: row.problem,
      detail: translate(language, `audit_faults.${row.problem}`),
    },
  };
}

function detailsOf(row: AuditRow, language: Language): QualityAuditDetails {
  const { finalUrl: final_url, warnings, findings, fixed } = row;
  return { ...toWire(row, language), final_url, warnings, findings, fixed };
}

/** When the audits of a website that have ended are no longer enough, which is when the next one is planned. */
async function nextAuditAt(
  queries: Queryable,
  { companyId, websiteId }: CompanyWebsite,
): Promise<string | null> {
  const [found] = await rows<{ at: Date | string | null }>(
    queries,
    sql`select max(${auditSuffices}) as at from website_audits a
        where a.company_id = ${companyId} and a.website_id = ${websiteId}`,
  );
  return found?.at ? new Date(found.at).toISOString() : null;
}
