/** What an audit measures, each from 0 to 100 (product spec, section 1). */
export const auditCategories = ['performance', 'accessibility', 'best_practices', 'seo'] as const;

/** One part of an audit of a website. */
export type AuditCategory = (typeof auditCategories)[number];

/** Null for a category that could not be measured, which is not the same as 0. */
export type AuditScores = Readonly<Record<AuditCategory, number | null>>;

/** State of an audit and its wire value, as scans of positions have them. */
export const auditStatuses = { pending: 1, inProgress: 2, done: 3, failed: 4 } as const;

export type AuditStatus = (typeof auditStatuses)[keyof typeof auditStatuses];

/**
 * Why an audit has failed: the address cannot be audited at all, no server has this name, the page could not be loaded,
 * it answered with an error, it showed nothing, the auditor refuses our calls, or it did not answer.
 */
export const auditProblems = [
  'address_unusable',
  'host_unknown',
  'page_unreachable',
  'page_error',
  'page_empty',
  'auditor_refused',
  'auditor_silent',
] as const;

/** Why an audit has failed. */
export type AuditProblem = (typeof auditProblems)[number];

/** How often members can ask for an audit of one website on one day of the company. */
export const auditsPerDay = 3;

/** Days between two audits of a website that nobody asked for. */
export const daysBetweenAudits = 7;

/** An older audit says nothing of a website any more. */
export const auditStaleDays = 45;

/** Points by which a score of an unchanged page differs between audits (github.com/GoogleChrome/lighthouse/issues/10772). */
export const auditNoise = 5;

/** A score of one audit, and what measured it. */
export interface MeasuredScore {
  /** Null where it could not be measured. */
  value: number | null;
  engineVersion: string | null;
}

/**
 * What has become of a score: `same` within the noise, `better`, `worse` in two audits in a row, `lower_once` as long as
 * the next audit may say otherwise, and `new_engine` where another version measured it.
 */
export type ScoreTrend = 'same' | 'better' | 'worse' | 'lower_once' | 'new_engine';

/** How a score differs from an earlier one. */
export interface ScoreChange {
  trend: ScoreTrend;
  /** The earlier score. */
  from: number;
  /** By how many points it is higher; below zero: lower. */
  step: number;
}

/**
 * Compares the newest of some scores with the one before; with the one before that where the last was low, so that a
 * single low audit counts neither as worse nor, once it is over, as better. Undefined without two that were measured.
 * @param scores the newest first
 */
export function scoreChange([newest, ...before]: readonly MeasuredScore[]): ScoreChange | undefined {
  const [last, former] = before.flatMap(({ value, engineVersion }) =>
    value === null ? [] : [{ value, engineVersion }],
  );
  if (!newest || newest.value === null || !last) return undefined;
  const wasLow = former !== undefined && last.value < former.value - auditNoise;
  const reference = wasLow ? former : last;
  const step = newest.value - reference.value;
  const trend = (): ScoreTrend => {
    if (Math.abs(step) <= auditNoise) return 'same';
    if (reference.engineVersion !== newest.engineVersion) return 'new_engine';
    if (step > 0) return 'better';
    return wasLow ? 'worse' : 'lower_once';
  };
  return { trend: trend(), from: reference.value, step };
}

/** The score of an audit: the mean of its categories that were measured; null where none was. Not rounded. */
export function auditScore(scores: AuditScores): number | null {
  return meanOfKnown(auditCategories.map((category) => scores[category]));
}

/** What is known of one website at a moment. */
export interface AuditedWebsite {
  /** Of the last audit that ended well. */
  score: number | null;
  /** When that was; null where there was none. */
  measuredAt: Date | null;
}

/** Whether an audit is recent enough to say something at a moment. */
export function isAuditCurrent(measuredAt: Date, at: Date): boolean {
  const age = at.getTime() - measuredAt.getTime();
  return age >= 0 && age <= auditStaleDays * 86_400_000;
}

/**
 * The quality of a company's websites at a moment: the mean over those with a current audit, and the moment of the oldest
 * of them. Null where no website has one. Not rounded.
 */
export function websiteQuality(
  websites: readonly AuditedWebsite[],
  at: Date,
): { value: number | null; measuredAt: Date | null } {
  const current = websites.flatMap(({ score, measuredAt }) =>
    score !== null && measuredAt !== null && isAuditCurrent(measuredAt, at) ? [{ score, measuredAt }] : [],
  );
  const moments = current.map(({ measuredAt }) => measuredAt.getTime());
  return {
    value: meanOfKnown(current.map(({ score }) => score)),
    measuredAt: moments.length === 0 ? null : new Date(Math.min(...moments)),
  };
}

function meanOfKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
