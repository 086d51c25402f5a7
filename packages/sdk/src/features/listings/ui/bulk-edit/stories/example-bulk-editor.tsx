import { useState } from 'react';
import type { TestClient, TestClientOptions } from '../../../../../testing/create-test-client.ts';
import { HostPage } from '../../../../../stories/host-page.tsx';
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
  return (
    <HostPage
      room={{ maxInlineSize: width, minBlockSize: 240, padding: 16, position: 'relative' }}
      api={api}
      prepare={(_server, client) => prepare?.(client)}
      locale={locale}
      colorScheme={colorScheme}
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
    </HostPage>
  );
}

/** An edit of the labels that is being sent when the page opens. */
export async function startLabelEdit(client: TestClient, ids: readonly number[] = [1, 2, 4, 5, 6, 7]) {
  await client.api.PATCH('/facilities/', {
    body: { facilities_ids: [...ids], edit: { labels: { mode: 'add', values: ['świąteczne'] } } },
  });
}
