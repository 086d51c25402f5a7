import type { AuditCategory } from '@pinfold/contract/features/websites/quality-audit';
import type { QualityAuditDetails } from './audits.queries.ts';

/** What an audit found wanting. */
export type AuditFinding = QualityAuditDetails['findings'][number];

/** A finding with the points that it takes from its category. */
export interface CostlyFinding extends AuditFinding {
  /** Not rounded; null where the category has no score. */
  cost: number | null;
}

/** Findings that cost points, the most expensive first, and advice that costs none. */
export interface SortedFindings {
  costly: CostlyFinding[];
  advice: AuditFinding[];
}

/**
 * Sorts findings by what they cost. A category is the mean of its checks by their weights, so what it lacks to 100 is
 * shared by its findings as each one lacks to its own full score.
 */
export function sortFindings({
  findings,
  scores,
}: Pick<QualityAuditDetails, 'findings' | 'scores'>): SortedFindings {
  const lacks = new Map<AuditCategory, number>();
  for (const finding of findings)
    lacks.set(finding.category, (lacks.get(finding.category) ?? 0) + lackOf(finding));
  const costly = findings
    .filter(({ weight }) => weight > 0)
    .map((finding): CostlyFinding => {
      const score = scores[finding.category];
      const all = lacks.get(finding.category) ?? 0;
      const cost = score === null || all === 0 ? null : (100 - score) * (lackOf(finding) / all);
      return { ...finding, cost };
    });
  return {
    costly: costly.toSorted((one, other) => (other.cost ?? 0) - (one.cost ?? 0)),
    advice: findings.filter(({ weight }) => weight === 0),
  };
}

function lackOf({ weight, score }: AuditFinding): number {
  return weight * (1 - score);
}
