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
import { ListingEditor, type ListingEditorProps } from '../listing-editor.tsx';

export interface ExampleEditorProps extends ListingEditorProps {
  /** The API behind it. */
  api?: TestClientOptions;
  /** Acts on the API before anything is drawn. */
  prepare?: (server: TestServer) => void;
  /** Pixels; a phone is 390. @default as wide as the page */
  width?: number;
}

const locales = { pl, en, es };

let latest: TestClient | undefined;

/** The API of the editor that was drawn last, to look into it and to make it act. */
export function server() {
  if (!latest) throw new Error('No editor has been drawn yet.');
  return latest.server;
}

/** A host's page with the editor of one location, over an API in memory. */
export function ExampleEditor({
  api,
  prepare,
  width,
  locale,
  colorScheme,
  ...props
}: ExampleEditorProps & { locale: string; colorScheme: ColorScheme }) {
  const [client] = useState(() => {
    latest = createTestClient(api);
    prepare?.(latest.server);
    return latest;
  });
  return (
    <div style={{ inlineSize: width ?? '100%', padding: 16, boxSizing: 'border-box' }}>
      <PinfoldProvider
        client={client}
        locale={locale === 'en' || locale === 'es' ? locales[locale] : pl}
        appearance={{ options: { colorScheme } }}
      >
        <ListingEditor {...props} />
      </PinfoldProvider>
    </div>
  );
}
