import { getInsights, listInsightKeywords } from '@pinfold/contract/features/insights/insights.endpoints';
import { type Api, mount } from '../../http/mount.ts';
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
}
