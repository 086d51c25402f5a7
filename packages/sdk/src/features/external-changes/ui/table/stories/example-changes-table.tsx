import { useState } from 'react';
import { en } from '../../../../../locales/en.ts';
import { es } from '../../../../../locales/es.ts';
import { pl } from '../../../../../locales/pl.ts';
import { PinfoldProvider } from '../../../../../provider/pinfold-provider.tsx';
import {
  createTestClient,
  type TestClient,
  type TestClientOptions,
} from '../../../../../testing/create-test-client.ts';
import type { ColorScheme } from '../../../../../theme/appearance.ts';
import { ExternalChangesTable, type ExternalChangesTableProps } from '../external-changes-table.tsx';

export interface ExampleChangesTableProps extends ExternalChangesTableProps {
  /** The API behind it. */
  api?: TestClientOptions;
  /** Pixels; a phone is 390. @default as wide as the page */
  width?: number;
}

const locales = { pl, en, es };

let latest: TestClient | undefined;

/** The API of the table that was drawn last, to look into it and to make it act. */
export function server() {
  if (!latest) throw new Error('No table has been drawn yet.');
  return latest.server;
}

/** A host's page that is nothing but a table of external changes, over an API in memory. */
export function ExampleChangesTable({
  api,
  width,
  locale,
  colorScheme,
  ...props
}: ExampleChangesTableProps & { locale: string; colorScheme: ColorScheme }) {
  const [client] = useState(() => {
    latest = createTestClient(api);
    return latest;
  });
  return (
    <div style={{ blockSize: width ? 780 : '100vh', inlineSize: width ?? '100%' }}>
      <PinfoldProvider
        client={client}
        locale={locale === 'en' || locale === 'es' ? locales[locale] : pl}
        appearance={{ options: { colorScheme } }}
      >
        <ExternalChangesTable {...props} getHref={({ id }) => `/locations/${id}`} />
      </PinfoldProvider>
    </div>
  );
}
