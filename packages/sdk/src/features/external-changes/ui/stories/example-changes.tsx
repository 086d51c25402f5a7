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

export interface ExampleChangesProps {
  /** The API behind it. */
  api?: TestClientOptions | undefined;
  /** Pixels; a phone is 390. @default 1080 */
  width?: number | undefined;
  /** A CSS length, for what fills its parent. @default as high as its content */
  height?: string | undefined;
}

interface Surroundings extends ExampleChangesProps {
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

/** A host's page with one of the components about protection and history, over an API in memory. */
export function ExampleChanges({ api, width = 1080, height, locale, colorScheme, children }: Surroundings) {
  const [client] = useState(() => {
    latest = createTestClient(api);
    return latest;
  });
  return (
    <div style={{ maxInlineSize: width, blockSize: height, padding: height ? 0 : 16 }}>
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
