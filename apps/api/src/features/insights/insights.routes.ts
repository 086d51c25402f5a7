import {
  exportInsights,
  getInsights,
  listInsightKeywords,
} from '@pinfold/contract/features/insights/insights.endpoints';
import {
  exportOldInsights,
  getOldInsights,
} from '@pinfold/contract/features/insights/old-insights.endpoints';
import { type Api, mount } from '../../http/mount.ts';
import { exportInsightsOf } from './export/export-insights.service.ts';
import { exportOldInsightsOf } from './old/export-old-insights.service.ts';
import { oldInsightsOf } from './old/old-insights.queries.ts';
import { insightKeywordsOf } from './read/insight-keywords.queries.ts';
import { type AnnotationSource, insightsOf } from './read/insights.queries.ts';

export function mountInsights(api: Api, annotations: AnnotationSource): void {
  const { queries } = api.services.database;
  const { now } = api.services;
  mount(api, getInsights, ({ member, body }) =>
    insightsOf(queries, member, body, { now: now(), annotations }),
  );
  mount(api, listInsightKeywords, ({ member, body: { page, page_size, ...search } }) =>
    insightKeywordsOf(queries, member, search, { now: now(), paging: { page, page_size } }),
  );
  mount(api, exportInsights, ({ services, member, body, language }) =>
    exportInsightsOf(services, member, body, language),
  );
  mount(api, getOldInsights, ({ member, body }) => oldInsightsOf(queries, member, body));
  mount(api, exportOldInsights, ({ services, member, body, language }) =>
    exportOldInsightsOf(services, member, body, language),
  );
}
