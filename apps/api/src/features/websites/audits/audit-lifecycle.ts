import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import {
  type AuditProblem,
  auditStatuses,
  daysBetweenAudits,
} from '@pinfold/contract/features/websites/quality-audit';
import { type Queryable, rows } from '../../../database/database.ts';
import type { Job } from '../../../jobs/define-job.ts';
import type { PageAudit } from '../../../providers/pagespeed/read-lighthouse.ts';
import type { Services } from '../../../services.ts';
import type { CompanyWebsite } from '../../../website-listeners.ts';
import { websiteAudits } from './audits.table.ts';

/** An audit that is to be made. */
export interface AuditToRun extends CompanyWebsite {
  auditId: number;
  /** Once the page could not be audited: the next time decides. */
  isSecondTry?: boolean;
}

/** What the auditor has to know. */
export interface ClaimedAudit {
  url: string;
  country: string;
}

/** The job that makes an audit, for code that adds one. */
export const auditRun = {
  name: 'audit-website',
  subject: ({ companyId, auditId }) => `${companyId}/${auditId}`,
} satisfies Pick<Job<AuditToRun>, 'name' | 'subject'>;

const open = [auditStatuses.pending, auditStatuses.inProgress];

const isOpen = inArray(websiteAudits.status, open);

const ofAudit = ({ companyId, auditId }: AuditToRun) =>
  and(eq(websiteAudits.companyId, companyId), eq(websiteAudits.id, auditId), isOpen);

/** Hours until an audit that failed for the auditor's own trouble is made again. */
const hoursAfterTrouble = 6;

/** Until when an audit `a` that has ended is enough: a week, or hours where the auditor gave no result. */
export const auditSuffices: SQL = sql`case
  when a.problem in ('auditor_refused', 'auditor_silent') then
    least(a.created_at + interval '${sql.raw(String(daysBetweenAudits * 24))} hours',
      a.ended_at + interval '${sql.raw(String(hoursAfterTrouble))} hours')
  else a.created_at + interval '${sql.raw(String(daysBetweenAudits * 24))} hours' end`;

/** Adds an audit, unless one of the website is under way. Returns its id; undefined where none was added. */
export async function startAudit(
  { jobs, live, now }: Pick<Services, 'jobs' | 'live' | 'now'>,
  tx: Queryable,
  { companyId, websiteId }: CompanyWebsite,
  requestedBy?: number,
): Promise<number | undefined> {
  const moment = now();
  const [added] = await tx
    .insert(websiteAudits)
    .values({
      companyId,
      websiteId,
      requestedBy: requestedBy ?? null,
      createdAt: moment,
      dueAt: moment,
    })
    .onConflictDoNothing()
    .returning({ id: websiteAudits.id });
  if (!added) return undefined;
  await jobs.enqueue(tx, auditRun, [{ payload: { companyId, websiteId, auditId: added.id } }]);
  await live.publish(tx, companyId, { topic: 'websites', ids: [websiteId] });
  return added.id;
}

/** Has a new website audited at once, where its company has audits at all. */
export async function auditNewWebsite(
  services: Pick<Services, 'jobs' | 'live' | 'now' | 'pageSpeed'>,
  tx: Queryable,
  website: CompanyWebsite,
): Promise<void> {
  if (!services.pageSpeed.isConnected) return;
  const watching = await rows(
    tx,
    sql`select from companies where id = ${website.companyId} and not ('monitoring' = any(disabled_modules))`,
  );
  if (watching.length > 0) await startAudit(services, tx, website);
}

/** Takes an audit that has not ended; undefined where it has, or where its website is gone. */
export async function claimAudit(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { companyId, auditId }: AuditToRun,
): Promise<ClaimedAudit | undefined> {
  const [claimed] = await rows<ClaimedAudit>(
    database.queries,
    sql`update website_audits a set status = ${auditStatuses.inProgress}, due_at = ${now().toISOString()}::timestamptz
        from websites w join companies c on c.id = w.company_id
        where a.company_id = ${companyId} and a.id = ${auditId} and a.status in ${open}
          and w.company_id = a.company_id and w.id = a.website_id
        returning w.url, c.country`,
  );
  return claimed;
}

/** Notes until when a claimed audit waits. */
export async function postponeAudit(services: Services, audit: AuditToRun, until: Date): Promise<void> {
  await writeAudit(services, audit, { status: auditStatuses.pending, dueAt: until });
}

/** Writes that an audit has failed, and why. */
export async function failAudit(services: Services, audit: AuditToRun, problem: AuditProblem): Promise<void> {
  const { failed: status } = auditStatuses;
  await writeAudit(services, audit, { status, problem, endedAt: services.now() });
}

/** Writes what an audit has found, and which findings of the one before are fixed. */
export async function settleAudit(services: Services, audit: AuditToRun, found: PageAudit): Promise<void> {
  const { database, now } = services;
  const before = await lastFindings(database.queries, audit);
  await writeAudit(services, audit, { ...foundColumns(found, before), endedAt: now() });
}

/** The columns of an audit that ended well. */
export function foundColumns(
  { scores, passed, ...found }: PageAudit,
  before: PageAudit['findings'],
): Omit<Partial<typeof websiteAudits.$inferInsert>, 'companyId' | 'websiteId' | 'id'> {
  const { best_practices: bestPractices, ...otherScores } = scores;
  const passes = new Set(passed);
  const fixed = before
    .filter(({ id }) => passes.has(id))
    .map(({ id, category, title }) => ({ id, category, title }));
  return { status: auditStatuses.done, problem: null, ...found, ...otherScores, bestPractices, fixed };
}

/** Deletes the audits of a website that was removed. */
export async function deleteAudits(tx: Queryable, { companyId, websiteId }: CompanyWebsite): Promise<void> {
  await tx
    .delete(websiteAudits)
    .where(and(eq(websiteAudits.companyId, companyId), eq(websiteAudits.websiteId, websiteId)));
}

/** Of two workers that made one audit, because the first was taken for dead, the second changes nothing. */
async function writeAudit(
  { database, live }: Services,
  audit: AuditToRun,
  change: Partial<typeof websiteAudits.$inferInsert>,
): Promise<void> {
  const { companyId, websiteId } = audit;
  await database.queries.transaction(async (tx) => {
    const written = await tx
      .update(websiteAudits)
      .set(change)
      .where(ofAudit(audit))
      .returning({ id: websiteAudits.id });
    if (written.length > 0) await live.publish(tx, companyId, { topic: 'websites', ids: [websiteId] });
  });
}

async function lastFindings(queries: Queryable, { companyId, websiteId }: AuditToRun) {
  const [last] = await queries
    .select({ findings: websiteAudits.findings })
    .from(websiteAudits)
    .where(
      and(
        eq(websiteAudits.companyId, companyId),
        eq(websiteAudits.websiteId, websiteId),
        eq(websiteAudits.status, auditStatuses.done),
      ),
    )
    .orderBy(desc(websiteAudits.createdAt))
    .limit(1);
  return last?.findings ?? [];
}
