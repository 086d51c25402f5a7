import type { ReactNode } from 'react';
import { HostPage } from '../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import type { TestDashboard } from '../../../../testing/dashboard.ts';
import type { ColorScheme } from '../../../../theme/appearance.ts';
import type { DashboardIndicator } from '../../dashboard.queries.ts';

export interface ExampleDashboardProps {
  /** The API behind it. */
  api?: TestClientOptions | undefined;
  /** Pixels; a phone is 390. @default 1120 */
  width?: number | undefined;
}

interface Surroundings extends ExampleDashboardProps {
  locale: string;
  colorScheme: ColorScheme;
  children: ReactNode;
}

/** A host's page with a dashboard, over an API in memory. */
export function ExampleDashboard({ api, width = 1120, locale, colorScheme, children }: Surroundings) {
  return (
    <HostPage
      room={{ maxInlineSize: width, padding: 16 }}
      api={api}
      locale={locale}
      colorScheme={colorScheme}
    >
      {children}
    </HostPage>
  );
}

/** The API in memory with other indicators. */
export function withIndicators(
  changed: Partial<Record<DashboardIndicator['id'], Partial<DashboardIndicator>>>,
  statsAs: TestDashboard['statsAs'] = (stats) => stats,
): TestClientOptions {
  return {
    data: {
      dashboard: {
        statsAs: (stats) =>
          statsAs({
            ...stats,
            indicators: stats.indicators.map((one) => ({ ...one, ...changed[one.id] })),
          }),
      },
    },
  };
}

/** A value with a course that has a gap and a lone day, without an earlier one. */
export const knownWithGaps: Partial<DashboardIndicator> = {
  state: 'known',
  value: 41.3,
  measured_on: '2026-11-28',
  series: [38, 39, null, 40, null, null, 43, 44, 42, 41],
};
