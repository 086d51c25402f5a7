import { expect, test } from 'vitest';
import { sortFindings } from './audit-findings.ts';
import { metricRating } from './audit-metrics.ts';

const finding = (id: string, weight: number, score: number) => ({
  id,
  category: 'performance' as const,
  title: id,
  value: '',
  weight,
  score,
});

test('MON-07 what a category lacks to 100 is shared by its findings, and advice costs nothing', () => {
  const findings = [finding('shift', 25, 0.8), finding('blocking', 30, 0.5), finding('advice', 0, 0)];
  const scores = { performance: 80, accessibility: 100, best_practices: 100, seo: 100 };
  const { costly, advice } = sortFindings({ findings, scores });
  expect(costly.map(({ id, cost }) => [id, Math.round(cost ?? 0)])).toEqual([
    ['blocking', 15],
    ['shift', 5],
  ]);
  expect(advice.map(({ id }) => id)).toEqual(['advice']);
  const unscored = sortFindings({ findings, scores: { ...scores, performance: null } });
  expect(unscored.costly.map(({ cost }) => cost)).toEqual([null, null]);
});

test('MON-07 metrics are judged by the thresholds of a telephone', () => {
  expect([2500, 2501, 4000, 4001].map((value) => metricRating('largest_contentful_paint_ms', value))).toEqual(
    ['good', 'needs_work', 'needs_work', 'poor'],
  );
});
