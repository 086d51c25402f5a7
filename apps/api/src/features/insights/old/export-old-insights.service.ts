import { oldInsightMetrics } from '@pinfold/contract/features/insights/old-insights';
import type { FileExport } from '@pinfold/contract/features/listings/export/exports.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { daysIn } from '@pinfold/contract/period';
import { enqueueFile } from '../../../exports/export-lifecycle.ts';
import { labels } from '../../../i18n/i18n.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { archivedLocations, type ArchiveSearch, archiveSource } from '../../listings/archived-figures.ts';
import { oldInsightArchive } from './old-insights.queries.ts';
import { writeOldInsightExport } from './write-old-insight-export.job.ts';

/**
 * Enqueues a workbook of the former insights of all locations of which something is known, those with the most views
 * first.
 * @throws Problem `period_invalid`, `export_empty` where nothing is known, or `too_busy`
 */
export async function exportOldInsightsOf(
  services: Services,
  member: Member,
  search: ArchiveSearch,
  language: Language,
): Promise<FileExport> {
  const source = archiveSource(oldInsightArchive, member, search);
  const found = await archivedLocations(services.database.queries, oldInsightArchive, source);
  if (found.length === 0) throw new Problem('export_empty');
  const { from, to } = source.period;
  return enqueueFile(
    services,
    member,
    {
      fileType: 'xlsx',
      language,
      name: labels(language, 'old_insight_export').filename,
      request: { date_from: from, date_to: to, facilities_ids: found.map(({ id }) => id) },
      // The summary and the definitions have a line a metric.
      total: 2 * oldInsightMetrics.length + daysIn(source.period) + found.length,
    },
    writeOldInsightExport,
  );
}
