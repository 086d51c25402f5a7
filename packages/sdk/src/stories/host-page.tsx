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
  /** The API behind it. */
  api?: TestClientOptions | undefined;
  /** Makes the API's company what the story tells of. What it returns is waited for before anything is drawn. */
  prepare?: ((server: TestServer, client: TestClient) => Promise<unknown> | void) | undefined;
  /** How much of the page there is for it. @default all */
  room?: CSSProperties | undefined;
  /** As Storybook's toolbar says. */
  locale: string;
  colorScheme: ColorScheme;
  direction?: AppearanceOptions['direction'] | undefined;
  children: ReactNode;
}

const locales = { pl, en, es };

let latest: TestClient | undefined;

/** The API of the page that was drawn last, to look into it and to make it act. */
export function server(): TestServer {
  if (!latest) throw new Error('No page has been drawn yet.');
  return latest.server;
}

/** A host's page with something of ours on it, over an API in memory. */
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
    return { client: created, preparing: prepare?.(created.server, created) };
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
