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

export interface ExampleCategoriesProps {
  /** The API behind it. */
  api?: TestClientOptions;
  /** Changes what the API holds before anything is drawn. */
  prepare?: (data: TestData) => void;
  /** Pixels; a phone is 390. @default 760 */
  width?: number;
}

interface Surroundings extends ExampleCategoriesProps {
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

/** A host's page about review categories, over an API in memory. */
export function ExampleCategories({
  api,
  prepare,
  width = 760,
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
