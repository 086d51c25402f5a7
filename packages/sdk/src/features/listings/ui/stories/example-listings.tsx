import type { ReactNode } from 'react';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import type { TestData } from '../../../../testing/test-data.ts';
import type { ColorScheme } from '../../../../theme/appearance.ts';
import { HostPage } from '../../../../stories/host-page.tsx';

export interface ExampleListingsProps {
  /** The API behind it. */
  api?: TestClientOptions | undefined;
  /** What it holds before anything is drawn. */
  prepare?: ((data: TestData) => void) | undefined;
  /** Pixels; a phone is 390. @default as wide as the page */
  width?: number | undefined;
  /** A CSS length. @default as high as the page */
  height?: string | undefined;
}

interface Surroundings extends ExampleListingsProps {
  locale: string;
  colorScheme: ColorScheme;
  children: ReactNode;
}

/** A host's page with one of the components about listings, over an API in memory. */
export function ExampleListings({
  api,
  prepare,
  width,
  height,
  locale,
  colorScheme,
  children,
}: Surroundings) {
  return (
    <HostPage
      room={{ inlineSize: width ?? '100%', blockSize: height ?? '100dvh' }}
      api={api}
      prepare={({ data }) => prepare?.(data)}
      locale={locale}
      colorScheme={colorScheme}
    >
      {children}
    </HostPage>
  );
}
