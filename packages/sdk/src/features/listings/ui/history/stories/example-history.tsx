import { useState } from 'react';
import { en } from '../../../../../locales/en.ts';
import { es } from '../../../../../locales/es.ts';
import { pl } from '../../../../../locales/pl.ts';
import { PinfoldProvider } from '../../../../../provider/pinfold-provider.tsx';
import {
  createTestClient,
  type TestClient,
  type TestClientOptions,
  type TestServer,
} from '../../../../../testing/create-test-client.ts';
import type { ColorScheme } from '../../../../../theme/appearance.ts';
import { ListingHistory, type ListingHistoryProps } from '../listing-history.tsx';

export interface ExampleHistoryProps extends ListingHistoryProps {
  /** The API behind it. */
  api?: TestClientOptions;
  /** Acts on the API before anything is drawn. */
  prepare?: (server: TestServer) => void;
  /** Pixels; a phone is 390. @default 960 */
  width?: number;
}

const locales = { pl, en, es };

let latest: TestClient | undefined;

/** The API of the history that was drawn last, to look into it and to make it act. */
export function server() {
  if (!latest) throw new Error('No history has been drawn yet.');
  return latest.server;
}

/** A host's page with one listing over time, over an API in memory. */
export function ExampleHistory({
  api,
  prepare,
  width = 960,
  locale,
  colorScheme,
  ...props
}: ExampleHistoryProps & { locale: string; colorScheme: ColorScheme }) {
  const [client] = useState(() => {
    latest = createTestClient(api);
    prepare?.(latest.server);
    return latest;
  });
  return (
    <div style={{ inlineSize: width, maxInlineSize: '100%', padding: 16, boxSizing: 'border-box' }}>
      <PinfoldProvider
        client={client}
        locale={locale === 'en' || locale === 'es' ? locales[locale] : pl}
        appearance={{ options: { colorScheme } }}
      >
        <ListingHistory {...props} />
      </PinfoldProvider>
    </div>
  );
}
