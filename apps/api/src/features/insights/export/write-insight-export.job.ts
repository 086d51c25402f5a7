import * as z from 'zod';
import type { Insights } from '@pinfold/contract/features/insights/insights.endpoints';
import { type Period, stepsOf } from '@pinfold/contract/period';
import type { Queryable } from '../../../database/database.ts';
import { idList } from '../../../database/int8.ts';
import { defineExport } from '../../../exports/define-export.ts';
import { linesInBatches, readOnce } from '../../../exports/sheet-lines.ts';
import { labels } from '../../../i18n/i18n.ts';
import { insightCoverage } from '../read/insight-coverage.ts';
import { insightFacilities } from '../read/insight-facilities.ts';
import type { InsightSource } from '../read/insight-rows.ts';
import { insightsByPoint, toInsightSeries } from '../read/insight-sums.ts';
import { insightChange, insightFigures, insightFiguresOf } from './insight-figures.ts';
import {
  daysSheet,
  definitionsSheet,
  locationLine,
  locationsSheet,
  sumColumn,
  summarySheet,
} from './insight-sheets.ts';
import { keywordSheet } from './keyword-sheet.ts';

/** Locations that are read at once. */
const chunk = 500;

const period = z.object({ from: z.string(), to: z.string() });

/** What is told of a day beside its figures: a day that is not known of all locations is partial. */
const dayFigures = [...insightFigures, 'known', 'expected'] as const;

const comparedFigures = ['views_before', 'views_change'] as const;

/** Lines of the definitions. */
export const definedInsightFigures = [...dayFigures, ...comparedFigures, 'keywords'] as const;

/** Writes a workbook of insights. */
export const writeInsightExport = defineExport({
  kind: 'insights',
  name: 'write-insight-export',
  request: z.object({
    period,
    compared: period.nullable(),
    /** First days of the months of keywords. */
    months: period,
    /** Null for the whole company, whose days are added up already. */
    requested_ids: z.array(z.number()).nullable(),
    /** Those of which something is known, in their order. */
    facilities_ids: z.array(z.number()),
  }),
  open({ database: { queries } }, { companyId, language }, asked) {
    const { figures: texts, columns: named, mailSubject } = labels(language, 'insight_export');
    const source: InsightSource = {
      companyId,
      locationIds: asked.requested_ids ? idList(asked.requested_ids) : undefined,
    };
    const { compared } = asked;
    const days = { ...asked.period, points: stepsOf(asked.period, 'day') };
    const readDays = readOnce(() => insightsByPoint(queries, source, days));
    const total = sumColumn(named.total, asked.period);
    const ofLocations = {
      language,
      texts,
      figures: compared ? ([...insightFigures, ...comparedFigures] as const) : insightFigures,
    };
    return {
      sheets: [
        summarySheet(
          { language, texts, figures: insightFigures },
          compared ? [total, sumColumn(named.before, compared), named.change] : [total],
          async () => {
            const now = insightFiguresOf(toInsightSeries(await readDays()).totals);
            const before = compared && (await readTotals(queries, source, compared));
            return (figure) =>
              before
                ? [now[figure], before[figure], insightChange(figure, now[figure], before[figure])]
                : [now[figure]];
          },
        ),
        daysSheet({ language, texts, figures: dayFigures }, async () => {
          const sums = await readDays();
          const { expected } = await insightCoverage(queries, source, days);
          return sums.map((sum, index) => ({
            day: days.points[index] ?? days.from,
            counts: { ...insightFiguresOf(sum), known: sum.known, expected: expected[index] ?? 0 },
          }));
        }),
        locationsSheet(
          ofLocations,
          linesInBatches(asked.facilities_ids, chunk, async (ids) => {
            const some = { companyId, locationIds: idList(ids) };
            const both = { ...asked.period, compared: compared ?? undefined };
            const { facilities } = await insightFacilities(queries, some, both, 'views', null);
            return facilities.map((row) => locationLine(ofLocations, row.facility, locationFigures(row)));
          }),
        ),
        keywordSheet(queries, language, source, asked.months),
        definitionsSheet({ language, texts, figures: definedInsightFigures }),
      ],
      mail: { subject: mailSubject, path: '/users-behavior' },
    };
  },
});

async function readTotals(queries: Queryable, source: InsightSource, { from, to }: Period) {
  const { totals } = toInsightSeries(await insightsByPoint(queries, source, { from, to, points: [from] }));
  return insightFiguresOf(totals);
}

function locationFigures({ totals, before }: Insights['facilities'][number]) {
  const now = insightFiguresOf(totals);
  const views_before = before && insightFiguresOf(before).views;
  return { ...now, views_before, views_change: insightChange('views', now.views, views_before) };
}
