import { latestKeywordsMonth } from '@pinfold/contract/features/insights/insight-days';
import type { FileExport } from '@pinfold/contract/features/listings/export/exports.endpoints';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { Language } from '@pinfold/contract/languages';
import { daysIn, monthOf, type Period } from '@pinfold/contract/period';
import { idList } from '../../../database/int8.ts';
import type { PeriodSearch } from '../../../database/series-period.ts';
import { enqueueFile } from '../../../exports/export-lifecycle.ts';
import { labels } from '../../../i18n/i18n.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { listRequestedIds, type LocationSearch } from '../../listings/requested-locations.ts';
import { insightFacilities } from '../read/insight-facilities.ts';
import type { InsightSource } from '../read/insight-rows.ts';
import { insightPeriodOf } from '../read/insights.queries.ts';
import { insightFigures } from './insight-figures.ts';
import { countKeywordLines } from './keyword-sheet.ts';
import { definedInsightFigures, writeInsightExport } from './write-insight-export.job.ts';

/**
 * Enqueues a workbook of insights, of all locations of which something is known.
 * @throws Problem `period_invalid`, `export_empty` where nothing is known, or `too_busy`
 */
export async function exportInsightsOf(
  services: Services,
  member: Member,
  search: PeriodSearch & LocationSearch,
  language: Language,
): Promise<FileExport> {
  const { queries } = services.database;
  const { companyId } = member;
  const now = services.now();
  const ids = await listRequestedIds(queries, member, search);
  const source: InsightSource = { companyId, locationIds: ids && idList(ids) };
  const { period: asked } = await insightPeriodOf(queries, member, source, search, now);
  const { from, to, compared } = asked;
  const { facilities } = await insightFacilities(queries, source, asked, 'views', null);
  if (facilities.length === 0) throw new Problem('export_empty');
  const months = keywordMonths({ from, to }, latestKeywordsMonth(localTime(now, member.timezone).date));
  return enqueueFile(
    services,
    member,
    {
      fileType: 'xlsx',
      language,
      name: labels(language, 'insight_export').filename,
      request: {
        period: { from, to },
        compared: compared ? { from: compared.from, to: compared.to } : null,
        months,
        requested_ids: ids ?? null,
        facilities_ids: facilities.map(({ facility }) => facility.id),
      },
      total:
        insightFigures.length +
        daysIn({ from, to }) +
        facilities.length +
        (await countKeywordLines(queries, source, months)) +
        definedInsightFigures.length,
    },
    writeInsightExport,
  );
}

/** The months that a period lies in; while they go on, the last that is over. */
function keywordMonths({ from, to }: Period, latest: string): Period {
  const last = (month: string) => (month < latest ? month : latest);
  return { from: last(monthOf(from)), to: last(monthOf(to)) };
}
