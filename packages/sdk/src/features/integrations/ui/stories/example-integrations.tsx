import { useState } from 'react';
import { en } from '../../../../locales/en.ts';
import { es } from '../../../../locales/es.ts';
import { pl } from '../../../../locales/pl.ts';
import { PinfoldProvider } from '../../../../provider/pinfold-provider.tsx';
import {
  createTestClient,
  type TestClient,
  type TestClientOptions,
} from '../../../../testing/create-test-client.ts';
import { personAccounts, type TestIntegrations } from '../../../../testing/integration-fixtures.ts';
import type { ColorScheme } from '../../../../theme/appearance.ts';
import type { GoogleAccount } from '../../use-google-accounts.ts';
import { GoogleAccounts } from '../accounts/google-accounts.tsx';
import { LocationImport } from '../import/location-import.tsx';

export interface ExampleIntegrationsProps {
  shows: 'accounts' | 'import';
  /** The API behind it. */
  api?: TestClientOptions;
  /** The connected accounts. @default two of one person */
  accounts?: GoogleAccount[];
  /** What Google has, where it differs from the usual. */
  held?: Partial<TestIntegrations>;
  /** An import was begun whose outcome nobody has seen. */
  isPending?: boolean;
  /** Pixels; a phone is 390. @default as wide as the page */
  width?: number;
  onImport?: () => void;
  onDone?: () => void;
  onPendingChange?: (isPending: boolean) => void;
  openConsent?: (url: string) => void;
}

const locales = { pl, en, es };

let latest: TestClient | undefined;

/** The API of what was drawn last, to look into it. */
export function server() {
  if (!latest) throw new Error('Nothing has been drawn yet.');
  return latest.server;
}

/** A host's page that is nothing but the accounts, or the import, over an API in memory. */
export function ExampleIntegrations({
  shows,
  api,
  accounts = personAccounts(),
  held,
  isPending: wasPending = false,
  width,
  locale,
  colorScheme,
  ...props
}: ExampleIntegrationsProps & { locale: string; colorScheme: ColorScheme }) {
  const [client] = useState(() => {
    latest = createTestClient(api);
    latest.server.data.googleAccounts = accounts;
    Object.assign(latest.server.data.integrations, held);
    return latest;
  });
  const [isPending, setPending] = useState(wasPending);
  const keep = (next: boolean) => {
    setPending(next);
    props.onPendingChange?.(next);
  };
  return (
    <div style={{ inlineSize: width ?? '100%' }}>
      <PinfoldProvider
        client={client}
        locale={locale === 'en' || locale === 'es' ? locales[locale] : pl}
        appearance={{ options: { colorScheme } }}
      >
        {shows === 'accounts' ? (
          <GoogleAccounts onImport={props.onImport} openConsent={props.openConsent} />
        ) : (
          <LocationImport
            isPending={isPending}
            onPendingChange={keep}
            onDone={props.onDone}
            openConsent={props.openConsent}
          />
        )}
      </PinfoldProvider>
    </div>
  );
}
