import type { ReactNode } from 'react';
import type { TestClientOptions } from '../../../../../testing/create-test-client.ts';
import type { TestData } from '../../../../../testing/test-data.ts';
import type { ColorScheme } from '../../../../../theme/appearance.ts';
import { HostPage } from '../../../../../stories/host-page.tsx';

export interface ExampleCompetitionProps {
  /** The API behind it. */
  api?: TestClientOptions;
  /** Changes what the API holds before anything is drawn. */
  prepare?: (data: TestData) => void;
  /** Pixels; a phone is 390. @default 960 */
  width?: number;
}

interface Surroundings extends ExampleCompetitionProps {
  locale: string;
  colorScheme: ColorScheme;
  children: ReactNode;
}

/** A host's page about competitors, over an API in memory. */
export function ExampleCompetition({
  api,
  prepare,
  width = 960,
  locale,
  colorScheme,
  children,
}: Surroundings) {
  return (
    <HostPage
      room={{ maxInlineSize: width, padding: 16 }}
      api={api}
      prepare={({ data }) => {
        // So that listings nearby have a distance.
        const geo_coords = { latitude: 50.0614, longitude: 19.9372 };
        data.locations = data.locations.map((location) =>
          location.id === 1 ? { ...location, geo_coords } : location,
        );
        prepare?.(data);
      }}
      locale={locale}
      colorScheme={colorScheme}
    >
      {children}
    </HostPage>
  );
}
