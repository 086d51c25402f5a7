import { useState, type ReactNode } from 'react';
import { en } from '../../../../../locales/en.ts';
import { es } from '../../../../../locales/es.ts';
import { pl } from '../../../../../locales/pl.ts';
import { PinfoldProvider } from '../../../../../provider/pinfold-provider.tsx';
import {
  createTestClient,
  type TestClient,
  type TestClientOptions,
} from '../../../../../testing/create-test-client.ts';
import type { TestData } from '../../../../../testing/test-data.ts';
import type { ColorScheme } from '../../../../../theme/appearance.ts';

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

const locales = { pl, en, es };

let latest: TestClient | undefined;

/** The API of the page that was drawn last, to look into it. */
export function server() {
  if (!latest) throw new Error('No page has been drawn yet.');
  return latest.server;
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
  const [client] = useState(() => {
    latest = createTestClient(api);
    const { data } = latest.server;
    // So that listings nearby have a distance.
    const geo_coords = { latitude: 50.0614, longitude: 19.9372 };
    data.locations = data.locations.map((location) =>
      location.id === 1 ? { ...location, geo_coords } : location,
    );
    prepare?.(data);
    return latest;
  });
  return (
    <div style={{ maxInlineSize: width, padding: 16 }}>
      <PinfoldProvider
        client={client}
        locale={locale === 'en' || locale === 'es' ? locales[locale] : pl}
        appearance={{ options: { colorScheme } }}
      >
        {children}
      </PinfoldProvider>
    </div>
  );
}
