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
import type { ColorScheme } from '../../../../theme/appearance.ts';

export interface ExamplePageProps {
  /** The API behind it. */
  api?: TestClientOptions | undefined;
  /** Pixels; a phone is 390. @default 1200 */
  width?: number | undefined;
}

interface Surroundings extends ExamplePageProps {
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

/** A host's page with one of the screens of the store locator's owner, over an API in memory. */
export function ExamplePage({ api, width = 1200, locale, colorScheme, children }: Surroundings) {
  const [client] = useState(() => {
    latest = createTestClient(api);
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
