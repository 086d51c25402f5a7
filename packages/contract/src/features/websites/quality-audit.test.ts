import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  auditCategories,
  auditScore,
  auditStaleDays,
  type AuditScores,
  scoreChange,
  websiteQuality,
} from './quality-audit.ts';

const points = fc.option(fc.integer({ min: 0, max: 100 }));
const scores = fc.record({
  performance: points,
  accessibility: points,
  best_practices: points,
  seo: points,
}) as fc.Arbitrary<AuditScores>;
const at = new Date('2031-03-12T09:00:00Z');
const daysAgo = (days: number) => new Date(at.getTime() - days * 86_400_000);

test('MON-07 the score of an audit is the mean of its categories, and one that was not measured is not a 0', () => {
  expect(auditScore({ performance: 40, accessibility: 90, best_practices: 80, seo: 100 })).toBe(77.5);
  expect(auditScore({ performance: null, accessibility: 90, best_practices: 80, seo: 100 })).toBe(90);
  expect(auditScore({ performance: 0, accessibility: 0, best_practices: 0, seo: 0 })).toBe(0);
  fc.assert(
    fc.property(scores, (given) => {
      const known = auditCategories.map((category) => given[category]).filter((one) => one !== null);
      const score = auditScore(given);
      if (known.length === 0) expect(score).toBeNull();
      else {
        expect(score).toBeGreaterThanOrEqual(Math.min(...known));
        expect(score).toBeLessThanOrEqual(Math.max(...known));
      }
    }),
  );
});

test('MON-07 the quality of websites is that of the sites with a current audit, since the oldest of them', () => {
  const [fresh, old] = [daysAgo(1), daysAgo(auditStaleDays)];
  const sites = [
    { score: 80, measuredAt: fresh },
    { score: 60, measuredAt: old },
    { score: 0, measuredAt: daysAgo(auditStaleDays + 1) },
    { score: null, measuredAt: fresh },
    { score: null, measuredAt: null },
  ];
  expect(websiteQuality(sites, at)).toEqual({ value: 70, measuredAt: old });
  expect(websiteQuality(sites.slice(2), at)).toEqual({ value: null, measuredAt: null });
  expect(websiteQuality([{ score: 80, measuredAt: new Date(at.getTime() + 1) }], at).value).toBeNull();
});

test.each([
  [[64, 66], { trend: 'same', from: 66, step: -2 }],
  [[60, 66], { trend: 'lower_once', from: 66, step: -6 }],
  // The second low audit in a row is compared with what was before the first.
  [[61, 60, 66], { trend: 'same', from: 66, step: -5 }],
  [[58, 60, 66], { trend: 'worse', from: 66, step: -8 }],
  [[58, 60, null, 66], { trend: 'worse', from: 66, step: -8 }],
  [[66, 50, 66], { trend: 'same', from: 66, step: 0 }],
  [[72, 66], { trend: 'better', from: 66, step: 6 }],
  [[null, 66], undefined],
  [[66, null], undefined],
])('MON-07 scores %j are compared beyond the noise', (values, change) => {
  expect(scoreChange(values.map((value) => ({ value, engineVersion: '13.1.0' })))).toEqual(change);
});

test('MON-07 a score of another version of the auditor is neither better nor worse', () => {
  const scored = (value: number, engineVersion: string) => ({ value, engineVersion });
  expect(scoreChange([scored(50, '13.1.0'), scored(70, '13.0.0')])?.trend).toBe('new_engine');
  expect(scoreChange([scored(69, '13.1.0'), scored(70, '13.0.0')])?.trend).toBe('same');
});
