import type { TestClientOptions, TestServer } from '../../../../../testing/create-test-client.ts';
import type { ColorScheme } from '../../../../../theme/appearance.ts';
import { ListingHistory, type ListingHistoryProps } from '../listing-history.tsx';
import { HostPage } from '../../../../../stories/host-page.tsx';

export interface ExampleHistoryProps extends ListingHistoryProps {
  /** The API behind it. */
  api?: TestClientOptions;
  /** Acts on the API before anything is drawn. */
  prepare?: (server: TestServer) => void;
  /** Pixels; a phone is 390. @default 960 */
  width?: number;
}

/** A host's page with one listing over time, over an API in memory. */
export function ExampleHistory({
  api,
  prepare,
  width = 960,
  locale,
  colorScheme,
  ...props
}: ExampleHistoryProps & { locale: string; colorScheme: ColorScheme }) {
  return (
    <HostPage
      room={{ inlineSize: width, maxInlineSize: '100%', padding: 16, boxSizing: 'border-box' }}
      api={api}
      prepare={prepare}
      locale={locale}
      colorScheme={colorScheme}
    >
      <ListingHistory {...props} />
    </HostPage>
  );
}
