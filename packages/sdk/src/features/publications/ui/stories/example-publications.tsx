import type { ReactNode } from 'react';
import { HostPage } from '../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import type { ColorScheme } from '../../../../theme/appearance.ts';

export interface ExamplePublicationsProps {
  /** The API behind it. */
  api?: TestClientOptions | undefined;
  /** Pixels; a phone is 390. @default 1200 */
  width?: number | undefined;
  /** A CSS length, for what fills its parent. @default as high as its content */
  height?: string | undefined;
}

interface Surroundings extends ExamplePublicationsProps {
  locale: string;
  colorScheme: ColorScheme;
  children: ReactNode;
}

/** A host's page with posts or photos, over an API in memory. */
export function ExamplePublications({
  api,
  width = 1200,
  height,
  locale,
  colorScheme,
  children,
}: Surroundings) {
  return (
    <HostPage
      room={{ maxInlineSize: width, blockSize: height, padding: height ? 0 : 16 }}
      api={api}
      locale={locale}
      colorScheme={colorScheme}
    >
      {children}
    </HostPage>
  );
}
