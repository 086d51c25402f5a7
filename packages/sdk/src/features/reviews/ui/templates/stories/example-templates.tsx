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
import { ReplyTemplates, type ReplyTemplatesProps } from '../reply-templates.tsx';

export interface ExampleTemplatesProps extends ReplyTemplatesProps {
  /** The API behind it. */
  api?: TestClientOptions | undefined;
  /** Nothing was written yet. */
  isEmpty?: boolean | undefined;
  /** Pixels; a phone is 390. @default 1080 */
  width?: number | undefined;
}

const locales = { pl, en, es };

let latest: TestClient | undefined;

/** The API of the page that was drawn last, to look into it and to make it act. */
export function server() {
  if (!latest) throw new Error('No page has been drawn yet.');
  return latest.server;
}

/** A host's page with reply templates, over an API in memory. */
export function ExampleTemplates({
  api,
  isEmpty,
  width = 1080,
  locale,
  colorScheme,
  ...props
}: ExampleTemplatesProps & { locale: string; colorScheme: ColorScheme }) {
  const [client] = useState(() => {
    latest = createTestClient(api);
    if (isEmpty) Object.assign(latest.server.data.replyTemplates, { categories: [], templates: [] });
    return latest;
  });
  return (
    <div style={{ maxInlineSize: width, padding: 16 }}>
      <PinfoldProvider
        client={client}
        locale={locale === 'en' || locale === 'es' ? locales[locale] : pl}
        appearance={{ options: { colorScheme } }}
      >
        <ReplyTemplates {...props} />
      </PinfoldProvider>
    </div>
  );
}
