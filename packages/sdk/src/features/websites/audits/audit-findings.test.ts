import type { AuditCategory } from '@pinfold/contract/features/websites/quality-audit';
import { expect, test } from 'vitest';
import { sortFindings } from './audit-findings.ts';
import { metricRating } from './audit-metrics.ts';

const finding = (id: string, points: number | null, category: AuditCategory = 'performance') => ({
  id,
  category,
  title: id,
  value: '',
  points,
  score: 0.5,
});

test('MON-07 the dearest comes first, what a category lacks besides is told, and advice costs nothing', () => {
  const { costly, others, advice } = sortFindings({
    findings: [
      finding('shift', 5),
      finding('blocking', 12.4),
      finding('advice', 0),
      finding('none', null, 'seo'),
    ],
    scores: { performance: 80, accessibility: 97, best_practices: 100, seo: null },
  });
  expect(costly.map(({ id }) => id)).toEqual(['blocking', 'shift', 'none']);
  expect(others).toEqual([
    { category: 'performance', points: 3 },
    { category: 'accessibility', points: 3 },
  ]);
  expect(advice.map(({ id }) => id)).toEqual(['advice']);
});

test('MON-07 metrics are judged by the thresholds of a telephone', () => {
  expect([2500, 2501, 4000, 4001].map((value) => metricRating('largest_contentful_paint_ms', value))).toEqual(
    ['good', 'needs_work', 'needs_work', 'poor'],
  );
});
