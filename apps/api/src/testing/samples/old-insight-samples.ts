import { lastOldInsightDay } from '@pinfold/contract/features/insights/old-insights';
import { oldInsightDays } from '../../features/insights/insights.table.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import type { SampleMember } from './sample-company.ts';

/** A day of the former insights of each location of samples. */
export async function makeOldInsightRows(
  { services }: TestApi,
  { companyId, locationIds }: SampleMember,
): Promise<void> {
  await services.database.queries
    .insert(oldInsightDays)
    .values(
      locationIds.map((locationId) => ({ companyId, locationId, day: lastOldInsightDay, views_maps: 7 })),
    );
}

export function oldInsightSamples(): Record<string, RawRequest> {
  const march = { date_from: '2023-03-01', date_to: lastOldInsightDay };
  return {
    getOldInsights: { body: march },
    exportOldInsights: { body: march },
  };
}
