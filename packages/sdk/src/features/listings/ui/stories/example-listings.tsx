import { useState, type ReactNode } from 'react';
import { en } from '../../../../locales/en.ts';
import { es } from '../../../../locales/es.ts';
import { pl } from '../../../../locales/pl.ts';
import { PinfoldProvider } from '../../../../provider/pinfold-provider.tsx';
import {
  createTestClient,
  type TestClient,
  type TestClientOptions,
} from '../../../../testing/create-test-client.ts';
import type { TestData } from '../../../../testing/test-data.ts';
import type { ColorScheme } from '../../../../theme/appearance.ts';

export interface ExampleListingsProps {
  /** The API behind it. */
  api?: TestClientOptions | undefined;
  /** What it holds before anything is drawn. */
  prepare?: ((data: TestData) => void) | undefined;
  /** Pixels; a phone is 390. @default as wide as the page */
  width?: number | undefined;
  /** A CSS length. @default as high as the page */
  height?: string | undefined;
}

interface Surroundings extends ExampleListingsProps {
  locale: string;
  colorScheme: ColorScheme;
  children: ReactNode;
}

const locales = { pl, en, es };

let latest: TestClient | undefined;

/** The API of the page that was drawn last, to look into it and to make it act. */
export function server() {
  if (!latest) throw new Error('No page has been drawn yet.');
  return latest.server;
}

/** A host's page with one of the components about listings, over an API in memory. */
export function ExampleListings({
  api,
  prepare,
  width,
  height,
  locale,
  colorScheme,
  children,
}: Surroundings) {
  const [client] = useState(() => {
    latest = createTestClient(api);
    prepare?.(latest.server.data);
    return latest;
  });
  return (
    <div style={{ inlineSize: width ?? '100%', blockSize: height ?? '100dvh' }}>
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
