import { useEffect, useState } from 'react';
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
import { BulkEditTray } from '../bulk-edit-tray.tsx';
import { BulkEditor } from '../bulk-editor.tsx';

export interface ExampleBulkEditorProps {
  /** The API behind it. */
  api?: TestClientOptions;
  /** Has the API act before anything is drawn. */
  prepare?: (client: TestClient) => Promise<unknown> | void;
  /** The locations that were chosen. @default the first six, of which the third is being updated */
  ids?: readonly number[];
  /** Pixels; a phone is 390. @default 1000 */
  width?: number;
  shows?: 'editor' | 'tray';
}

const locales = { pl, en, es };

let latest: TestClient | undefined;

/** The API of the editor that was drawn last, to look into it and to make it act. */
export function server() {
  if (!latest) throw new Error('No editor has been drawn yet.');
  return latest.server;
}

/** A host's page that is nothing but the editor, over an API in memory. */
export function ExampleBulkEditor({
  api,
  prepare,
  ids: chosen = [1, 2, 4, 5, 6, 7],
  width = 1000,
  shows = 'editor',
  locale,
  colorScheme,
}: ExampleBulkEditorProps & { locale: string; colorScheme: ColorScheme }) {
  const [ids, setIds] = useState(chosen);
  const [client] = useState(() => {
    latest = createTestClient(api);
    return latest;
  });
  const [isReady, setReady] = useState(prepare === undefined);
  useEffect(() => {
    // Once only: StrictMode runs effects twice.
    if (client.server.calls.length > 0) return;
    void Promise.resolve(prepare?.(client)).then(() => setReady(true));
  }, [client, prepare]);
  if (!isReady) return null;
  return (
    <div style={{ maxInlineSize: width, minBlockSize: 240, padding: 16, position: 'relative' }}>
      <PinfoldProvider
        client={client}
        locale={locale === 'en' || locale === 'es' ? locales[locale] : pl}
        appearance={{ options: { colorScheme } }}
      >
        {shows === 'tray' ? (
          <BulkEditTray href="#edit" />
        ) : (
          <BulkEditor
            facilitiesIds={ids}
            onFacilitiesIdsChange={setIds}
            chooseHref="#list"
            getLocationHref={(id) => `#location-${id}`}
          />
        )}
      </PinfoldProvider>
    </div>
  );
}

/** An edit of the labels that is being sent when the page opens. */
export async function startLabelEdit(client: TestClient, ids: readonly number[] = [1, 2, 4, 5, 6, 7]) {
  await client.api.PATCH('/facilities/', {
    body: { facilities_ids: [...ids], edit: { labels: { mode: 'add', values: ['świąteczne'] } } },
  });
}
