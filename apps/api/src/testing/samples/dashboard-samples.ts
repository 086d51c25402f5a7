import type { RawRequest } from '../clients/request.ts';

export function dashboardSamples(): Record<string, RawRequest> {
  return {
    getDashboardStats: { query: { days: '7' } },
    getDashboardHistory: { query: { from: '2026-01-01', to: '2026-01-31' } },
  };
}
