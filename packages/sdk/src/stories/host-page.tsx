import { useEffect, useLayoutEffect, useState, type CSSProperties, type JSX, type ReactNode } from 'react';
import { en } from '../locales/en.ts';
import { es } from '../locales/es.ts';
import { pl } from '../locales/pl.ts';
import { PinfoldProvider, type PinfoldProviderProps } from '../provider/pinfold-provider.tsx';
import {
  createTestClient,
  type TestClient,
  type TestClientOptions,
  type TestServer,
} from '../testing/create-test-client.ts';
import type { AppearanceOptions, ColorScheme } from '../theme/appearance.ts';

interface HostPageProps extends Pick<PinfoldProviderProps, 'isViewAs' | 'navigate'> {
  /** Options of the in-memory API. */
  api?: TestClientOptions | undefined;
  /** Changes the API's data for the story. Its promise is awaited before the first render. */
  prepare?: ((server: TestServer, client: TestClient) => Promise<unknown> | void) | undefined;
  /** Style of the element around it. @default the whole page */
  room?: CSSProperties | undefined;
  /** From Storybook's toolbar. */
  locale: string;
  colorScheme: ColorScheme;
  direction?: AppearanceOptions['direction'] | undefined;
  children: ReactNode;
}

const locales = { pl, en, es };

let latest: TestClient | undefined;

/** The API of the last rendered page, for tests to read and to control. */
export function server(): TestServer {
  if (!latest) throw new Error('No page has been drawn yet.');
  return latest.server;
}

/** A host's page around a component of the SDK, with an in-memory API. */
export function HostPage({
  api,
  prepare,
  room,
  locale,
  colorScheme,
  direction,
  children,
  ...provider
}: HostPageProps): JSX.Element | null {
  const [{ client, preparing }] = useState(() => {
    const created = createTestClient(api);
    const prepared: unknown = prepare?.(created.server, created);
    // What a story's arrow function happens to return is nothing to wait for.
    return { client: created, preparing: prepared instanceof Promise ? prepared : undefined };
  });
  useLayoutEffect(() => void (latest = client), [client]);
  const [isReady, setReady] = useState(!preparing);
  useEffect(() => void preparing?.then(() => setReady(true)), [preparing]);
  if (!isReady) return null;
  return (
    <div style={room}>
      <PinfoldProvider
        {...provider}
        client={client}
        locale={locale === 'en' || locale === 'es' ? locales[locale] : pl}
        appearance={{ options: { colorScheme, ...(direction && { direction }) } }}
      >
        {children}
      </PinfoldProvider>
    </div>
  );
}
