import * as z from 'zod';
import { type OldInsightMetric, oldInsightMetrics } from '@pinfold/contract/features/insights/old-insights';
import { idList } from '../../../database/int8.ts';
import { defineExport } from '../../../exports/define-export.ts';
import { linesInBatches, readOnce } from '../../../exports/sheet-lines.ts';
import { labels } from '../../../i18n/i18n.ts';
import type { Services } from '../../../services.ts';
import {
  archivedDays,
  archivedLocations,
  archivedTotals,
  type ArchiveSource,
} from '../../listings/archived-figures.ts';
import { locationSummaries } from '../../listings/location-rows.ts';
import {
  daysSheet,
  definitionsSheet,
  type FigureColumns,
  locationLine,
  locationsSheet,
  sumColumn,
  summarySheet,
} from '../export/insight-sheets.ts';
import { oldInsightArchive } from './old-insights.queries.ts';

/** Locations that are read at once. */
const chunk = 500;

/** Writes a workbook of the former insights. */
export const writeOldInsightExport = defineExport({
  kind: 'old_insights',
  name: 'write-old-insight-export',
  request: z.object({ date_from: z.string(), date_to: z.string(), facilities_ids: z.array(z.number()) }),
  open(services, { companyId, language }, { date_from: from, date_to: to, facilities_ids: ids }) {
    const { queries } = services.database;
    const { metrics: texts, mailSubject } = labels(language, 'old_insight_export');
    const columns: FigureColumns<OldInsightMetric> = { language, figures: oldInsightMetrics, texts };
    const source = { companyId, period: { from, to }, locationIds: idList(ids) };
    const readDays = readOnce(() => archivedDays(queries, oldInsightArchive, source));
    const total = sumColumn(labels(language, 'insight_export').columns.total, source.period);
    return {
      sheets: [
        summarySheet(columns, [total], async () => {
          const totals = archivedTotals(oldInsightArchive, await readDays());
          return (metric) => [totals[metric]];
        }),
        daysSheet(columns, readDays),
        locationsSheet(
          columns,
          linesInBatches(ids, chunk, (some) => readLines(services, columns, source, some)),
        ),
        definitionsSheet(columns),
      ],
      mail: { subject: mailSubject, path: '/users-behavior-archive' },
    };
  },
});

async function readLines(
  { database: { queries } }: Services,
  columns: FigureColumns<OldInsightMetric>,
  source: ArchiveSource,
  ids: readonly number[],
) {
  const [found, counted] = await Promise.all([
    locationSummaries(queries, source.companyId, ids),
    archivedLocations(queries, oldInsightArchive, { ...source, locationIds: idList(ids) }),
  ]);
  return counted.flatMap(({ id, counts }) => {
    const location = found.get(id);
    return location ? [locationLine(columns, location, counts)] : [];
  });
}
