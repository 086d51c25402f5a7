import type { TestClientOptions } from '../../../../../testing/create-test-client.ts';
import type { ColorScheme } from '../../../../../theme/appearance.ts';
import { ExternalChangesTable, type ExternalChangesTableProps } from '../external-changes-table.tsx';
import { HostPage } from '../../../../../stories/host-page.tsx';

export interface ExampleChangesTableProps extends ExternalChangesTableProps {
  /** The API behind it. */
  api?: TestClientOptions;
  /** Pixels; a phone is 390. @default as wide as the page */
  width?: number;
}

/** A host's page that is nothing but a table of external changes, over an API in memory. */
export function ExampleChangesTable({
  api,
  width,
  locale,
  colorScheme,
  ...props
}: ExampleChangesTableProps & { locale: string; colorScheme: ColorScheme }) {
  return (
    <HostPage
      room={{ blockSize: width ? 780 : '100vh', inlineSize: width ?? '100%' }}
      api={api}
      locale={locale}
      colorScheme={colorScheme}
    >
      <ExternalChangesTable {...props} getHref={({ id }) => `/locations/${id}`} />
    </HostPage>
  );
}
