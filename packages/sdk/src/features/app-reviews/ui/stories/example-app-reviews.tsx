import { type JSX, type ReactNode, useState } from 'react';
import { HostPage } from '../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import type { TestData } from '../../../../testing/test-data.ts';
import type { ColorScheme } from '../../../../theme/appearance.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { AppReviewFilters } from '../../app-review-filters.ts';
import type { AppReviewStats } from '../../app-reviews.queries.ts';
import { AppReviewsGate } from '../app-reviews-gate.tsx';
import { GapNotice } from '../gap-notice.tsx';
import { StoreCounters } from '../store-counters.tsx';

export interface ExampleAppReviewsProps {
  /** The API behind it. */
  api?: TestClientOptions;
  /** Apps and reviews, where they differ from the usual. */
  prepare?: (data: TestData) => void;
  /** Times of which reviews may be missing. */
  gaps?: AppReviewStats['gaps'];
  /** Null where the reader may connect nothing. */
  connectHref?: string | null;
  /** Pixels; a phone is 375. @default as wide as the page */
  width?: number;
}

/** What stands above the list of app reviews, on a host's page. */
export function ExampleAppReviews({
  api,
  prepare,
  gaps,
  connectHref = '/company/mobile-apps',
  width,
  locale,
  colorScheme,
}: ExampleAppReviewsProps & { locale: string; colorScheme: ColorScheme }): JSX.Element {
  return (
    <HostPage
      room={{ inlineSize: width ?? '100%', padding: 16 }}
      api={{ ...api, data: { featureFlags: ['app_reviews'], ...api?.data } }}
      prepare={({ data }) => {
        if (gaps) data.appReviews.gaps = gaps;
        prepare?.(data);
      }}
      locale={locale}
      colorScheme={colorScheme}
    >
      <AppReviewsGate connectHref={connectHref ?? undefined}>
        {({ stats, noApps }): ReactNode => noApps ?? (stats && <Above stats={stats} />)}
      </AppReviewsGate>
    </HostPage>
  );
}

function Above({ stats }: { stats: AppReviewStats }) {
  const [filters, setFilters] = useState<AppReviewFilters>({});
  return (
    <Stack gap={4}>
      <GapNotice gaps={stats.gaps} />
      <StoreCounters
        stats={stats}
        filters={filters}
        changeFilters={(change) => setFilters((former) => ({ ...former, ...change }) as AppReviewFilters)}
      />
    </Stack>
  );
}
