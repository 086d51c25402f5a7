import { useState } from 'react';
import { en } from '../../../../../locales/en.ts';
import { es } from '../../../../../locales/es.ts';
import { pl } from '../../../../../locales/pl.ts';
import { PinfoldProvider } from '../../../../../provider/pinfold-provider.tsx';
import {
  createTestClient,
  type TestClient,
  type TestClientOptions,
} from '../../../../../testing/create-test-client.ts';
import type { ColorScheme } from '../../../../../theme/appearance.ts';
import { LocationPositionsTable } from '../location-positions-table.tsx';
import type { RankLocationsProps } from '../rank-locations-frame.tsx';
import { RankMap } from '../rank-map.tsx';
import { RankOverviewChart } from '../rank-overview-chart.tsx';

export interface ExampleRankLocationsProps extends RankLocationsProps {
  /** Which of the three is drawn. @default 'table' */
  view?: 'table' | 'chart' | 'map' | undefined;
  /** The API behind it. */
  api?: TestClientOptions | undefined;
  /** Makes the API's company what the story tells of, before anything is asked. */
  prepare?: ((server: TestClient['server']) => void) | undefined;
  /** Pixels; a phone is 390. @default 1200 */
  width?: number | undefined;
}

interface Globals {
  locale: string;
  colorScheme: ColorScheme;
}

const locales = { pl, en, es };
const views = { table: LocationPositionsTable, chart: RankOverviewChart, map: RankMap };

let latest: TestClient | undefined;

/** The API of what was drawn last, to look into it and to make it act. */
export function server() {
  if (!latest) throw new Error('Nothing has been drawn yet.');
  return latest.server;
}

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
  const [client] = useState(() => {
    latest = createTestClient(api);
    prepare?.(latest.server);
    return latest;
  });
  const Positions = views[view];
  return (
    <div style={{ blockSize: 780, inlineSize: width, maxInlineSize: '100%' }}>
      <PinfoldProvider
        client={client}
        locale={locale === 'en' || locale === 'es' ? locales[locale] : pl}
        appearance={{ options: { colorScheme } }}
      >
        <Positions {...props} getHref={({ id }) => `#location-${id}`} />
      </PinfoldProvider>
    </div>
  );
}
