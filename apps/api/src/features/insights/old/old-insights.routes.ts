import {
  exportOldInsights,
  getOldInsights,
} from '@pinfold/contract/features/insights/old-insights.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { exportOldInsightsOf } from './export-old-insights.service.ts';
import { oldInsightsOf } from './old-insights.queries.ts';

export function mountOldInsights(api: Api): void {
  mount(api, getOldInsights, ({ services, member, body }) =>
    oldInsightsOf(services.database.queries, member, body),
  );
  mount(api, exportOldInsights, ({ services, member, body, language }) =>
    exportOldInsightsOf(services, member, body, language),
  );
}
