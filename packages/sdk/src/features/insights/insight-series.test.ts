import { insightMetrics, type InsightMetric } from '@pinfold/contract/features/insights/insight-metrics';
import { describe, expect, it } from 'vitest';
import { insightGaps, insightSumSeries } from './insight-series.ts';
import { type InsightsCsvMessages, insightsCsv } from './insights-csv.ts';
import type { Insights } from './insights.queries.ts';

const dates = ['2026-09-01', '2026-09-02', '2026-09-03', '2026-09-04', '2026-09-05', '2026-09-06'];

function seriesOf(values: Partial<Insights['metrics']>, points = dates.length): Insights['metrics'] {
  return Object.fromEntries(
    insightMetrics.map((metric) => [metric, values[metric] ?? Array.from({ length: points }, () => null)]),
  ) as Record<InsightMetric, (number | null)[]>;
}

describe('MON-08 a series of insights', () => {
  it('keeps a gap apart from zero, and leaves out metrics that are unknown', () => {
    const metrics = seriesOf({
      views_mobile_maps: [10, 0, null, 20, 30, 40],
      views_desktop_maps: [5, 0, null, null, 10, 0],
      calls: [3, 0, null, 2, null, 10],
    });
    expect(insightSumSeries(metrics, 'views')).toEqual([15, 0, null, 20, 40, 40]);
    expect(insightSumSeries(metrics, 'actions')).toEqual([3, 0, null, 2, null, 10]);
    expect(insightSumSeries(metrics, 'conversion')).toEqual([0.2, null, null, 0.1, null, 0.25]);
  });

  it('tells neighbouring days of which too little is known as one, apart from those of which nothing is', () => {
    const known = [4, 0, 0, 1, 3, 4];
    const expected = [4, 4, 4, 4, 4, 4];
    expect(insightGaps({ dates, known, expected })).toEqual([
      { from: '2026-09-02', to: '2026-09-03', share: 0 },
      { from: '2026-09-04', to: '2026-09-05', share: 0.5 },
    ]);
    expect(insightGaps({ dates: ['2026-09-01'], known: [0], expected: [0] })).toEqual([]);
  });

  it('is a file in which unknown is empty, and each line says how much is known', () => {
    const text = insightsCsv(
      {
        dates: ['2026-09-01', '2026-09-02'],
        known: [4, 0],
        expected: [4, 4],
        metrics: seriesOf({ views_mobile_maps: [3000, null], calls: [1, null] }, 2),
        compared: { date_from: '2026-08-30', date_to: '2026-08-31', dates: ['2026-08-30', '2026-08-31'] },
        before: { metrics: seriesOf({ views_mobile_maps: [0, 7] }, 2) },
      } as Insights,
      new Proxy({}, { get: (_none, name) => String(name) }) as InsightsCsvMessages,
    );
    const lines = text.trim().split(/\r?\n/).slice(-5);
    expect(lines[0]).toMatch(/period,date,views,actions,conversion,views_desktop_maps,.*,known,expected$/);
    expect(lines.slice(1)).toEqual([
      'now,2026-09-01,3000,1,0.0003,,,3000,,1,,,,,,,4,4',
      'now,2026-09-02,,,,,,,,,,,,,,,0,4',
      'before,2026-08-30,0,,,,,0,,,,,,,,',
      'before,2026-08-31,7,,,,,7,,,,,,,,',
    ]);
  });
});
