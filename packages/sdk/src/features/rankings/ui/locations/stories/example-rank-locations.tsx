import type { TestClientOptions, TestServer } from '../../../../../testing/create-test-client.ts';
import type { ColorScheme } from '../../../../../theme/appearance.ts';
import { LocationPositionsTable } from '../location-positions-table.tsx';
import type { RankLocationsProps } from '../rank-locations-frame.tsx';
import { RankMap } from '../rank-map.tsx';
import { RankOverviewChart } from '../rank-overview-chart.tsx';
import { HostPage } from '../../../../../stories/host-page.tsx';

export interface ExampleRankLocationsProps extends RankLocationsProps {
  /** Which of the three is drawn. @default 'table' */
  view?: 'table' | 'chart' | 'map' | undefined;
  /** The API behind it. */
  api?: TestClientOptions | undefined;
  /** Prepares the API's company for the story, before the first request. */
  prepare?: ((server: TestServer) => void) | undefined;
  /** Pixels; a phone is 390. @default 1200 */
  width?: number | undefined;
}

interface Globals {
  locale: string;
  colorScheme: ColorScheme;
}

const views = { table: LocationPositionsTable, chart: RankOverviewChart, map: RankMap };

/** A host's page that is nothing but positions of all locations, over an API in memory. */
export function ExampleRankLocations({
  view = 'table',
  api,
  prepare,
  width = 1200,
  locale,
  colorScheme,
  ...props
}: ExampleRankLocationsProps & Globals) {
  const Positions = views[view];
  return (
    <HostPage
      room={{ blockSize: 780, inlineSize: width, maxInlineSize: '100%' }}
      api={api}
      prepare={prepare}
      locale={locale}
      colorScheme={colorScheme}
    >
      <Positions {...props} getHref={({ id }) => `#location-${id}`} />
    </HostPage>
  );
}
