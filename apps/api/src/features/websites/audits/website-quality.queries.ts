import { sql } from 'drizzle-orm';
import {
  auditScore,
  type AuditProblem,
  type AuditScores,
  auditStatuses,
  isAuditCurrent,
  websiteQuality,
} from '@pinfold/contract/features/websites/quality-audit';
import { type Queryable, rows } from '../../../database/database.ts';
import { dateOf, type Moment } from '../../../database/moments.ts';

/** The quality of a company's websites at a moment. */
export interface WebsiteQuality {
  /** From 0 to 100, not rounded; null where no website has a current audit. */
  value: number | null;
  /** When the oldest audit was made that counts. */
  measuredAt: Date | null;
  sites: SiteQuality[];
  /** Why an audit has failed, where the newest one of a website has. */
  failure: AuditProblem | null;
}

/** The quality of one website at a moment. */
interface SiteQuality {
  websiteId: number;
  name: string;
  /** Null without a current audit. */
  value: number | null;
  scores: AuditScores;
  /** Of the last audit that ended well, however old. */
  measuredAt: Date | null;
  /** An audit is under way. */
  isWaiting: boolean;
  failure: AuditProblem | null;
}

/** Returns how good a company's websites were at a moment, by the audits that had ended by then. */
export async function websiteQualityOf(
  queries: Queryable,
  companyId: number,
  at: Date,
): Promise<WebsiteQuality> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  const found = await rows<SiteRow>(
    queries,
    sql`select w.id::int8 as id, w.name, done.measured_at, done.performance, done.accessibility, done.best_practices,
          done.seo, newest.problem, coalesce(newest.is_waiting, false) as is_waiting
        from websites w
        left join lateral (
          select * from website_audits a
          where a.company_id = w.company_id and a.website_id = w.id and a.status = ${auditStatuses.done}
            and a.measured_at <= ${moment}
          order by a.created_at desc limit 1) done on true
        left join lateral (
          select a.ended_at is null or a.ended_at > ${moment} as is_waiting,
            case when a.ended_at <= ${moment} then a.problem end as problem
          from website_audits a
          where a.company_id = w.company_id and a.website_id = w.id and a.created_at <= ${moment}
          order by a.created_at desc limit 1) newest on true
        where w.company_id = ${companyId} and w.created_at <= ${moment}
        order by w.id`,
  );
  const sites = found.map((row) => siteOf(row, at));
  return {
    ...websiteQuality(
      sites.map(({ value, measuredAt }) => ({ score: value, measuredAt })),
      at,
    ),
    sites,
    failure: sites.find(({ failure }) => failure !== null)?.failure ?? null,
  };
}

interface SiteRow extends AuditScores {
  id: number;
  name: string;
  measured_at: Moment | null;
  problem: AuditProblem | null;
  is_waiting: boolean;
}

function siteOf(row: SiteRow, at: Date): SiteQuality {
  const { performance, accessibility, best_practices, seo } = row;
  const scores = { performance, accessibility, best_practices, seo };
  const measuredAt = dateOf(row.measured_at) ?? null;
  return {
    websiteId: row.id,
    name: row.name,
    value: measuredAt !== null && isAuditCurrent(measuredAt, at) ? auditScore(scores) : null,
    scores,
    measuredAt,
    isWaiting: row.is_waiting,
    failure: row.problem,
  };
}
