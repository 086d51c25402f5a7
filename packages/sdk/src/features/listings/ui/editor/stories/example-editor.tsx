import type { TestClientOptions, TestServer } from '../../../../../testing/create-test-client.ts';
import type { ColorScheme } from '../../../../../theme/appearance.ts';
import { ListingEditor, type ListingEditorProps } from '../listing-editor.tsx';
import { HostPage } from '../../../../../stories/host-page.tsx';

export interface ExampleEditorProps extends ListingEditorProps {
  /** The API behind it. */
  api?: TestClientOptions;
  /** Acts on the API before anything is drawn. */
  prepare?: (server: TestServer) => void;
  /** Pixels; a phone is 390. @default as wide as the page */
  width?: number;
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
  return (
    <HostPage
      room={{ inlineSize: width ?? '100%', padding: 16, boxSizing: 'border-box' }}
      api={api}
      prepare={prepare}
      locale={locale}
      colorScheme={colorScheme}
    >
      <ListingEditor {...props} />
    </HostPage>
  );
}
