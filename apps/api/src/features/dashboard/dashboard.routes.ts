import {
  getDashboardHistory,
  getDashboardStats,
} from '@pinfold/contract/features/dashboard/dashboard.endpoints';
import { type Api, mount } from '../../http/mount.ts';
import { type DashboardSources, dashboardStats } from './dashboard.service.ts';
import { scoreHistory } from './score-days.queries.ts';

export function mountDashboard(api: Api, sources: DashboardSources): void {
  mount(api, getDashboardStats, ({ services, member, query: { days } }) =>
    dashboardStats(services, member, days, sources),
  );
  mount(api, getDashboardHistory, ({ services: { database, now }, member, query }) =>
    scoreHistory(database.queries, member, query, now()),
  );
}
