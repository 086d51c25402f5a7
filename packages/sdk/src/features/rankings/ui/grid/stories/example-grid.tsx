import type { ReactNode } from 'react';
import type { TestClientOptions, TestServer } from '../../../../../testing/create-test-client.ts';
import type { ColorScheme } from '../../../../../theme/appearance.ts';
import { HostPage } from '../../../../../stories/host-page.tsx';

export interface ExampleGridProps {
  /** The API behind it. */
  api?: TestClientOptions | undefined;
  /** Prepares the API's company for the story, before the first request. */
  prepare?: ((server: TestServer) => void) | undefined;
  /** Pixels; a phone is 390. @default 1000 */
  width?: number | undefined;
}

interface Surroundings extends ExampleGridProps {
  locale: string;
  colorScheme: ColorScheme;
  children: ReactNode;
}

/** A host's page with a grid of positions, over an API in memory. */
export function ExampleGrid({ api, prepare, width = 1000, locale, colorScheme, children }: Surroundings) {
  return (
    <HostPage
      room={{ maxInlineSize: width, padding: 16 }}
      api={api}
      prepare={prepare}
      locale={locale}
      colorScheme={colorScheme}
    >
      {children}
    </HostPage>
  );
}
