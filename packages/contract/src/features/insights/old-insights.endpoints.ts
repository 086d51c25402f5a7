import * as z from 'zod';
import { dayText } from '../../day-text.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { FileExport } from '../listings/export/exports.endpoints.ts';
import { LocationSummary } from '../listings/locations.endpoints.ts';
import { perMetric } from './insight-metrics.ts';
import { insightReads, mostInsightFacilities, workbookOnly } from './insights.endpoints.ts';
import { oldInsightMetrics } from './old-insights.ts';

const OldInsightTotals = z
  .object(perMetric(oldInsightMetrics, () => z.int().nullable()))
  .meta({ id: 'OldInsightTotals', description: 'Figures of a period; null where nothing is known.' });

/** What people did on profiles, as Google counted until 2023. */
export const OldInsights = z
  .object({
    date_from: z.iso.date(),
    date_to: z.iso.date(),
    dates: z.array(z.iso.date()).describe('Every day of the period, oldest first.'),
    metrics: z
      .object(perMetric(oldInsightMetrics, () => z.array(z.int().nullable())))
      .describe('Figures of each of `dates`; null where nothing is known.'),
    totals: OldInsightTotals,
    facilities: z
      .array(z.object({ facility: LocationSummary, totals: OldInsightTotals }))
      .max(mostInsightFacilities)
      .describe('Locations of which something is known, the most views first; the first hundred.'),
    facilities_count: z.int().describe('All locations of which something is known.'),
  })
  .meta({ id: 'OldInsights' });
export type OldInsights = z.infer<typeof OldInsights>;

const OldInsightSearch = z
  .object({
    date_from: dayText(),
    date_to: dayText().describe('The last day, included; 2023-03-30 at the latest.'),
    facilities_ids: z.array(Id).max(10_000).optional().describe('Left out: all locations.'),
    groups: z.array(Id).max(500).optional().describe('Locations of any of these groups.'),
  })
  .meta({ id: 'OldInsightSearch' });

export const getOldInsights = defineEndpoint({
  id: 'getOldInsights',
  method: 'post',
  path: '/old-insights/',
  summary: 'Searches, views and actions until 30 March 2023, when Google ended these figures',
  access: insightReads,
  body: OldInsightSearch,
  response: OldInsights,
  problems: ['period_invalid'],
});

export const exportOldInsights = defineEndpoint({
  id: 'exportOldInsights',
  method: 'post',
  path: '/old-insights/export/',
  summary: 'A workbook of the former insights: summary, days, locations, definitions',
  access: { ...insightReads, embed: 'never' },
  query: workbookOnly,
  body: OldInsightSearch,
  response: FileExport,
  status: 202,
  problems: ['period_invalid', 'export_empty', 'too_busy'],
});
