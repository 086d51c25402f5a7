import type { OperationsOf } from '../../operations-of.ts';
import type * as insights from './insights.endpoints.ts';
import type * as oldInsights from './old-insights.endpoints.ts';

type Operations = OperationsOf<typeof insights | typeof oldInsights>;

/** What each operation does and what it changes at the provider; who may call it is read from its access. */
export const insightsDescriptions: Readonly<Record<Operations, string>> = {
  getInsights:
    'Answers views of and actions on profiles over time. The provider completes figures late, so they end two weeks ago.',
  listInsightKeywords: 'Lists what people searched for when a profile was shown to them, most often first.',
  exportInsights:
    'Begins to write a workbook of insights in the background: summary, days, locations, keywords and definitions. Follow it with `getExport`.',
  getOldInsights: 'Answers searches, views and actions until 30 March 2023, when Google ended these figures.',
  exportOldInsights:
    'Begins to write a workbook of the former insights in the background: summary, days, locations and definitions. Follow it with `getExport`.',
};
