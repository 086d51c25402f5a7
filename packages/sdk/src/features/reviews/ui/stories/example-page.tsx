import type { ReactNode } from 'react';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import type { ColorScheme } from '../../../../theme/appearance.ts';
import { HostPage } from '../../../../stories/host-page.tsx';

export interface ExamplePageProps {
  /** The API behind it. */
  api?: TestClientOptions | undefined;
  /** Pixels; a phone is 390. @default 1080 */
  width?: number | undefined;
}

interface Surroundings extends ExamplePageProps {
  locale: string;
  colorScheme: ColorScheme;
  children: ReactNode;
}

/** A host's page with one of the components beside the inbox, over an API in memory. */
export function ExamplePage({ api, width = 1080, locale, colorScheme, children }: Surroundings) {
  return (
    <HostPage
      room={{ maxInlineSize: width, padding: 16 }}
      api={api}
      locale={locale}
      colorScheme={colorScheme}
    >
      {children}
    </HostPage>
  );
}
