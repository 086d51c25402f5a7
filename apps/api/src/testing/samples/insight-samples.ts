import { insightMetrics, perMetric } from '@pinfold/contract/features/insights/insight-metrics';
import { monthOf, monthsLater } from '@pinfold/contract/period';
import { ensureMonths } from '../../database/ensure-months.ts';
import { storeInsightDays } from '../../features/insights/collect/store-insight-days.ts';
import { storeInsightKeywords } from '../../features/insights/collect/store-insight-keywords.ts';
import { insightMonthTables, insightReads } from '../../features/insights/insights.table.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import { planted } from './planted.ts';
import type { SampleMember } from './sample-company.ts';

/** A day of each location that can be asked for, and a month of keywords, one of which only the second has. */
export async function makeInsightRows(
  { services }: Pick<TestApi, 'services'>,
  { companyId, locationIds }: SampleMember,
): Promise<void> {
  const { queries } = services.database;
  const readAt = services.now();
  const today = readAt.toISOString().slice(0, 10);
  const day = new Date(readAt.getTime() - 16 * 86_400_000).toISOString().slice(0, 10);
  const month = monthsLater(today, -1);
  await ensureMonths(queries, insightMonthTables, monthOf(day) < month ? monthOf(day) : month, today);
  const kawa = { keyword: 'kawa', value: 120, threshold: null };
  const hidden = { keyword: `kawa ${planted}`, value: null, threshold: 15 };
  for (const [index, locationId] of locationIds.entries()) {
    await queries.insert(insightReads).values({ companyId, locationId, readAt, firstDay: day });
    await queries.transaction(async (tx) => {
      await storeInsightDays(tx, companyId, locationId, [
        { day, counts: perMetric(insightMetrics, () => 60 + index) },
      ]);
      await storeInsightKeywords(tx, companyId, locationId, month, index === 0 ? [kawa] : [kawa, hidden]);
    });
  }
}

export function insightSamples(): Record<string, RawRequest> {
  return {
    getInsights: { body: { preset: 'last_30_days', compare: 'previous_term' } },
    listInsightKeywords: { body: { search: 'kaw' } },
    exportInsights: { body: { preset: 'last_30_days' } },
  };
}
