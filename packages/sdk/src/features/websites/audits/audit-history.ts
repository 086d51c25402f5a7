import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import {
  auditCategories,
  type AuditCategory,
  auditStatuses,
} from '@pinfold/contract/features/websites/quality-audit';
import type { QualityAudit } from './audits.queries.ts';

/** Audits of a website over time, one of each day that has any. */
export interface AuditHistory {
  /** Days of the company as `YYYY-MM-DD`, oldest first. */
  dates: string[];
  /** One value for each date; null where nothing was measured, which is not a 0. */
  scores: Record<AuditCategory, (number | null)[]>;
  /** Days from which on another version of the auditor measures. */
  engines: { date: string; version: string }[];
  /** Days whose audits have all failed, with the reason of the last. */
  failures: { date: string; detail: string }[];
}

/** Returns the history of audits: of a day with several the last that ended well, and nothing of those under way. */
export function auditHistory(newestFirst: readonly QualityAudit[], timeZone: string): AuditHistory {
  const lasts = new Map<string, QualityAudit>();
  for (const audit of newestFirst.toReversed()) {
    if (audit.status < auditStatuses.done) continue;
    const { date } = localTime(new Date(audit.created_at), timeZone);
    const isFailedAfterDone =
      audit.status === auditStatuses.failed && lasts.get(date)?.status === auditStatuses.done;
    if (!isFailedAfterDone) lasts.set(date, audit);
  }
  const days = [...lasts].map(([date, last]) => ({ date, last }));
  const versions = days.flatMap(({ date, last }) =>
    last.engine_version ? [{ date, version: last.engine_version }] : [],
  );
  return {
    dates: days.map(({ date }) => date),
    scores: Object.fromEntries(
      auditCategories.map((category) => [category, days.map(({ last }) => last.scores[category])]),
    ) as AuditHistory['scores'],
    engines: versions.filter(({ version }, index) => index > 0 && versions[index - 1]?.version !== version),
    failures: days.flatMap(({ date, last }) => (last.problem ? [{ date, detail: last.problem.detail }] : [])),
  };
}
