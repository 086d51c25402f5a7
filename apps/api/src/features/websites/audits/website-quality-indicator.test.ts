import { expect, test } from 'vitest';
import { valueOfPieces } from '@pinfold/contract/features/dashboard/indicator';
import { auditScore, type AuditScores } from '@pinfold/contract/features/websites/quality-audit';
import { categoryPieces } from './website-quality-indicator.ts';

function site(scores: AuditScores, value = auditScore(scores)) {
  return { websiteId: 1, name: 'lipa.pl', value, scores, measuredAt: null, isWaiting: false, failure: null };
}

test('MON-01 categories of audits are the pieces of their websites’ quality, however many of them were measured', () => {
  const fast = site({ performance: 90, accessibility: 80, best_practices: 100, seo: null });
  const slow = site({ performance: 20, accessibility: 70, best_practices: 60, seo: 50 });
  const old = site({ performance: 1, accessibility: 1, best_practices: 1, seo: 1 }, null);
  const pieces = categoryPieces({ sites: [fast, slow, old] });
  expect(pieces.map(({ key }) => key)).toEqual(['performance', 'accessibility', 'best_practices', 'seo']);
  expect(valueOfPieces(pieces)).toBeCloseTo((90 + 50) / 2, 9);
  expect(categoryPieces({ sites: [] })).toEqual([]);
});
