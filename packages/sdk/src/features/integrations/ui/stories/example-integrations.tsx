import { useState } from 'react';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import { personAccounts, type TestIntegrations } from '../../../../testing/integrations.ts';
import type { ColorScheme } from '../../../../theme/appearance.ts';
import type { GoogleAccount } from '../../use-google-accounts.ts';
import { GoogleAccounts } from '../google-accounts.tsx';
import { LocationImport } from '../location-import.tsx';
import { HostPage } from '../../../../stories/host-page.tsx';

export interface ExampleIntegrationsProps {
  shows: 'accounts' | 'import';
  /** The API behind it. */
  api?: TestClientOptions;
  /** The connected accounts. @default two of one person */
  accounts?: GoogleAccount[];
  /** What Google has, where it differs from the usual. */
  held?: Partial<TestIntegrations>;
  /** An import was started whose outcome has not been shown yet. */
  isPending?: boolean;
  /** Pixels; a phone is 390. @default as wide as the page */
  width?: number;
  onImport?: () => void;
  onDone?: () => void;
  onPendingChange?: (isPending: boolean) => void;
  openConsent?: (url: string) => void;
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
  const [isPending, setPending] = useState(wasPending);
  const keep = (next: boolean) => {
    setPending(next);
    props.onPendingChange?.(next);
  };
  return (
    <HostPage
      room={{ inlineSize: width ?? '100%' }}
      api={api}
      prepare={({ data }) => {
        data.googleAccounts = accounts;
        Object.assign(data.integrations, held);
      }}
      locale={locale}
      colorScheme={colorScheme}
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
    </HostPage>
  );
}
