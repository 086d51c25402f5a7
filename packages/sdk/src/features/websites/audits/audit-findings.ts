import { type AuditCategory, auditCategories } from '@pinfold/contract/features/websites/quality-audit';
import type { QualityAuditDetails } from './audits.queries.ts';

/** What an audit found wanting. */
export type AuditFinding = QualityAuditDetails['findings'][number];

/** What a category lacks to 100 beside what the findings in it cost: checks that are passed with less than full marks. */
export interface OtherCosts {
  category: AuditCategory;
  /** Whole, and one at least. */
  points: number;
}

/** Findings that cost points, the most expensive first, what is lost besides, and advice that costs none. */
export interface SortedFindings {
  costly: AuditFinding[];
  others: OtherCosts[];
  advice: AuditFinding[];
}

/** Sorts findings by what they cost; one of a category without a score costs an unknown number and comes last. */
export function sortFindings({
  findings,
  scores,
}: Pick<QualityAuditDetails, 'findings' | 'scores'>): SortedFindings {
  const others = auditCategories.flatMap((category): OtherCosts[] => {
    const score = scores[category];
    if (score === null) return [];
    const costs = findings.map((finding) => (finding.category === category ? (finding.points ?? 0) : 0));
    const points = Math.round(100 - score - costs.reduce((sum, cost) => sum + cost, 0));
    return points < 1 ? [] : [{ category, points }];
  });
  return {
    costly: findings
      .filter(({ points }) => points !== 0)
      .toSorted((one, other) => (other.points ?? 0) - (one.points ?? 0)),
    others,
    advice: findings.filter(({ points }) => points === 0),
  };
}
