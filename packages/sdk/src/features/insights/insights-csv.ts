import { csvText } from '@pinfold/contract/csv-text';
import { insightMetrics, type InsightMetric } from '@pinfold/contract/features/insights/insight-metrics';
import type { Language } from '@pinfold/contract/languages';
import { type InsightShow, insightShows, insightSumSeries } from './insight-series.ts';
import type { Insights } from './insights.queries.ts';

/** Headings of a file of insights, and what it calls the two periods. */
export type InsightsCsvMessages = Readonly<
  Record<InsightMetric | InsightShow | 'period' | 'date' | 'known' | 'expected' | 'now' | 'before', string>
>;

/**
 * Insights as a spreadsheet in this language reads them, a line for each point of both periods. What is unknown is empty,
 * never 0; `known` of `expected` tells how many days of locations a line is made of.
 *
 * @example
 * ```ts
 * const text = insightsCsv(insights, insightHeadings, 'en');
 * ```
 */
export function insightsCsv(
  insights: Insights,
  messages: InsightsCsvMessages,
  language: Language = 'en',
): string {
  const columns = [...insightShows, ...insightMetrics];
  const { dates, metrics, compared, before, known, expected } = insights;
  const lines = (period: string, days: readonly string[], part: Insights['metrics']) => {
    const sums = insightShows.map((show) => insightSumSeries(part, show));
    return days.map((day, index) => [
      period,
      day,
      ...sums.map((values) => rounded(values[index] ?? null)),
      ...insightMetrics.map((metric) => part[metric][index] ?? null),
    ]);
  };
  return csvText(
    [
      [
        messages.period,
        messages.date,
        ...columns.map((one) => messages[one]),
        messages.known,
        messages.expected,
      ],
      ...lines(messages.now, dates, metrics).map((line, index) => [
        ...line,
        known[index] ?? null,
        expected[index] ?? null,
      ]),
      ...(compared && before ? lines(messages.before, compared.dates, before.metrics) : []),
    ],
    language,
  );
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10_000) / 10_000;
}
